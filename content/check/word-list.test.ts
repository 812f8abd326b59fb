import { expect, it } from 'vitest';
import { createWordSearch, printWordList } from './word-list.ts';

it('finds each word of a list, first, last and between, and nothing else', () => {
  const words = ['Zoo', 'Äpfel', 'an', 'anders', 'Anfrage', 'über', 'Ü', '-frage', 'x-y'];
  const search = createWordSearch(printWordList(words));
  for (const word of ['Zoo', 'Äpfel', 'an', 'anders', 'Anfrage', 'über', 'Ü'])
    expect(search(word), word).toBe(true);
  for (const word of ['', 'a', 'ander', 'andersw', 'Zo', 'Zoos', 'Apfel', '-frage', 'x-y', 'frage'])
    expect(search(word), word).toBe(false);
  expect(createWordSearch(printWordList([]))('an')).toBe(false);
});
