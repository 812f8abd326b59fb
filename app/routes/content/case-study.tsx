import { findPage } from '#content/pages.ts';
import { PACKAGES, SERVICES } from '#shared/business.ts';
import { Article } from '#app/features/article/article.tsx';
import { ContactBand } from '#app/features/article/contact-band.tsx';
import { PageParts } from '#app/features/article/page-parts.tsx';
import { RelatedLinks } from '#app/features/article/related-links.tsx';
import { SourceList } from '#app/features/article/source-list.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Badge } from '#app/ui/badge.tsx';
import { requirePage } from './page-not-found.ts';
import type { Route } from './+types/case-study.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = requirePage(await findPage('case-studies', params.slug));
  const ordered = PACKAGES.find((entry) => entry.id === page.data.package);
  if (!ordered) throw new Error(`No package '${page.data.package}'`);
  return {
    origin: context.get(serverContext).publicUrl,
    data: page.data,
    path: page.path,
    slug: page.slug,
    parts: page.parts,
    contents: page.headings.filter((heading) => heading.level === 2).map(({ id, text }) => ({ id, text })),
    ordered: { id: ordered.id, name: ordered.name, projectType: ordered.projectType },
    services: SERVICES.filter((service) => page.data.services.includes(service.slug)).map(({ path, name }) => ({ path, name })),
  };
}

const buildCrumbs = (name: string, path: string): Crumb[] => [
  { name: 'Start', path: '/' },
  { name: 'Case Studies', path: '/case-studies' },
  { name, path },
];

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, path, slug, data } = loaderData;
  return buildMeta({
    title: data.title,
    description: data.description,
    origin,
    path,
    type: 'article',
    image: `case-studies/${slug}`,
    jsonLd: [buildBreadcrumbList(buildCrumbs(data.title, path), origin)],
  });
}

export default function CaseStudy({ loaderData }: Route.ComponentProps) {
  const { data, path, parts, contents, ordered, services } = loaderData;
  const facts = [
    { label: 'Branche', value: data.industry },
    { label: 'Region', value: data.region },
    { label: 'Paket', value: ordered.name },
    { label: 'Dauer', value: data.duration },
    ...data.facts,
  ];
  return (
    <Article
      crumbs={buildCrumbs(data.title, path)}
      title={data.title}
      lead={data.description}
      actions={
        <p className="flex flex-wrap items-center gap-3 text-small text-muted">
          <Badge tone="accent">Beispielprojekt</Badge> Betrieb und Zahlen sind angenommen, Umfang und Preise stimmen.
        </p>
      }
      facts={<CaseFacts facts={facts} />}
      contents={contents}
      after={
        <ContactBand title="Ähnliche Lage?" projectType={ordered.projectType}>
          Nennen Sie Branche und Termin. Das Angebot kommt innerhalb von 24 Stunden, kostenlos und unverbindlich.
        </ContactBand>
      }
    >
      <PageParts parts={parts} />
      <RelatedLinks
        title="Eingesetzte Leistungen"
        links={[...services, { path: `/pakete#${ordered.id}`, name: `Paket ${ordered.name}` }]}
      />
      <SourceList sources={[]} reviewed={data.reviewed} />
    </Article>
  );
}

function CaseFacts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="border-t-[6px] border-accent text-small">
      {facts.map((fact) => (
        <div key={fact.label} className="flex items-baseline justify-between gap-6 border-b border-line py-2.5">
          <dt className="text-muted">{fact.label}</dt>
          <dd className="text-right font-medium">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
