import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { splitCompound } from '#shared/search/compounds.ts';
import { fetchTimed } from './slow-operations.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';

/** One section of the site, short enough to send all of them to the browser. */
export type SearchEntry = {
  path: string;
  title: string;
  heading: string;
  text: string;
  keywords: string;
};

/**
 * What `/suche.json` holds: the sections and their index, built on the server
 * once per version of the content (build-search-index.ts).
 */
export type SearchIndex = { entries: SearchEntry[]; index: AsPlainObject };

/**
 * Finds sections for what somebody types: the last word may be unfinished,
 * compounds count by their parts, small typing errors pass. `within` is the
 * beginning that all paths must have; inside of one part of the site all
 * sections of a page count.
 */
export type SiteSearch = (query: string, limit: number, within?: string) => SearchEntry[];

export const INDEX_OPTIONS = { fields: ['title', 'heading', 'keywords', 'text'], idField: 'id' };

const SHORTEST_FUZZY_WORD = 5;
/** Whoever types 'Impressum' wants that page, not the article about it. */
const PAGE_OF_THAT_NAME = 4;
/** Legal texts hold every word of the site; whoever wants one names it. */
const LEGAL = /^\/(disclaimer|agb|datenschutz|widerruf|impressum)(#|$)/;
const LEGAL_IN_PASSING = 0.4;
/**
 * Whoever asks what something costs wants the price list, not an article in
 * which a price occurs.
 */
const ASKS_FOR_PRICE = /^(preis|kost(e|en|et|s)?$|teuer|billig|gunstig|tarif|gebuhr)/;
const PRICE_LIST = /^\/pakete(#|$)/;
const PRICE_LIST_FIRST = 8;

let loading: Promise<SiteSearch> | undefined;

/** Loads the index once a visit; a failed attempt may be repeated. */
export function loadSiteSearch(): Promise<SiteSearch> {
  loading ??= fetchTimed('/suche.json')
    .then((response) =>
      response.ok ? response.json() : Promise.reject(new Error(`${response.status}`)),
    )
    .then(openSiteSearch);
  loading.catch(() => (loading = undefined));
  return loading;
}

export function openSiteSearch({ entries, index: built }: SearchIndex): SiteSearch {
  const terms = new Set(built.index.map(([term]) => term));
  const split = (word: string): string[] => splitCompound(word, (part) => terms.has(part));
  const names = entries.map((entry) => tokenize(entry.title).join(' '));
  const index = MiniSearch.loadJS(built, {
    ...INDEX_OPTIONS,
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: { title: 4, heading: 3, keywords: 2 },
    },
  });
  const weigh = (id: number, term: string, asksForPrice: boolean): number => {
    const [path, name] = [entries[id]?.path ?? '', names[id] ?? ''];
    if (asksForPrice && PRICE_LIST.test(path)) return PRICE_LIST_FIRST;
    if (!asksForPrice && name === term) return PAGE_OF_THAT_NAME;
    return LEGAL.test(path) && !name.split(' ').includes(term) ? LEGAL_IN_PASSING : 1;
  };

  const buildQuery = (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      {
        queries: [word],
        prefix: word.length > 1,
        fuzzy: word.length >= SHORTEST_FUZZY_WORD ? 0.2 : false,
        maxFuzzy: 2,
      },
      stem(word),
      ...split(word).map(stem),
    ],
  });

  return (query, limit, within = '') => {
    const words = tokenize(query).filter((word) => !isStopWord(word));
    if (words.length === 0) return [];
    const queries = words.map(buildQuery);
    const asksForPrice = words.some((word) => ASKS_FOR_PRICE.test(word));
    const options = {
      boostDocument: (id: unknown, term: string) => weigh(Number(id), term, asksForPrice),
      filter: ({ id }: { id: unknown }) => entries[Number(id)]?.path.startsWith(within) ?? false,
    };
    const strict = index.search({ combineWith: 'AND', queries }, options);
    const hits = strict.length > 0 ? strict : index.search({ combineWith: 'OR', queries }, options);
    const found = hits.flatMap((hit) => entries[Number(hit.id)] ?? []);
    return (within ? found : keepBestOfEachPage(found)).slice(0, limit);
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
