import MiniSearch from 'minisearch';
import { splitCompound } from '#shared/search/compounds.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { INDEX_OPTIONS, type SearchEntry, type SearchIndex } from './site-search.ts';

const LONGEST_EXCERPT = 220;

/**
 * The index that browsers load: every word of the shortened sections as it
 * stands, its stem, and the stems of the parts of a compound.
 */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const entries = documents.map(shorten);
  const vocabulary = new Set(
    entries.flatMap((entry) =>
      tokenize(`${entry.title} ${entry.heading} ${entry.text} ${entry.keywords}`),
    ),
  );
  const split = (word: string): string[] => splitCompound(word, (part) => vocabulary.has(part));
  const index = new MiniSearch({
    ...INDEX_OPTIONS,
    tokenize,
    processTerm: (word, field) =>
      isStopWord(word) && field !== 'title'
        ? null
        : [...new Set([word, stem(word), ...split(word).map(stem)])],
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return { entries, index: index.toJSON() };
}

function shorten({ path, title, heading, text, keywords }: SearchDocument): SearchEntry {
  const excerpt =
    text.length <= LONGEST_EXCERPT
      ? text
      : `${text.slice(0, text.lastIndexOf(' ', LONGEST_EXCERPT))} …`;
  return { path, title, heading, keywords, text: excerpt };
}
