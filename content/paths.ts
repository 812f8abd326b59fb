import { PACKAGES } from '#shared/agency/business.ts';
import { SAMPLE_DOCUMENTS, samplePath } from '#shared/offers/sample-documents.ts';
import { EXAMPLES, examplePath } from './examples/examples.ts';
import { listAllPages, listPages } from './pages.ts';
import { listLocalPaths } from './places/local-routes.ts';
import { buildSlug } from './slug.ts';

/** Public addresses without an entry of their own in a collection. */
const FIXED_PATHS = [
  '/',
  '/pakete',
  '/kontakt',
  '/termin',
  '/vertrag-widerrufen',
  '/login',
  '/login/passwort-vergessen',
  '/newsletter',
  '/roi-kalkulator',
  '/services',
  '/blog',
  '/glossar',
  '/hilfe',
  '/case-studies',
  '/dienste',
  '/angaben',
] as const;

/** Ids in app/routes/marketing/pakete.tsx. */
const PACKAGE_SECTIONS = ['vergleich', 'raten', 'aufpreise', 'muster'];

/** Address of the list of posts with one tag. */
export const buildTagPath = (tag: string): string => `/blog/tag/${buildSlug(tag)}`;

/** Every tag of the blog with the number of its posts, most used first. */
export async function listTags(): Promise<{ tag: string; path: string; count: number }[]> {
  const posts = await listPages('blog');
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.data.tags))
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, path: buildTagPath(tag), count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'de'));
}

const listIds = (question: { id?: string }): string[] => (question.id ? [question.id] : []);

/** Whether an internal link of a text leads somewhere: address and anchor are checked. */
export async function createLinkCheck(): Promise<(href: string) => boolean> {
  const pages = await listAllPages();
  const tags = await listTags();
  const anchors = new Map(
    pages.map(({ path, headings, data }) => [
      path,
      // The template puts the questions below the text; those of the help
      // centre have anchors of their own.
      new Set([
        ...headings.map(({ id }) => id),
        ...('faq' in data ? ['fragen', ...data.faq.flatMap(listIds)] : []),
      ]),
    ]),
  );
  const paths = new Set<string>([
    ...FIXED_PATHS,
    ...EXAMPLES.map(({ name }) => examplePath(name)),
    ...SAMPLE_DOCUMENTS.map(({ id }) => samplePath(id)),
    ...anchors.keys(),
    ...tags.map((tag) => tag.path),
    ...listLocalPaths(),
  ]);
  anchors.set('/pakete', new Set([...PACKAGES.map(({ id }) => id), ...PACKAGE_SECTIONS]));
  return (href) => {
    const [address = '', anchor] = href.split('#');
    const path = address.split('?')[0] ?? '';
    return (
      paths.has(path) && (!anchor || !anchors.has(path) || anchors.get(path)?.has(anchor) === true)
    );
  };
}
