import { expect, it } from 'vitest';
import { findEarlier, listContacts } from './handover.ts';

const talk = (...texts: string[]) =>
  texts.map((content, index) => ({ role: index % 2 ? 'assistant' : 'user', content }));

it('names every way to reach the visitor once, what he named last first', () => {
  const mail = (contact: string) => ({ id: contact, contact, transcript: null });
  expect(listContacts([mail('0241 998877'), mail('max@firma.example, 0241 998877')])).toEqual([
    '0241 998877',
    'max@firma.example',
  ]);
});

it('finds what was said before a reload, and repeats nothing', () => {
  const before = talk('Was kostet ein Shop?', 'Ab 2.590 €', 'Weiter', 'Gern');
  const after = talk('Weiter', 'Gern', '[E-Mail]', 'Danke');
  expect(findEarlier([...before, ...after], after)).toEqual(before);
  expect(findEarlier([...before, ...after], [...after, ...talk('Noch etwas', 'Ja')])).toEqual(
    before,
  );
  expect(findEarlier(after, after)).toEqual([]);
  expect(findEarlier([], after)).toEqual([]);
  // The mail holds the end of a long talk alone.
  expect(findEarlier(after.slice(2), after)).toEqual([]);
});
