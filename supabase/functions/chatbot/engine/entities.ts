import type { AdditionalServiceId, Industry, PackageId, ProjectTypeId, UrgencyValue } from '#shared/business.ts';
import type { Concept } from './concepts.ts';

// The things a message names: package, kind of project, time frame, extras, line of business.

export type Entities = {
  /** The first that is named; `packages` has all of them. */
  package: PackageId | null;
  packages: PackageId[];
  project: ProjectTypeId | null;
  urgency: UrgencyValue | null;
  services: AdditionalServiceId[];
  industry: Industry | null;
};

const PACKAGE_PATTERNS: readonly [PackageId, RegExp][] = [
  [
    'startpaket',
    /\bstart ?(paket|package|pakket)|\bstarter\b|\bstart (und|oder|zu) \w+|\b(und|oder) start\b|\b(kleinste|gunstigste|billigste)[nrms]? (paket|package)|\bbasispaket\b/,
  ],
  ['smart-business', /\bsmart\b|\bbeliebteste[nrms]? paket/],
  ['commerce', /\bcommerce\b/],
  ['enterprise', /\benterprise\b|\b(grosste|teuerste)[nrms]? (paket|package)/],
];

const URGENCY_PATTERNS: readonly [UrgencyValue, RegExp][] = [
  [
    'asap',
    /\bso schnell wie moglich\b|\bschnellstmoglich\b|\basap\b|\bdringend\b|\beilig\b|\bsofort\b|\bschnell gehen\b|\bas soon as possible\b|\bzo snel mogelijk\b/,
  ],
  ['3months', /\b(3|drei|three|drie) (monat|month|maand)/],
  ['1month', /\b(1|ein|eine|einem|eines|one|een) (monat|month|maand)/],
  ['planning', /\bplan(ung|ning|en|e|t)\b|\bnoch (offen|nicht eilig)\b|\bkeine eile\b|\birgendwann\b/],
];

const SERVICE_CONCEPTS: readonly [AdditionalServiceId, Concept][] = [
  ['seo', 'seo'],
  ['maintenance', 'maintenance'],
  ['training', 'training'],
  ['multilingual', 'multilingual'],
  ['analytics', 'analytics'],
  ['social', 'social'],
];

const PROJECT_CONCEPTS: readonly [ProjectTypeId, Concept][] = [
  ['shop', 'shop'],
  ['automation', 'automation'],
  ['chatbot', 'chatbot'],
  ['website', 'website'],
  ['website', 'webdesign'],
];

const INDUSTRY_PATTERNS: readonly [Industry, RegExp][] = [
  ['Handwerk', /\bhandwerk|\b(maler|schreiner|tischler|dachdecker|elektriker|installateur|klempner)/],
  ['Gesundheitswesen', /\b(arztpraxis|zahnarzt|praxis|physio|pflegedienst|apotheke|gesundheit)/],
  ['Beratung & Coaching', /\b(coach|unternehmensberat|beraterin)/],
  ['Handel & E-Commerce', /\b(einzelhandel|handler|laden|geschaft fur)/],
  ['Gastronomie & Hotellerie', /\b(restaurant|gastronom|gasthof|cafe|hotel|pension)/],
  ['Immobilien & Makler', /\b(immobilien|makler)/],
  ['Rechtswesen & Steuerberatung', /\b(kanzlei|rechtsanwalt|steuerberat|notar)/],
  ['Fitness & Wellness', /\b(fitness|wellness|yoga|kosmetik)/],
  ['Bildung & Training', /\b(schule|sprachschule|nachhilfe|bildung)/],
];

const find = <T>(patterns: readonly [T, RegExp][], text: string): T | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** `text` is the folded, corrected message; `concepts` what the lexicon found in it. */
export function findEntities(text: string, concepts: ReadonlySet<Concept>): Entities {
  const packages = PACKAGE_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
  return {
    package: packages[0] ?? null,
    packages,
    project: PROJECT_CONCEPTS.find(([, concept]) => concepts.has(concept))?.[0] ?? null,
    urgency: find(URGENCY_PATTERNS, text),
    services: SERVICE_CONCEPTS.filter(([, concept]) => concepts.has(concept)).map(([id]) => id),
    industry: find(INDUSTRY_PATTERNS, text),
  };
}
