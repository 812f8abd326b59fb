import { isStopWord, stem, tokenize } from '#shared/search/german.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import { measureFocus } from './excerpt.ts';
import type { Intent } from './intents.ts';
import { INTENT_PAGES, type Source } from './reply.ts';
import type { Hit, SectionSearch } from './search.ts';
import { getPackage } from './money.ts';
import type { PackageId } from '#shared/business.ts';

/** How much a page that the intent points to is lifted, as a share of the best text score. */
const INTENT_LIFT = 0.8;

const withoutAnchor = (path: string): string => path.split(/[#?]/)[0] || '/';

/** Sections for a query, those on the pages of the intent lifted; pages of the intent that the text search missed follow by their rank. */
export function rankSources(search: SectionSearch, query: string, intent: Intent, packageId: PackageId | null): Source[] {
  const hits = search.find(query, 20);
  const best = hits[0]?.score ?? 1;
  const scores = new Map<string, { source: Source; score: number }>();
  for (const { document, score } of hits) {
    const known = scores.get(document.page);
    if (!known || known.score < score) scores.set(document.page, { source: { title: document.title, path: document.path }, score });
  }
  for (const [position, source] of (INTENT_PAGES[intent] ?? []).entries()) {
    const page = withoutAnchor(source.path);
    const lift = best * (INTENT_LIFT - 0.1 * position);
    const precise =
      intent.startsWith('p') && page === '/pakete' && packageId
        ? { title: `Paket ${getPackage(packageId).name}`, path: `/pakete#${packageId}` }
        : source;
    scores.set(page, { source: precise, score: (scores.get(page)?.score ?? 0) + lift });
  }
  return [...scores.values()].toSorted((left, right) => right.score - left.score).map((entry) => entry.source);
}

/** The best section for a query among pages that `accepts`; null if none covers enough of it. */
export function findSection(
  search: SectionSearch,
  query: string,
  accepts: (document: SearchDocument) => boolean,
  minimumCoverage: number,
): Hit | null {
  return search.find(query, 25).find((hit) => hit.coverage >= minimumCoverage && accepts(hit.document)) ?? null;
}

/** A section of any page that holds nearly all words of a question, most of them in one sentence; null if there is none or the question has fewer words that carry meaning. */
export function findFittingSection(search: SectionSearch, query: string, minimumWords: number): Hit | null {
  if (new Set(toStems(query)).size < minimumWords) return null;
  const hit = findSection(search, query, () => true, 0.75);
  return hit && measureFocus(`${hit.document.title} ${hit.document.heading}`, hit.document.text, query) >= 0.66 ? hit : null;
}

/** A near question holds this share of the words of a message, and no fewer than two: 'brauche' alone is no subject. */
const NEAR_SHARE = 0.5;
/** The longest question that still fits a button. */
const NEAR_LENGTH = 80;

/** The two questions of the site that share most with a message that nothing answers. */
export function findNearQuestions(search: SectionSearch, query: string): string[] {
  const wanted = new Set(toStems(query)).size;
  const near = search
    .find(query, 25)
    .filter(
      ({ document, coverage }) =>
        document.kind === 'faq' && coverage >= NEAR_SHARE && coverage * wanted >= 2 && document.heading.length <= NEAR_LENGTH,
    );
  return [...new Set(near.map(({ document }) => document.heading))].slice(0, 2);
}

/** The opening section of the glossary entry that a question names; null if no entry is called so. */
export function findDefinition(
  documents: readonly SearchDocument[],
  subject: string,
): { document: SearchDocument; /** Subject and name are the same words. */ isExact: boolean } | null {
  const wanted = new Set(
    toStems(
      subject
        .replace(/ und (?:warum|wie|wozu|wofur|was) .*/, '')
        .replace(/\b(gut|da|eigentlich|genau|nutzlich|im web|im internet)\b/g, ' '),
    ),
  );
  if (wanted.size === 0) return null;
  let best: { document: SearchDocument; score: number } | null = null;
  for (const document of documents) {
    if (document.kind !== 'glossary' || document.heading !== document.title) continue;
    for (const name of [document.title, ...document.keywords.split(/\s*,\s*/)]) {
      const stems = new Set(toStems(name));
      const shared = [...wanted].filter((term) => stems.has(term)).length;
      const score = shared === 0 ? 0 : (shared / wanted.size + shared / stems.size) / 2;
      if (shared / wanted.size >= 0.5 && score >= 0.6 && score > (best?.score ?? 0)) best = { document, score };
    }
  }
  return best && { document: best.document, isExact: best.score === 1 };
}

const toStems = (text: string): string[] =>
  tokenize(text.replaceAll('-', ' '))
    .filter((word) => !isStopWord(word))
    .map(stem);
