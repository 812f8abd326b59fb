import { COLLECTIONS } from './collections.ts';
import { listLinks } from './markdown.ts';
import { listAllPages, type Page } from './pages.ts';

/** Addresses within the site that a page names; entries of the glossary name others by slug. */
export function listInternalLinks(page: Page): string[] {
  const related = 'related' in page.data && page.collection !== 'glossary' ? page.data.related : [];
  const answers =
    'faq' in page.data ? page.data.faq.flatMap(({ answer }) => listLinks(answer)) : [];
  return [...listLinks(page.markdown), ...answers, ...related]
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
