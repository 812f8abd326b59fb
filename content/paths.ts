import { PACKAGES } from '#shared/business.ts';
import { listAllPages, listPages } from './pages.ts';
import { listLocalRoutes } from './places/local-routes.ts';
import { buildSlug } from './slug.ts';

/** Public addresses without an entry of their own in a collection. */
const FIXED_PATHS = [
  '/',
  '/pakete',
  '/kontakt',
  '/vertrag-widerrufen',
  '/login',
  '/roi-kalkulator',
  '/services',
  '/blog',
  '/glossar',
  '/case-studies',
  '/dienste',
] as const;

/** Address of the list of posts with one tag. */
export const buildTagPath = (tag: string): string => `/blog/tag/${buildSlug(tag)}`;

/** Every tag of the blog with the number of its posts, most used first. */
export async function listTags(): Promise<{ tag: string; path: string; count: number }[]> {
  const posts = await listPages('blog');
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap((post) => post.data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, path: buildTagPath(tag), count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'de'));
}

/** Whether an internal link of a text leads somewhere: address and anchor are checked. */
export async function createLinkCheck(): Promise<(href: string) => boolean> {
  const pages = await listAllPages();
  const tags = await listTags();
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.headings.map((heading) => heading.id))]));
  const paths = new Set<string>([
    ...FIXED_PATHS,
    ...anchors.keys(),
    ...tags.map((tag) => tag.path),
    ...listLocalRoutes().map((route) => route.path),
  ]);
  anchors.set('/pakete', new Set(PACKAGES.map((entry) => entry.id)));
  return (href) => {
    const [address = '', anchor] = href.split('#');
    const path = address.split('?')[0] ?? '';
    return paths.has(path) && (!anchor || !anchors.has(path) || anchors.get(path)?.has(anchor) === true);
  };
}
