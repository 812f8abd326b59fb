import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  SERVICE_RADIUS_KM,
  SERVICES,
  URGENCIES,
  type ServiceSlug,
} from '#shared/business.ts';
import { formatPrice } from '#shared/format.ts';
import { estimatePrice } from '#shared/price.ts';
import { getAdvice, INDUSTRY_NAMES } from './advice/index.ts';
import { getChamber } from './chambers.ts';
import { COUNTRIES } from './cities.ts';
import { COUNTRY_BILLING, COUNTRY_LAW, LAW_AS_OF, LAW_SOURCES } from './country-law.ts';
import { getCityFacts } from './facts/index.ts';
import { getGeography, type Neighbour } from './geography.ts';
import type { PageSection, PlacePage } from './page-types.ts';
import { pick, pickSome } from './pick.ts';
import { PLACE_REGIONS, type Region } from './regions/index.ts';
import type { City } from './types.ts';
import { capitalise, fill, respell } from './wording/fill.ts';
import * as plans from './wording/places.ts';
import { SERVICE_WORDING } from './wording/services.ts';

type Values = Record<string, string | number>;

export const buildLocalPath = (city: City, service: ServiceSlug): string => `/${city.slug}/${service}`;

/**
 * The landing page of a service in a city (ROUTE-18): pure, so the uniqueness gate can build all of them. Every section rests on
 * facts that differ by place, service or both; wording is picked by city and service and never changes between builds.
 */
export function buildLocalPage(city: City, service: ServiceSlug): PlacePage {
  const wording = SERVICE_WORDING[service];
  const values = buildValues(city, service);
  const key = `${city.slug}/${service}`;
  const lead = `${city.name} liegt ${getCityFacts(city.slug).site}. ${fill(pick(wording.leads, `${key}/lead`), values)}`;
  return respell({
    city,
    service,
    path: buildLocalPath(city, service),
    title: `${wording.title} in ${city.name}`,
    description: buildDescription(city, service, values),
    h1: `${SERVICES.find(({ slug }) => slug === service)?.name ?? wording.title} in ${city.name}`,
    lead,
    sections: [
      buildPlaceSection(city, service, values),
      buildBranchSection(city, service),
      buildTravelSection(city, service, values),
      buildRulesSection(city, service, values),
      buildExampleSection(city, service, values),
      buildQuestionSection(city, service, values),
    ],
    sources: [getChamber(city), getRegion(city).funding, getRegion(city).authority, ...LAW_SOURCES[city.country]],
  });
}

export function getRegion(city: City): Region {
  const region = PLACE_REGIONS[city.region];
  if (!region) throw new Error(`No region ${city.region}`);
  return region;
}

const HEAVENS = {
  nördlich: 'Norden',
  nordöstlich: 'Nordosten',
  östlich: 'Osten',
  südöstlich: 'Südosten',
  südlich: 'Süden',
  südwestlich: 'Südwesten',
  westlich: 'Westen',
  nordwestlich: 'Nordwesten',
} as const;

/** Everything the wording may insert for a page. Neighbours and bodies come as links. */
export function buildValues(city: City, service: ServiceSlug): Values {
  const geography = getGeography(city);
  const region = getRegion(city);
  const [n1, n2, n3, n4] = geography.neighbours;
  if (!n1 || !n2 || !n3 || !n4) throw new Error('Four neighbours expected');
  const chamber = getChamber(city);
  const price = SERVICES.find(({ slug }) => slug === service)?.priceFrom ?? null;
  const link = ({ city: { name, slug } }: Neighbour) => `[${name}](/${slug}/${service})`;
  return {
    ort: city.name,
    km: geography.km,
    radius: SERVICE_RADIUS_KM,
    richtung: geography.direction,
    himmel: HEAVENS[geography.direction],
    zeit: geography.travel,
    grenze: geography.borderKm ?? '',
    n1: link(n1),
    n2: link(n2),
    n3: link(n3),
    n4: link(n4),
    k1: n1.km,
    k2: n2.km,
    k3: n3.km,
    k4: n4.km,
    r1: n1.direction,
    r2: n2.direction,
    r3: n3.direction,
    r1g: capitalise(n1.direction),
    nachbar: geography.around[0].name,
    nachbar2: geography.around[1].name,
    u1: geography.around[0].km,
    u2: geography.around[1].km,
    ausland: link(geography.abroad),
    ka: geography.abroad.km,
    jenseits: COUNTRIES[geography.abroad.city.country].within,
    gebiet: region.within,
    kammer: `[${chamber.name}](${chamber.url})`,
    foerderer: `[${region.funding.name}](${region.funding.url})`,
    feiertage: region.holidays,
    behoerde: region.authority.name,
    sitz: region.authority.seat,
    preis: price === null ? '' : formatPrice(price),
    dauer: PACKAGES[0].delivery,
  };
}

