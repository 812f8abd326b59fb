import { SERVICES } from '#shared/business.ts';
import { buildLexiconPage } from './build-lexicon-page.ts';
import { buildLocalPage } from './build-local-page.ts';
import { CITIES } from './cities.ts';
import { getMainText, type PlacePage } from './page-types.ts';
import { buildShingles, findSimilarity } from './similarity.ts';

/** From this share of common five-word sequences on, a page is kept out of search results. */
export const SIMILARITY_LIMIT = 0.35;

export type Comparison = { kind: 'local' | 'lexicon'; path: string; words: number; nearest: { path: string; similarity: number } };

/** Compares every place page with all siblings: same service or same city of its kind, and the page of the other kind for the same pair. */
export function comparePlacePages(): Comparison[] {
  const pages = [...collect('local', buildLocalPage), ...collect('lexicon', buildLexiconPage)];
  for (const [index, a] of pages.entries()) {
    for (const b of pages.slice(index + 1)) {
      const sameService = a.page.service === b.page.service;
      const sameCity = a.page.city === b.page.city;
      if (a.kind === b.kind ? !sameService && !sameCity : !(sameService && sameCity)) continue;
      const similarity = findSimilarity(a.shingles, b.shingles);
      if (similarity > a.nearest.similarity) a.nearest = { path: b.page.path, similarity };
      if (similarity > b.nearest.similarity) b.nearest = { path: a.page.path, similarity };
    }
  }
  return pages.map(({ kind, page, words, nearest }) => ({ kind, path: page.path, words, nearest }));
}

function collect(kind: Comparison['kind'], build: (city: (typeof CITIES)[number], service: (typeof SERVICES)[number]['slug']) => PlacePage) {
  return CITIES.flatMap((city) =>
    SERVICES.map(({ slug }) => {
      const page = build(city, slug);
      const text = getMainText(page);
      return { kind, page, words: text.split(/\s+/).length, shingles: buildShingles(text), nearest: { path: '', similarity: 0 } };
    }),
  );
}
