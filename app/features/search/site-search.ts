import MiniSearch, { type Query } from 'minisearch';
import { splitCompound } from '#shared/search/compounds.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';

/** One section of the site, short enough to send all of them to the browser. */
export type SearchEntry = { path: string; title: string; heading: string; text: string; keywords: string };

/** Finds sections for what somebody types: the last word may be unfinished, compounds count by their parts, small typing errors pass. */
export type SiteSearch = (query: string, limit: number) => SearchEntry[];

const SHORTEST_FUZZY_WORD = 5;
/** Whoever types 'Impressum' wants that page, not the article about it. */
const PAGE_OF_THAT_NAME = 4;

/** Builds the index; about 50 ms for the whole site. */
export function createSiteSearch(entries: readonly SearchEntry[]): SiteSearch {
  const vocabulary = new Set(entries.flatMap((entry) => tokenize(`${entry.title} ${entry.heading} ${entry.text} ${entry.keywords}`)));
  const split = (word: string): string[] => splitCompound(word, (part) => vocabulary.has(part));
  const names = entries.map((entry) => tokenize(entry.title).join(' '));
  const index = new MiniSearch({
    fields: ['title', 'heading', 'keywords', 'text'],
    idField: 'id',
    tokenize,
    processTerm: (word) => (isStopWord(word) ? null : [...new Set([word, stem(word), ...split(word).map(stem)])]),
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: { title: 4, heading: 3, keywords: 2 },
      boostDocument: (id, term) => (names[Number(id)] === term ? PAGE_OF_THAT_NAME : 1),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  const buildQuery = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: word.length > 1, fuzzy: word.length >= SHORTEST_FUZZY_WORD ? 0.2 : false, maxFuzzy: 2 },
      stem(word),
      ...split(word).map(stem),
    ],
  });

  return (query, limit) => {
    const words = tokenize(query).filter((word) => !isStopWord(word));
    if (words.length === 0) return [];
    const queries = words.map(buildQuery);
    const strict = index.search({ combineWith: 'AND', queries });
    const hits = strict.length > 0 ? strict : index.search({ combineWith: 'OR', queries });
    const found = hits.flatMap((hit) => entries[Number(hit.id)] ?? []);
    return keepBestOfEachPage(found).slice(0, limit);
  };
}

/** Two sections of one page in a row of results would hide other pages. */
function keepBestOfEachPage(entries: readonly SearchEntry[]): SearchEntry[] {
  const pages = new Set<string>();
  return entries.filter((entry) => {
    const page = entry.path.replace(/[#?].*$/, '') || '/';
    if (pages.has(page)) return false;
    pages.add(page);
    return true;
  });
}
