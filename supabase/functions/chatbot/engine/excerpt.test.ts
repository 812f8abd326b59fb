import { expect, test } from 'vitest';
import { buildExcerpt, measureFocus, splitSentences } from './excerpt.ts';

test('numbers and short forms end no sentence', () => {
  expect(splitSentences('Ab dem 15. März gelten z. B. 200 Tage. Danach sind es weniger.')).toEqual([
    'Ab dem 15. März gelten z. B. 200 Tage.',
    'Danach sind es weniger.',
  ]);
});

test('starts at the sentence that answers, and stays short', () => {
  const filler = 'Hier steht etwas anderes über ganz andere Dinge auf dieser Seite. '.repeat(6);
  const excerpt = buildExcerpt(`${filler}Der Umzug der Domain dauert einen Tag. ${filler}`, 'Wie lange dauert der Umzug meiner Domain?');
  expect(excerpt.startsWith('Der Umzug der Domain')).toBe(true);
  expect(excerpt.length).toBeLessThanOrEqual(320);
});

test('words strewn over a section are no answer', () => {
  expect(measureFocus('Preise', 'Drucker stehen hier. Verkaufen tun andere.', 'Drucker verkaufen')).toBeLessThan(0.66);
  expect(measureFocus('Preise', 'Wir verkaufen Drucker.', 'Drucker verkaufen')).toBe(1);
});
