import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { splitCompound } from '#shared/search/compounds.ts';
import { fetchTimed } from './slow-operations.ts';
import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import { keepBestOfEachPage, rank } from './rank-sections.ts';

/** One section of the site, short enough to send all of them to the browser. */
export type SearchEntry = {
  path: string;
  title: string;
  heading: string;
  text: string;
  keywords: string;
};

type IndexedEntry = SearchEntry & { id: number };

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

export const INDEX_OPTIONS = {
  fields: ['title', 'heading', 'keywords', 'text', 'page'],
  idField: 'id',
  /** The name of a page counts most for its opening, and is a hint for its other sections. */
  extractField: (entry: IndexedEntry, field: string): string | number => {
    const isOpening = !entry.path.includes('#');
    const names = isOpening ? { page: '' } : { title: '', page: entry.title };
    return new Map(Object.entries({ ...entry, ...names })).get(field) ?? '';
  },
};

const SHORTEST_FUZZY_WORD = 5;
/** Whoever types 'Impressum' wants that page, not the article about it. */
const PAGE_OF_THAT_NAME = 4;
/** Legal texts and those of a city hold every word of the site; whoever wants one names it. */
const WANTED_BY_NAME = /^\/(disclaimer|agb|datenschutz|widerruf|impressum|[^/]+\/webdesign)(#|$)/;
const IN_PASSING = 0.4;
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
      boost: { title: 4, heading: 3, keywords: 2, page: 0.5 },
    },
  });
  const weigh = (id: number, term: string, asksForPrice: boolean): number => {
    const [path, name] = [entries[id]?.path ?? '', names[id] ?? ''];
    if (asksForPrice && PRICE_LIST.test(path)) return PRICE_LIST_FIRST;
    if (!asksForPrice && name === term) return PAGE_OF_THAT_NAME;
    const isNamed = name.split(' ').some((word) => word.startsWith(term));
    return WANTED_BY_NAME.test(path) && !isNamed ? IN_PASSING : 1;
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
    const typed = [...new Set(tokenize(query))];
    const telling = typed.filter((word) => !isStopWord(word));
    // 'Über uns' says nothing, and is the name of a page.
    const isName = telling.length === 0;
    const words = isName ? typed : telling;
    const asksForPrice = words.some((word) => ASKS_FOR_PRICE.test(word));
    const options = {
      ...(isName && { fields: ['title'] }),
      boostDocument: (id: unknown, term: string) => weigh(Number(id), term, asksForPrice),
      filter: ({ id }: { id: unknown }) => entries[Number(id)]?.path.startsWith(within) ?? false,
    };
    const found = rank(
      words.map((word) => index.search(buildQuery(word), options)),
      isName ? words.length : 1,
    ).flatMap((id) => entries[id] ?? []);
    return (within ? found : keepBestOfEachPage(found)).slice(0, limit);
  };
}
