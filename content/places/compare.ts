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
  const families = Map.groupBy(
    pages.flatMap((entry) => {
      const { city, service } = entry.page;
      return [`${entry.kind}/${service}`, `${entry.kind}/${city.slug}`, `${city.slug}/${service}`].map((family) => ({ family, entry }));
    }),
    ({ family }) => family,
  );
  for (const family of families.values()) compareAll(family.map(({ entry }) => entry));
  return pages.map(({ kind, page, words, nearest }) => ({ kind, path: page.path, words, nearest }));
}

type Entry = ReturnType<typeof collect>[number];

function compareAll(family: readonly Entry[]): void {
  for (let i = 0; i < family.length; i++) {
    for (let j = i + 1; j < family.length; j++) {
      const [a, b] = [family[i], family[j]];
      if (!a || !b) continue;
      const similarity = findSimilarity(a.shingles, b.shingles);
      if (similarity > a.nearest.similarity) a.nearest = { path: b.page.path, similarity };
      if (similarity > b.nearest.similarity) b.nearest = { path: a.page.path, similarity };
    }
  }
}

function collect(
  kind: Comparison['kind'],
  build: (city: (typeof CITIES)[number], service: (typeof SERVICES)[number]['slug']) => PlacePage,
) {
  return CITIES.flatMap((city) =>
    SERVICES.map(({ slug }) => {
      const page = build(city, slug);
      const text = getMainText(page);
      return { kind, page, words: text.split(/\s+/).length, shingles: buildShingles(text), nearest: { path: '', similarity: 0 } };
    }),
  );
}
