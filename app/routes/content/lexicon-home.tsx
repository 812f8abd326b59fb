import { CITIES } from '#content/places/cities.ts';
import { listCityEntries } from '#content/places/list-cities.ts';
import { REGIONS, SERVICES, type ServiceSlug } from '#shared/agency/business.ts';
import { Trail } from '#app/features/content/article.tsx';
import { BorderMap } from '#app/features/places/border-map.tsx';
import { buildDots } from '#app/features/places/projection.ts';
import { CityList } from '#app/features/places/city-list.tsx';
import { LinkRows } from '#app/features/places/link-rows.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, type Crumb } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import type { Route } from './+types/lexicon-home.ts';

const PATH = '/seo-lexikon';
const CRUMBS: Crumb[] = [
  { name: 'Start', path: '/' },
  { name: 'SEO-Lexikon', path: PATH },
];

/** Cities shown on the first page of the lexicon: the nearest ones. */
const NEAREST = 18;

const REGION_LINES: Readonly<Record<string, string>> = {
  DE: 'Impressum nach DDG, Aufsicht je Bundesland, Kauf auf Rechnung',
  NL: 'KvK und btw-id, zweisprachige Suche, iDEAL',
  AT: 'Offenlegung, eigene Wörter, Wirtschaftskammer',
  CH: 'Franken, vier Sprachen, eigenes Datenschutzgesetz',
};

const SERVICE_LINES: Readonly<Record<ServiceSlug, string>> = {
  webdesign: 'Pflichtangaben, Sprache, Anfahrt',
  'ki-chatbots': 'Feiertage, Mundart, Kennzeichnung',
  seo: 'Verzeichnisse, Schreibweisen, Einzugsgebiet',
  ecommerce: 'Zahlung, Steuer, Verpackung',
  automatisierung: 'Schnittstellen, E-Rechnung, Förderung',
  dsgvo: 'Aufsicht und Gesetze',
};

export function loader({ context }: Route.LoaderArgs) {
  const cities = listCityEntries();
  return {
    origin: context.get(serverContext).publicUrl,
    count: cities.length,
    nearest: cities.toSorted((a, b) => a.km - b.km).slice(0, NEAREST),
    dots: buildDots(CITIES),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return buildMeta({
    title: 'SEO-Lexikon: Suche nach Ort und Leistung',
    description: `Wie in ${loaderData.count} Städten nach Webdesign, Chatbots, SEO und Shops gesucht wird. Mit Regeln, Schreibweisen und Prüflisten für vier Länder.`,
    origin: loaderData.origin,
    path: PATH,
    image: 'page/seo-lexikon',
    jsonLd: [buildBreadcrumbList(CRUMBS, loaderData.origin)],
  });
}

export default function LexiconHome({ loaderData }: Route.ComponentProps) {
  const { count, nearest, dots } = loaderData;
  return (
    <>
      <PageHead
        above={<Trail crumbs={CRUMBS} />}
        title="SEO-Lexikon"
        lead={`Gesucht wird immer an einem Ort. Das Lexikon nennt für ${count} Städte Entfernung, Kammer, Förderstelle und die Regeln des Landes.`}
        actions={<ButtonLink to="/seo-lexikon/staedte">Alle Städte durchsuchen</ButtonLink>}
        aside={<BorderMap dots={dots} />}
      />
      <Section
        title="Vier Länder"
        layout="side"
        intro="Recht, Steuer, Zahlung und Wörter wechseln an der Grenze."
      >
        <LinkRows
          rows={REGIONS.map((region) => ({
            path: `${PATH}/${region.slug}`,
            name: region.name,
            note: REGION_LINES[region.country] ?? '',
          }))}
        />
      </Section>
      <Section
        title="Sechs Leistungen"
        layout="side"
        tone="surface"
        intro="Dieselbe Leistung, von Ort zu Ort verglichen."
      >
        <LinkRows
          rows={SERVICES.map((service) => ({
            path: `${PATH}/services/${service.slug}`,
            name: service.name,
            note: SERVICE_LINES[service.slug],
          }))}
        />
      </Section>
      <Section
        title="Rund um Roermond"
        intro="Die nächsten Städte zu unserem Büro, nach Entfernung in der Luftlinie."
      >
        <CityList cities={nearest} toPath={(city) => `${PATH}/${city.slug}/webdesign`} />
      </Section>
    </>
  );
}