function buildPlaceSection(city: City, service: ServiceSlug, values: Values): PageSection {
  const facts = getCityFacts(city.slug);
  const key = `${city.slug}/${service}/place`;
  const [first, second] = pickSome(SERVICE_WORDING[service].approaches, 2, key);
  const paragraphs = [`${facts.about} ${facts.matters}`, `${fill(first ?? '', values)} ${fill(second ?? '', values)}`];
  if (facts.note) paragraphs.splice(1, 0, `${facts.note.fact} Unsere Annahme, ${LAW_AS_OF}, nicht gemessen: ${facts.note.assumption}`);
  const titles = [
    `Was in ${city.name} zählt`,
    `${city.name}: worauf es ankommt`,
    `Wofür ${city.name} steht`,
    `Womit ${city.name} arbeitet`,
    `Der Ort: ${city.name}`,
  ];
  return { id: 'ort', title: pick(titles, key), paragraphs };
}

function buildBranchSection(city: City, service: ServiceSlug): PageSection {
  const { industries } = getCityFacts(city.slug);
  const { title } = SERVICE_WORDING[service];
  const entries = industries.map((industry) => ({ label: INDUSTRY_NAMES[industry], text: getAdvice(service, industry, city.name) }));
  const titles = [
    `${title} für drei Branchen aus ${city.name}`,
    `${title} in ${city.name} nach Branche`,
    `Drei Branchen in ${city.name}, drei Aufgaben`,
  ];
  return { id: 'branchen', title: pick(titles, `${city.slug}/${service}/branch`), paragraphs: [], entries };
}

function buildTravelSection(city: City, service: ServiceSlug, values: Values): PageSection {
  const { zone, borderKm, neighbours, isApart, abroad } = getGeography(city);
  const key = `${city.slug}/${service}`;
  const choose = (list: readonly string[], slot: string) => fill(pick(list, `${key}/${slot}`), values);
  const isAbroadNamed = neighbours.slice(0, 3).some((neighbour) => neighbour.city.slug === abroad.city.slug);
  const isAbroadNear = abroad.km <= 150 && !isAbroadNamed;
  const border = borderKm !== null ? choose(plans.BORDER_PLANS, 'border') : isAbroadNear ? choose(plans.ABROAD_PLANS, 'abroad') : '';
  const titles = [
    `Von Roermond nach ${city.name}`,
    `Anfahrt, Termine, Nachbarorte`,
    `Wie wir in ${city.name} arbeiten`,
    `Entfernung und Termine`,
  ];
  return {
    id: 'termine',
    title: zone === 'seat' ? `Termine in ${city.name}` : pick(titles, `${key}/travel`),
    paragraphs: [
      `${choose(plans.DISTANCE_PLANS[zone], 'distance')} ${fill(SERVICE_WORDING[service].onSite[zone], values)}`,
      `${capitalise(choose(isApart ? plans.FAR_NEIGHBOUR_PLANS : plans.NEIGHBOUR_PLANS, 'neighbours'))} ${border}`.trim(),
    ],
  };
}

const CHAMBER_PLANS = {
  DE: plans.CHAMBER_PLANS,
  AT: plans.AUSTRIAN_CHAMBER_PLANS,
  NL: plans.DUTCH_CHAMBER_PLANS,
  CH: plans.SWISS_CHAMBER_PLANS,
} as const;

