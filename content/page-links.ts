import { COLLECTIONS } from './collections.ts';
import { listLinks } from './markdown.ts';
import { listAllPages, type Page } from './pages.ts';

/** A piece of Markdown with the path of its field, and what its readers call its place. */
export type Piece = { field: string; place: string; source: string };

export function listMarkdown({ data, markdown }: Page): Piece[] {
  const answers = 'faq' in data ? data.faq : [];
  const steps = 'decision' in data ? data.decision : [];
  return [
    { field: 'body', place: '', source: markdown },
    ...answers.map(({ answer }, index) => ({
      field: `faq.${index}.answer`,
      place: `Frage ${index + 1}: `,
      source: answer,
    })),
    ...steps.flatMap((step, index) =>
      (['yes', 'no'] as const).map((way) => ({
        field: `decision.${index}.${way}`,
        place: `Frage ${index + 1}: `,
        source: step[way] ?? '',
      })),
    ),
  ];
}

/** Addresses within the site that a page names; entries of the glossary name others by slug. */
export function listInternalLinks(page: Page): string[] {
  const related = 'related' in page.data && page.collection !== 'glossary' ? page.data.related : [];
  return [...listMarkdown(page).flatMap(({ source }) => listLinks(source)), ...related]
    .filter((href) => /^[/#]/.test(href))
    .map((href) => (href.startsWith('#') ? page.path + href : href));
}

export const leadsTo = (path: string, href: string): boolean => href.split(/[?#]/)[0] === path;

/** The other pages of the website that lead to this one. */
export async function listPagesLeadingTo(path: string): Promise<Page[]> {
  const pages = await listAllPages();
  return pages.filter(
    (page) =>
      page.path !== path &&
      [...listInternalLinks(page), ...listRelatedEntries(page)].some((href) => leadsTo(path, href)),
  );
}

const listRelatedEntries = ({ collection, data }: Page): string[] =>
  collection === 'glossary' && 'related' in data
    ? data.related.map((slug) => COLLECTIONS.glossary.prefix + slug)
    : [];
