import { Link } from 'react-router';
import { listPages } from '#content/pages.ts';
import { PACKAGES } from '#shared/business.ts';
import { Trail } from '#app/features/article/article.tsx';
import { ContactBand } from '#app/features/article/contact-band.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import type { Route } from './+types/case-studies.ts';

const PATH = '/case-studies';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'Case Studies', path: PATH },
];

export async function loader({ context }: Route.LoaderArgs) {
  const cases = await listPages('case-studies');
  return {
    origin: context.get(serverContext).publicUrl,
    cases: cases.map(({ path, data }) => ({
      path,
      title: data.title,
      description: data.description,
      industry: data.industry,
      region: data.region,
      duration: data.duration,
      packageName: PACKAGES.find((entry) => entry.id === data.package)?.name ?? '',
      facts: data.facts.slice(0, 2),
    })),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return buildMeta({
    title: 'Case Studies: Projekte durchgerechnet',
    description:
      'Beispielprojekte aus Handwerk, Handel, Praxis und Gastronomie: Ausgangslage, Umfang, Dauer, Preis und was nicht gelöst wurde.',
    origin: loaderData.origin,
    path: PATH,
    image: 'page/case-studies',
    jsonLd: [buildBreadcrumbList(CRUMBS, loaderData.origin)],
  });
}

export default function CaseStudies({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        above={<Trail crumbs={CRUMBS} />}
        title="Case Studies"
        lead="So rechnen wir ein Projekt durch. Alle Fälle sind Beispielprojekte: Betriebe und Zahlen sind angenommen, Umfang, Dauer und Preise stimmen."
      />
      <Container className="py-10 md:py-16">
        <ol className="border-t border-line-strong">
          {loaderData.cases.map((entry) => (
            <li key={entry.path} className="group relative grid gap-6 border-b border-line py-10 md:grid-cols-12 md:gap-10">
              <div className="grid content-start gap-3 md:col-span-7">
                <Badge className="justify-self-start">Beispielprojekt</Badge>
                <h2 className="text-head">
                  <Link
                    to={entry.path}
                    prefetch="intent"
                    className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-accent group-hover:decoration-[4px] group-hover:underline-offset-[0.16em]"
                  >
                    {entry.title}
                  </Link>
                </h2>
                <p className="max-w-[60ch] text-muted">{entry.description}</p>
              </div>
              <dl className="grid content-start text-small md:col-span-4 md:col-start-9">
                {[
                  { label: 'Branche', value: entry.industry },
                  { label: 'Region', value: entry.region },
                  { label: 'Paket', value: entry.packageName },
                  { label: 'Dauer', value: entry.duration },
                ].map((fact) => (
                  <div key={fact.label} className="flex justify-between gap-4 border-b border-line py-2 last:border-0">
                    <dt className="text-muted">{fact.label}</dt>
                    <dd className="text-right font-medium">{fact.value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </Container>
      <ContactBand title="Ihr Betrieb ist anders?">
        Dann rechnen wir ihn durch. Nennen Sie Branche, Wunsch und Termin, das Angebot kommt innerhalb von 24 Stunden.
      </ContactBand>
    </>
  );
}
