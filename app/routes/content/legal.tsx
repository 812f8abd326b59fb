import { findPage } from '#content/pages.ts';
import { Article } from '#app/features/content/article.tsx';
import { PageParts } from '#app/features/content/page-parts.tsx';
import { StorageTable } from '#app/features/content/storage-table.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { formatDay } from '#shared/core/format.ts';
import { requirePage } from './page-not-found.ts';
import type { Route } from './+types/legal.ts';
import type { Crumb } from '#app/ui/content/breadcrumbs.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('legal', url.pathname.slice(1)));
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    parts: page.parts,
    contents: page.headings
      .filter((heading) => heading.level === 2)
      .map(({ id, text }) => ({ id, text })),
  };
}

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name, path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path, data } = loaderData;
  return buildMeta({
    title: data.title,
    description: data.description,
    origin,
    path,
    image: `legal${path}`,
    crumbs: buildCrumbs(data.h1, path),
  });
}

export default function LegalPage({ loaderData }: Route.ComponentProps) {
  const { data, path, parts, contents } = loaderData;
  return (
    <Article
      crumbs={buildCrumbs(data.h1, path)}
      title={data.h1}
      lead={`Stand: ${formatDay(data.updated)}`}
      contents={contents}
    >
      <PageParts parts={parts} blocks={{ 'services-table': <StorageTable /> }} />
    </Article>
  );
}
