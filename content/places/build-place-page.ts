import { SERVICES, type ServiceSlug } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { findServicePrice } from '#shared/pricing/price-list.ts';
import { capitalise } from '#shared/core/capitalise.ts';
import type { Region } from '../schemas/place-data.ts';
import { getContentSettings } from '../settings.ts';
import { getCityFacts } from './city-facts.ts';
import { COUNTRIES, LAW_AS_OF } from './countries.ts';
import { getGeography, type Geography, type Zone } from './geography.ts';
import { INDUSTRY_NAMES } from './industry-names.ts';
import type { PageSection, PlacePage } from './page-types.ts';
import { buildLexiconPath, buildLocalPath } from './paths.ts';
import { getChamber, getRegion } from './regions.ts';
import type { City } from './types.ts';

/** 'local' leads to an offer, 'lexicon' is the look-up of the same facts. */
export type PlaceKind = 'local' | 'lexicon';

const LIST = new Intl.ListFormat('de-DE');

/**
 * What there is to say about a service in a city, from data and without a
 * shuffled sentence: pages made of it help whoever looks something up and stay
 * out of search results (PLACE-02). Cities with a text of their own have it
 * under content/pages/places/.
 */
export function buildPlacePage(city: City, service: ServiceSlug, kind: PlaceKind): PlacePage {
  const { name } = getService(service);
  const geography = getGeography(city);
  const region = getRegion(city);
  const isLocal = kind === 'local';
  const page: PlacePage = {
    city,
    service,
    path: (isLocal ? buildLocalPath : buildLexiconPath)(city, service),
    title: isLocal ? `${name} in ${city.name}` : `Lexikon: ${name} in ${city.name}`,
    description:
      `${name} in ${city.name}: ${geography.km} km von Roermond, ` +
      `${getChamber(city).name}, Förderung, Steuer und Regeln, ` +
      `${isLocal ? 'Preis' : 'Nachbarorte'}.`,
    h1: isLocal ? `${name} in ${city.name}` : `${name} in ${city.name}: Angaben zum Ort`,
    lead: splitAbout(city).opening,
    sections: [
      describeCity(city),
      isLocal ? describeWay(city, service, geography) : describeNeighbours(city, service, kind),
      describeBodies(city, region),
      describeLaw(city, service, region),
    ],
    sources: [
      getChamber(city),
      region.funding,
      region.authority,
      ...COUNTRIES[city.country].sources,
    ],
  };
  return city.country === 'CH' ? withoutSharpS(page) : page;
}

/**
 * What stands beneath the text of a city that has one: whom to ask, and what
 * the bill says. Way and price are in its head and in the text itself.
 */
export function describeAddresses(city: City): PageSection {
  const chamber = getChamber(city);
  const { funding } = getRegion(city);
  return {
    id: 'stellen',
    title: `Für Betriebe in ${city.name}`,
    paragraphs: [],
    entries: [
      { label: 'Kammer', text: `[${chamber.name}](${chamber.url})` },
      { label: 'Förderung', text: `[${funding.name}](${funding.url})` },
      { label: 'Rechnung', text: COUNTRIES[city.country].billing.rule },
    ],
  };
}

