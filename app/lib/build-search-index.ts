import MiniSearch from 'minisearch';
import { splitCompound } from '#shared/search/compounds.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { INDEX_OPTIONS, type SearchEntry, type SearchIndex } from './site-search.ts';

/**
 * The index that browsers load: every word as it stands, its stem, and the
 * stems of the parts of a compound.
 */
export function buildSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const vocabulary = new Set(
    entries.flatMap((entry) =>
      tokenize(`${entry.title} ${entry.heading} ${entry.text} ${entry.keywords}`),
    ),
  );
  const split = (word: string): string[] => splitCompound(word, (part) => vocabulary.has(part));
  const index = new MiniSearch({
    ...INDEX_OPTIONS,
    tokenize,
    processTerm: (word) =>
      isStopWord(word) ? null : [...new Set([word, stem(word), ...split(word).map(stem)])],
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { entries: [...entries], index: index.toJSON() };
}