function buildRulesSection(city: City, service: ServiceSlug, values: Values): PageSection {
  const key = `${city.slug}/${service}`;
  const region = getRegion(city);
  const choose = (list: readonly string[], slot: string) => fill(pick(list, `${key}/${slot}`), values);
  const law = pickSome(COUNTRY_LAW[city.country][service], 2, `${key}/law`).map((text) => fill(text, values));
  const holidays = choose(city.country === 'NL' ? plans.DUTCH_HOLIDAY_PLANS : plans.HOLIDAY_PLANS, 'holidays');
  const domain = region.tld ? [`Neben der Landesendung gibt es ${region.tld}; für ${city.name} ist sie Zugabe, kein Ersatz.`] : [];
  return {
    id: 'regeln',
    title: pick(
      [`Regeln und Stellen ${region.within}`, `Recht, Kammer und Förderung für ${city.name}`, `Was ${COUNTRIES[city.country].within} gilt`],
      `${key}/rules`,
    ),
    paragraphs: [
      `${law.join(' ')} (Stand ${LAW_AS_OF}, keine Rechtsberatung.)`,
      [choose(CHAMBER_PLANS[city.country], 'chamber'), choose(plans.FUNDING_PLANS, 'funding')].join(' '),
      [holidays, ...(service === 'seo' || service === 'webdesign' ? domain : [])].join(' '),
    ],
  };
}

const LIST = new Intl.ListFormat('de-DE');

function buildExampleSection(city: City, service: ServiceSlug, values: Values): PageSection {
  const key = `${city.slug}/${service}/example`;
  const scenario = pick(SERVICE_WORDING[service].scenarios, key);
  const project = PROJECT_TYPES.find(({ id }) => id === scenario.projectType);
  const urgency = URGENCIES.find(({ value }) => value === scenario.urgency);
  const additions = ADDITIONAL_SERVICES.filter(({ id }) => scenario.additions.includes(id));
  if (!project || !urgency) throw new Error(`Unknown choice in a scenario of ${service}`);
  const total = estimatePrice({ projectType: scenario.projectType, urgency: scenario.urgency, additionalServices: scenario.additions });
  const extras = additions.reduce((sum, { price }) => sum + price, 0);
  const billing = COUNTRY_BILLING[city.country];
  const text = fill(pick(plans.EXAMPLE_PLANS, `${key}/plan`), {
    ort: city.name,
    wer: scenario.who,
    wer2: scenario.who.charAt(0).toLowerCase() + scenario.who.slice(1),
    posten: LIST.format([project.title, ...additions.map(({ label }) => label)].map((label) => `„${label}“`)),
    frist: urgency.label,
    summe: formatPrice(total),
  });
  const rows = [
    [`${project.title}, „${urgency.label}“`, formatPrice(total - extras)],
    ...additions.map(({ label, price }) => [label, formatPrice(price)]),
    ['Summe netto', formatPrice(total)],
    ...(city.country === 'NL'
      ? [
          [`${billing.vat} % btw`, formatPrice((total * billing.vat) / 100)],
          ['Rechnungsbetrag', formatPrice((total * (100 + billing.vat)) / 100)],
        ]
      : []),
  ];
  return {
    id: 'rechnung',
    title: pick([`Rechenbeispiel für ${city.name}`, `Was es in ${city.name} kosten kann`, `Ein Beispiel in Zahlen`], `${key}/title`),
    paragraphs: [
      `${capitalise(text)} ${billing.rule}`,
      ...(values.preis === '' ? ['Eine reine Prüfung ohne Neubau wird nach Umfang angeboten.'] : []),
    ],
    table: { caption: `Schätzung für ${city.name}`, head: ['Posten', 'Betrag'], rows, hasTotal: true },
  };
}

function buildQuestionSection(city: City, service: ServiceSlug, values: Values): PageSection {
  const questions = pickSome(SERVICE_WORDING[service].questions, 2, `${city.slug}/${service}/questions`);
  return {
    id: 'fragen',
    title: `Fragen aus ${city.name}`,
    paragraphs: [],
    entries: questions.map(({ question, answer }) => ({ label: fill(question, values), text: fill(answer, values) })),
  };
}

function buildDescription(city: City, service: ServiceSlug, values: Values): string {
  const { zone, km } = getGeography(city);
  const terms = {
    seat: 'Büro in der Stadt',
    near: `${km} km von Roermond, Termine vor Ort`,
    region: `${km} km von Roermond, vor Ort nach Absprache`,
    remote: 'Betreuung per Video',
  }[zone];
  const price = values.preis === '' ? 'Angebot in 24 Stunden' : `ab ${values.preis}`;
  return `${SERVICE_WORDING[service].title} in ${city.name}: ${price}. ${terms}. Mit Rechenbeispiel, Kammer, Förderung und Regeln.`;
}