function getService(slug: ServiceSlug): (typeof SERVICES)[number] {
  const service = SERVICES.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service ${slug}`);
  return service;
}

/** What the city lives from opens its page; the rest follows below. */
function splitAbout({ slug }: City): { opening: string; rest: string } {
  const { about } = getCityFacts(slug);
  // No sentence ends at 'St.' of a name.
  const [opening = about] = /^.*?[\p{L}\d]{3,}[.!?](?=\s|$)/u.exec(about) ?? [];
  return { opening, rest: about.slice(opening.length).trim() };
}

function describeCity(city: City): PageSection {
  const { site, matters, industries, note } = getCityFacts(city.slug);
  return {
    id: 'ort',
    title: `${city.name} in Kürze`,
    paragraphs: [
      [`${city.name} liegt ${site}.`, splitAbout(city).rest, matters].filter(Boolean).join(' '),
      ...(note
        ? [`${note.fact} Unsere Annahme, ${LAW_AS_OF}, nicht gemessen: ${note.assumption}`]
        : []),
      `Prägende Branchen: ${LIST.format(industries.map((tag) => INDUSTRY_NAMES[tag]))}.`,
    ],
  };
}

const VISITS: Readonly<Record<Exclude<Zone, 'remote'>, string>> = {
  seat: 'Unser Büro ist in der Stadt.',
  near: 'Wir kommen vorbei, wenn das Projekt es braucht; was vor Ort geschieht, nennt das Angebot.',
  region: 'Abgestimmt wird per Video; was vor Ort geschieht, nennt das Angebot.',
};

const describeVisits = (zone: Zone | null): string =>
  zone === 'remote'
    ? `Das ist außerhalb der ${getContentSettings().company.radiusKm} km, in denen wir Besuche ` +
      'machen. Wir arbeiten per Video und Telefon.'
    : VISITS[zone ?? 'region'];

function describeWay(
  city: City,
  service: ServiceSlug,
  { km, zone, travel }: Geography,
): PageSection {
  const priceFrom = findServicePrice(service, getContentSettings().prices);
  const distance =
    zone === 'seat' || zone === null
      ? []
      : [
          `Von Roermond sind es ${km} km ` +
            `Luftlinie${zone === 'remote' ? '' : `, mit dem Auto ${travel}`}.`,
        ];
  return {
    id: 'weg',
    title: 'Weg und Preis',
    paragraphs: [
      [...distance, describeVisits(zone)].join(' '),
      priceFrom === null
        ? 'Der Preis richtet sich nach der Bestandsaufnahme, nicht nach dem Ort.'
        : `Der Preis beginnt bei ${formatWholePrice(priceFrom)} und hängt nicht vom Ort ab. ` +
          `${COUNTRIES[city.country].billing.rule}`,
    ],
  };
}

function describeNeighbours(city: City, service: ServiceSlug, kind: PlaceKind): PageSection {
  const { neighbours, km } = getGeography(city);
  const buildPath = kind === 'local' ? buildLocalPath : buildLexiconPath;
  return {
    id: 'einzugsgebiet',
    title: `Orte um ${city.name}`,
    paragraphs: [`Luftlinie nach Roermond: ${km} km.`],
    table: {
      caption: `Nächste Städte ab ${city.name}, Luftlinie`,
      head: ['Ort', 'Richtung', 'Entfernung'],
      rows: neighbours
        .slice(0, 5)
        .map((near) => [
          `[${near.city.name}](${buildPath(near.city, service)})`,
          near.direction,
          `${near.km} km`,
        ]),
    },
  };
}

function describeBodies(city: City, region: Region): PageSection {
  const chamber = getChamber(city);
  const { billing, language } = COUNTRIES[city.country];
  return {
    id: 'stellen',
    title: 'Kammer, Förderung, Steuer, Sprache',
    paragraphs: [],
    table: {
      caption: `Stellen und Angaben für ${city.name}`,
      head: ['Was', `Für ${city.name}`],
      rows: [
        ['Kammer', `[${chamber.name}](${chamber.url})`],
        ['Förderung', `[${region.funding.name}](${region.funding.url})`],
        ['Datenschutzaufsicht', `${region.authority.name}, Sitz ${region.authority.seat}`],
        ['Eigene Feiertage', region.holidays],
        [capitalise(billing.vatName), `${String(billing.vat).replace('.', ',')} Prozent`],
        ['Sprache der Website', language],
      ],
    },
  };
}

function describeLaw(city: City, service: ServiceSlug, { authority }: Region): PageSection {
  const values: Readonly<Record<string, string>> = {
    ort: city.name,
    behoerde: authority.name,
    sitz: authority.seat,
  };
  const texts = COUNTRIES[city.country].law[service].map((text) =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const value = values[key];
      if (value === undefined) throw new Error(`Unknown placeholder {${key}} in: ${text}`);
      return value;
    }),
  );
  return {
    id: 'regeln',
    title: `Was ${COUNTRIES[city.country].within} gilt`,
    paragraphs: [`Stand ${LAW_AS_OF}, keine Rechtsberatung.`],
    list: texts,
  };
}

/** Pages for Swiss readers carry no ß. */
const withoutSharpS = (page: PlacePage): PlacePage =>
  JSON.parse(JSON.stringify(page).replaceAll('ß', 'ss')) as PlacePage;
