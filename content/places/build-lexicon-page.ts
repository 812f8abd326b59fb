import { SERVICES, type ServiceSlug } from '#shared/business.ts';
import { INDUSTRY_NAMES } from './advice/index.ts';
import { buildLocalPath, buildValues, getRegion } from './build-local-page.ts';
import { getChamber } from './chambers.ts';
import { getCityFacts } from './facts/index.ts';
import { getGeography } from './geography.ts';
import type { PageSection, PlacePage } from './page-types.ts';
import { pick, pickSome } from './pick.ts';
import type { City } from './types.ts';
import { capitalise, fill, respell } from './wording/fill.ts';
import * as lexicon from './wording/lexicon.ts';
import { SERVICE_WORDING } from './wording/services.ts';

export const buildLexiconPath = (city: City, service: ServiceSlug): string => `/seo-lexikon/${city.slug}/${service}`;

/** The lexicon entry of a service in a city (ROUTE-17): how people there search for it and what to check; the offer itself is on the local page. */
export function buildLexiconPage(city: City, service: ServiceSlug): PlacePage {
  const facts = getCityFacts(city.slug);
  const { title } = SERVICE_WORDING[service];
  const name = SERVICES.find(({ slug }) => slug === service)?.name ?? title;
  const { neighbours, around, isApart } = getGeography(city);
  const key = `lexikon/${city.slug}/${service}`;
  const chamber = getChamber(city);
  const values = {
    ...buildValues(city, service),
    leistung: title,
    km1: around[0].km,
    km2: around[1].km,
    branche: INDUSTRY_NAMES[facts.industries[0]],
    branche2: INDUSTRY_NAMES[facts.industries[1]],
    verzeichnisse: lexicon.DIRECTORIES[city.country],
    kammer: `[${chamber.name}](${chamber.url})`,
  };
  const choose = (list: readonly string[], slot: string) => capitalise(fill(pick(list, `${key}/${slot}`), values));
  return respell({
    city,
    service,
    path: buildLexiconPath(city, service),
    title: `${title} ${city.name}: Suche und Prüfliste`,
    description: `So wird in ${city.name} nach ${title} gesucht: Anfragen mit Absicht, Schreibweisen, Umkreis bis ${around[1].name}, Musterdaten und Prüfliste.`,
    h1: `${name} in ${city.name}: wie dort gesucht wird`,
    lead: choose(lexicon.DEFINITIONS[service], 'definition'),
    sections: [
      buildQuerySection(city, service, values),
      {
        id: 'schreibweise',
        title: pick(lexicon.SPELLING_TITLES, `${key}/spelling-title`).replace('{ort}', city.name),
        paragraphs: [describeSpelling(city, key)],
      },
      {
        id: 'einzugsgebiet',
        title: `Einzugsgebiet rund um ${city.name}`,
        paragraphs: [choose(lexicon.CATCHMENT_PLANS, 'catchment')],
        table: {
          caption: isApart ? `Nächste Städte im Lexikon ab ${city.name}, Luftlinie` : `Orte im Lexikon um ${city.name}, Luftlinie`,
          head: ['Ort', 'Richtung', 'Entfernung'],
          rows: (isApart ? neighbours.slice(0, 3) : pickSome(neighbours, 4, `${key}/near`))
            .toSorted((a, b) => a.km - b.km)
            .map((near) => [`[${near.city.name}](${buildLexiconPath(near.city, service)})`, near.direction, `${near.km} km`]),
        },
      },
      {
        id: 'fundstellen',
        title: 'Fundstellen und Kalender',
        paragraphs: [choose(lexicon.DIRECTORY_PLANS, 'directories'), choose(lexicon.CALENDAR_PLANS, 'calendar')],
      },
      buildDataSection(city, service),
      {
        id: 'pruefliste',
        title: `Prüfliste: ${title} in ${city.name}`,
        paragraphs: [choose(lexicon.BRANCH_PLANS, 'branches')],
        list: pickSome(lexicon.CHECKS[service], 5, `${key}/checks`).map((check) => fill(check, values)),
      },
    ],
    sources: [chamber, getRegion(city).authority],
  });
}

function buildQuerySection(city: City, service: ServiceSlug, values: Record<string, string | number>): PageSection {
  const short = (text: string | number | undefined) => String(text).toLowerCase();
  const words = lexicon.SEARCH_WORDS[getCityFacts(city.slug).industries[0]];
  const names = {
    o: short(city.name),
    n: short(values.nachbar),
    n2: short(values.nachbar2),
    b: words.business,
    w: words.goods,
    ort: city.name,
  };
  const own = pickSome(lexicon.QUERIES[service], 4, `lexikon/${city.slug}/${service}/queries`);
  const rows = [...own, lexicon.LOCAL_QUERIES[city.country][service]].map((query) => [
    `„${fill(query.phrase, names)}“`,
    query.intent,
    fill(query.page, names),
  ]);
  return {
    id: 'anfragen',
    title: `Suchanfragen mit ${city.name}`,
    paragraphs: [fill(pick(lexicon.QUERY_PLANS, `lexikon/${city.slug}/${service}/note`), values)],
    table: { caption: `Anfragen und passende Seiten für ${city.name}`, head: ['Anfrage', 'Absicht', 'Passende Seite'], rows },
  };
}

function describeSpelling(city: City, key: string): string {
  const other = lexicon.OTHER_NAMES[city.slug];
  const plain = city.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  if (!other && plain === city.slug) return fill(pick(lexicon.PLAIN_SPELLING_PLANS, `${key}/spelling`), { ort: city.name });
  const ascii =
    plain === city.slug
      ? `In Adressen lautet der Name ${city.slug}.`
      : `Ohne Sonderzeichen schreibt man ${city.slug}, gesucht wird auch „${plain.replaceAll('-', ' ').trim()}“.`;
  return [ascii, other && `Daneben kommt vor: ${other}.`, pick(lexicon.SPELLING_PLANS, `${key}/spelling`)].filter(Boolean).join(' ');
}

/** Structured data for a business of the strongest branch: the reader's own name and address go where the words in capitals stand. */
function buildDataSection(city: City, service: ServiceSlug): PageSection {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: 'IHR BETRIEB',
    address: { '@type': 'PostalAddress', addressLocality: city.name, addressCountry: city.country },
    geo: { '@type': 'GeoCoordinates', latitude: city.lat, longitude: city.lon },
    areaServed: [city.name, ...getGeography(city).around.map(({ name }) => name)],
  };
  return {
    id: 'daten',
    title: `Strukturierte Daten für ${city.name}`,
    paragraphs: [
      fill(pick(lexicon.DATA_PLANS, `lexikon/${city.slug}/${service}/data`), { ort: city.name }),
      `Unser Angebot für den Ort steht auf der Seite [${SERVICE_WORDING[service].title} in ${city.name}](${buildLocalPath(city, service)}).`,
    ],
    code: JSON.stringify(data, null, 2),
  };
}
