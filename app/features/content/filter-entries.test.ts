import { describe, expect, it } from 'vitest';
import { filterEntries, groupByLetter, type GlossaryTeaser } from './filter-entries.ts';

const entry = (
  term: string,
  category: string,
  synonyms: string[] = [],
  definition = '',
): GlossaryTeaser => ({
  path: `/glossar/${term}`,
  term,
  category,
  synonyms,
  definition,
});
const ENTRIES = [
  entry('Ähnlichkeit', 'Suche'),
  entry('API', 'Technik', ['Schnittstelle']),
  entry('Lösung', 'Technik', [], 'Nutzt eine API'),
];
const terms = (list: readonly GlossaryTeaser[]) => list.map((item) => item.term);

describe('glossary filter', () => {
  it('folds umlauts and searches synonyms', () => {
    expect(terms(filterEntries(ENTRIES, 'loesung', ''))).toEqual(['Lösung']);
    expect(terms(filterEntries(ENTRIES, 'SCHNITT', ''))).toEqual(['API']);
  });

  it('puts a hit in the name first and respects the category', () => {
    expect(terms(filterEntries(ENTRIES, 'api', ''))).toEqual(['API', 'Lösung']);
    expect(terms(filterEntries(ENTRIES, '', 'Suche'))).toEqual(['Ähnlichkeit']);
  });

  it('groups umlauts with their base letter', () => {
    expect(groupByLetter(ENTRIES).map((group) => group.letter)).toEqual(['A', 'L']);
  });
});
