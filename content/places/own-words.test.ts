import { expect, it } from 'vitest';
import { createSentenceReader, earnsItsPlace, measureOwnWords } from './own-words.ts';

const read = createSentenceReader(['Köln', 'Bad Köln', 'Aachen']);

it('masks place names, their forms and digits', () => {
  expect(read('In Köln leben 1.086.000 Menschen. Der Kölner Dom: hoch. Kölnisch bleibt.')).toEqual([
    'In ORT leben # Menschen.',
    'Der ORT Dom:',
    'hoch.',
    'Kölnisch bleibt.',
  ]);
  expect(read('Bad Köln liegt am Fluss.')).toEqual(['ORT liegt am Fluss.']);
});

it('counts a sentence with another town in it as the same sentence', () => {
  const [aachen, cologne] = measureOwnWords(
    [
      { path: '/a', text: 'Wir bauen Websites in Aachen ab 590 €. Die Printe ist hart.' },
      { path: '/k', text: 'Wir bauen Websites in Köln ab 99 €. Der Dom ist zu sehen.' },
    ],
    read,
  );
  expect(aachen).toMatchObject({ own: 4, words: 11 });
  expect(cologne).toMatchObject({ own: 5, words: 12 });
});

it('lets a page pass with 250 own words that are at least half of it', () => {
  expect(earnsItsPlace({ path: '/', words: 500, own: 250, shared: 0.5 })).toBe(true);
  expect(earnsItsPlace({ path: '/', words: 400, own: 249, shared: 0.37 })).toBe(false);
  expect(earnsItsPlace({ path: '/', words: 600, own: 290, shared: 0.52 })).toBe(false);
});
