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
    /\bstart ?(paket|package|pakket)|\bstarter\b|\bstart (und|oder|zu) \w+|\b(und|oder) start\b|\bkleinste[nrms]? (paket|package)|\b(gunstigste|billigste)[nrms]?\b|\bbasispaket\b|\b(fur|die) 590\b|^(?!.*\b(shop|commerce|enterprise)).*\bohne (den |einen |so einen )?(ki )?(chat ?)?bot\b/,
  ],
  [
    'smart-business',
    /\bsmart\b|\bbeliebteste[nrms]? paket|\b(website|webseite|homepage|seite) (und|plus|mit|inklusive|samt|and|with|en|met) (\w+ )?(?!\w*angebot)\w*bot\b|\b(fur|die) 1 ?290\b/,
  ],
  ['commerce', /\bcommerce\b|\b(fur|die) 2 ?590\b/],
  ['enterprise', /\benterprise\b|\b(grosste|teuerste)[nrms]? (paket|package)|\b(fur|die) 5 ?990\b/],
];

const URGENCY_PATTERNS: readonly [UrgencyValue, RegExp][] = [
  [
    'asap',
    /\bso schnell wie moglich\b|\bbrandeilig\b|\bnachste[rns]? woche\b|\bschnellstmoglich\b|\basap\b|\bdringend\b|\beilig\b|\bsofort\b|\bschnell gehen\b|\beilt\b(?! nicht)|\bas soon as possible\b|\bzo snel mogelijk\b/,
  ],
  ['3months', /\b([23]|zwei|drei|two|three|twee|drie) (monat|month|maand)|\bquartal|\b(fruhjahr|fruhling|sommer|herbst|winter)\b/],
  ['1month', /\b(1|ein|eine|einem|eines|one|een) (monat|month|maand)|\bbald\b|\bzeitnah\b|\bnachste[rns]? monat/],
  [
    'planning',
    /\b(halbes|ganzes|nachstes) jahr\b|\bnicht eilig\b|\beilt nicht\b|\b([4-9]|vier|funf|sechs) (monat|month|maand)|\bplan(ung|ning|en|e|t)\b|\bnoch (offen|nicht eilig)\b|\b(keine|ohne) eile\b|\birgendwann\b/,
  ],
];

const NUMBERS: Record<string, number> = { ein: 1, eine: 1, einer: 1, einem: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, acht: 8 };

/** The weeks that a folded message speaks of ('bis in zwei Wochen'); null if it names none. */
export function findWeeks(text: string): number | null {
  if (/\bbis (zur |ende )?(nachste|nachster|kommende|kommender|diese|dieser)n? woche\b/.test(text)) return 1;
  const days = Number(/\b(\d{1,2}) (tage|tagen|days)\b/.exec(text)?.[1]);
  if (days) return Math.max(1, Math.floor(days / 7));
  const found = /\b(\d{1,2}|ein|eine|einer|zwei|drei|vier|funf|sechs|acht) (woche|wochen)\b/.exec(text);
  if (!found?.[1]) return null;
  return NUMBERS[found[1]] ?? Number(found[1]);
}

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

// 'Wir verkaufen Honig und wollen das auch online machen'.
const SELLS_ONLINE = /\bverkauf\w* .*\b(online|internet|netz)\b|\b(online|internet|netz) .*\bverkauf/;

const INDUSTRY_PATTERNS: readonly [Industry, RegExp][] = [
  [
    'Handwerk',
    /\bhandwerk|\b(maler|schreiner|tischler|dachdecker|elektriker|installateur|klempner|fliesenleger|gartner|zimmer(er|ei)|metzger|backer|schlosser|glaser|steinmetz|maurer|sanitar|heizung|kfz|autowerkstatt)|(schreinerei|tischlerei|schlosserei|dachdeckerei|malerbetrieb|werkstatt|meisterbetrieb)\b/,
  ],
  ['Gesundheitswesen', /arzt(e|en|in|innen)?\b|(praxis|praxen)\b|\b(zahnarzt|physio|pflegedienst|apotheke|hebamme|gesundheit)/],
  ['Beratung & Coaching', /\b(coach|unternehmensberat|beraterin)/],
  ['Handel & E-Commerce', /(handler|laden|handlung|boutique|winkel)\b|\b(einzelhandel|geschaft fur)/],
  [
    'Gastronomie & Hotellerie',
    /(restaurant|gasthaus|gasthof|weingut|brauerei|imbiss|bistro|ferienwohnung|ferienwohnungen)\b|\b(restaurant|gastronom|gasthof|cafe|hotel|pension|bed and breakfast|wirtshaus|gaststatte)/,
  ],
  ['Immobilien & Makler', /\b(immobilien|makler)/],
  ['Rechtswesen & Steuerberatung', /kanzlei\b|\b(rechtsanwalt|steuerberat|notar)/],
  ['Fitness & Wellness', /\b(fitness|wellness|yoga|kosmetik|friseur|nagelstudio|barbier|massage)|(fitnessstudio|salon)\b/],
  [
    'Andere Branche',
    /(verein|bauernhof|hofladen|stiftung|spedition|reinigung|brennerei|imkerei|gartnerei)\b|\b(imker|landwirt|architekt|ingenieur|fotograf|hausmeister|taxi|bestatter|designer)/,
  ],
  ['Bildung & Training', /(schule|kita|kindergarten|akademie)\b|\b(sprachschule|nachhilfe|bildung)/],
];

const find = <T>(patterns: readonly [T, RegExp][], text: string): T | null =>
  patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

const urgencyOfWeeks = (weeks: number | null): UrgencyValue | null =>
  weeks === null ? null : weeks < 3 ? 'asap' : weeks < 7 ? '1month' : '3months';

/** `text` is the folded, corrected message; `concepts` what the lexicon found in it. */
export function findEntities(text: string, concepts: ReadonlySet<Concept>): Entities {
  const packages = PACKAGE_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
  return {
    package: packages[0] ?? null,
    packages,
    project: SELLS_ONLINE.test(text) ? 'shop' : (PROJECT_CONCEPTS.find(([, concept]) => concepts.has(concept))?.[0] ?? null),
    urgency: find(URGENCY_PATTERNS, text) ?? urgencyOfWeeks(findWeeks(text)),
    services: SERVICE_CONCEPTS.filter(([, concept]) => concepts.has(concept)).map(([id]) => id),
    industry: find(INDUSTRY_PATTERNS, text),
  };
}
