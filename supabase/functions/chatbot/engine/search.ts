import MiniSearch from 'minisearch';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { splitCompound } from '#shared/search/compounds.ts';
import { createSpellChecker, type SpellChecker } from '#shared/search/spelling.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { expandTerm } from '#shared/search/synonyms.ts';
import { CONCEPTS } from './concepts.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';

export type Hit = {
  document: SearchDocument;
  score: number;
  /** Share of the query's terms found in the document, 0 to 1. */ coverage: number;
};
export type SectionSearch = { spelling: SpellChecker; find: (query: string, limit: number) => Hit[] };

const MAX_HITS = 25;
const MAX_REMEMBERED = 2_000;

/** BM25 over all sections, with German stems, compound parts, synonyms and typing errors of one or two letters. */
export function createSectionSearch(documents: readonly SearchDocument[]): SectionSearch {
  const vocabulary = countWords(documents);
  const spelling = createSpellChecker(vocabulary, EVERYDAY_WORDS);
  const inCorpus = (word: string): boolean => vocabulary.has(word);
  const toTerms = (word: string): string[] => {
    if (isStopWord(word) || word.length < 2) return [];
    return [...new Set([word, ...splitCompound(word, inCorpus)].map(stem))];
  };
  const knownStems = new Set([...vocabulary.keys()].map(stem));
  const index = new MiniSearch<SearchDocument>({
    fields: ['title', 'heading', 'keywords', 'text'],
    tokenize,
    processTerm: (word) => toTerms(word),
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  // A history is replayed with every message, so the same queries come back.
  const remembered = new Map<string, Hit[]>();
  const findAll = (query: string): Hit[] => {
    const words = tokenize(query).filter((word) => !isStopWord(word));
    const wanted = new Set(words.flatMap((word) => toTerms(spelling.correct(word))));
    if (wanted.size === 0) return [];
    const expanded = new Set([...wanted].flatMap(expandTerm));
    const results = index.search([...expanded].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { title: 2, heading: 3, keywords: 2.5, text: 1 },
      boostTerm: (term) => (wanted.has(term) ? 1 : 0.45),
      // Words that the spelling correction could not place; searching every word fuzzily would cost ten times as much.
      fuzzy: (term) => (term.length > 5 && !knownStems.has(term) ? 0.2 : false),
      maxFuzzy: 2,
      weights: { fuzzy: 0.25, prefix: 0.3 },
      combineWith: 'OR',
    });
    return results.slice(0, MAX_HITS).flatMap((result) => {
      const document = byId.get(String(result.id));
      const found = [...wanted].filter((term) => expandTerm(term).some((form) => Object.hasOwn(result.match, form)));
      return document ? [{ document, score: result.score, coverage: found.length / wanted.size }] : [];
    });
  };
  return {
    spelling,
    find(query, limit) {
      let hits = remembered.get(query);
      if (!hits) {
        if (remembered.size >= MAX_REMEMBERED) remembered.clear();
        remembered.set(query, (hits = findAll(query)));
      }
      return hits.slice(0, limit);
    },
  };
}

function countWords(documents: readonly SearchDocument[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of CONCEPTS.spellings) counts.set(word, 20);
  for (const { title, heading, keywords, text } of documents) {
    for (const word of tokenize(`${title} ${heading} ${keywords} ${text}`)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
