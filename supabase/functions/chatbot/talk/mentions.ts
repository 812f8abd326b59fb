import type {
  AdditionalServiceId,
  Industry,
  PackageId,
  ProjectTypeId,
  UrgencyValue,
} from '#shared/agency/business.ts';
import type { Words } from '#content/schemas/assistant.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import { fold } from '#shared/search/german.ts';
import { withoutAddress } from '../reader/features.ts';
import { createIsThere, toPattern } from './there.ts';

// The things a message names, by the lists of content/assistant-words.yaml.

type Groups = {
  packages: PackageId;
  projects: ProjectTypeId;
  extras: AdditionalServiceId;
  urgency: UrgencyValue;
  trades: Industry;
  wishes: string;
};
export type Mentions = { [Group in keyof Groups]: Groups[Group][] } & {
  /** Ids of packages, projects, extras and wishes that the message does not want. */
  unwanted: string[];
  /** Ids of those that exist already. */
  there: string[];
  /** 'Es ist nicht dringend': a time is named only to deny it. */
  deniesUrgency: boolean;
  /** Turns of speech: 'bigger', 'goes-on', 'customer' … */
  turns: ReadonlySet<string>;
  /** Weeks until a deadline. */
  weeks: number | null;
  /** An amount in euros: 'Budget 4.000 €'. */
  amount: number | null;
  /** 'Nach drei Jahren'. */
  years: number | null;
  /** Number of instalments. */
  count: number | null;
  /** Number of languages, the first among them or not. */
  languages: number | null;
  /** Numbers of things as they were written: '12 Seiten', '800 Artikel'. */
  details: string[];
  /** Words that name or turn nothing: 0 for 'und mit Wartung?'. */
  rest: number;
};

const GROUPS = ['packages', 'projects', 'extras', 'urgency', 'trades', 'wishes'] as const;
/** So many things of a message are looked at, each with all that stands beside it. */
const MOST_NAMED = 100;
type Matcher = { group: keyof Groups; id: string; pattern: RegExp };

/**
 * Letters and figures in folded form with single spaces around every word;
 * '1.290' is one figure, commas and points stay as ','.
 */
export const spaced = (message: string): string =>
  ` ${fold(withoutAddress(message))
    .replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(/\b(\d{1,2}) ?k\b/g, '$1000')
    .replaceAll('€', ' euro ')
    .replaceAll('%', ' prozent ')
    .replace(/[.,;:!?\n]+/g, ' , ')
    .replace(/[^a-z0-9,]+/g, ' ')
    .trim()} `;

export type ReadMentions = (message: string) => Mentions;

/** 'Das für 1.290 €' names the package that costs it. */
const namesOf = (words: Words, { packages }: PriceList): Words['packages'] =>
  Object.fromEntries(
    Object.entries(words.packages).map(([id, list]) => [
      id,
      [...list, ...packages.filter((entry) => entry.id === id).map(({ price }) => String(price))],
    ]),
  );

export function createMentions(words: Words, prices: PriceList): ReadMentions {
  const named = { ...words, packages: namesOf(words, prices) };
  const matchers: Matcher[] = GROUPS.flatMap((group) =>
    Object.entries(named[group]).map(([id, entry]) => ({
      group,
      id,
      pattern: toPattern(Array.isArray(entry) ? entry : entry.words),
    })),
  );
  // However many they are.
  matchers.push({ group: 'extras', id: 'multilingual', pattern: LANGUAGES });
  const turns = Object.entries(words.turns).map(([id, list]) => [id, toPattern(list)] as const);
  const filler = [
    ...matchers.map(({ pattern }) => pattern),
    ...['not', 'bigger', 'smaller', 'goes-on', 'rather', 'filler'].map((id) =>
      toPattern(words.turns[id] ?? []),
    ),
  ];
  const countRest = (text: string): number =>
    filler
      .reduce((left, pattern) => left.replace(pattern, ''), text)
      .split(' ')
      .filter((word) => /[a-z]/.test(word)).length;
  const no = toPattern(words.turns['not'] ?? []);
  const isThere = createIsThere(words);
  const noThing = toPattern(words.turns['no-thing'] ?? []);
  const things = new RegExp(
    `(?<![\\d.,])\\d{1,5} (?:${(words.turns['things'] ?? []).join('|')})(?!\\p{L})`,
    'giu',
  );
  return (message) => {
    const said = spaced(message);
    const text = said.replace(WITHOUT_IT, ',').replace(noThing, ',');
    const own = turns.filter(([, pattern]) => text.search(pattern) >= 0).map(([id]) => id);
    const found: Mentions = {
      packages: [],
      projects: [],
      extras: [],
      urgency: [],
      trades: [],
      wishes: [],
      unwanted: [],
      there: [],
      deniesUrgency: false,
      turns: new Set([...own, ...(WITHOUT_IT.test(said) ? ['without-it', 'goes-on'] : [])]),
      weeks: findWeeks(text),
      amount: findAmount(text),
      years: findYears(text),
      count: findCount(text),
      languages: findLanguages(text),
      details: [...new Set(message.match(things) ?? [])],
      rest: countRest(text),
    };
    const places = matchers.flatMap(({ group, id, pattern }) =>
      [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ group, id, index, match })),
    );
    // 'Online-Shop' is a shop and no 'Shop' beside it; what lies inside a
    // longer match is part of it.
    const whole = places.filter(
      ({ index, match }) =>
        !places.some(
          (other) =>
            other.match.length > match.length &&
            other.index <= index &&
            other.index + other.match.length >= index + match.length &&
            other.group !== 'trades',
        ),
    );
    // Where the thing ends that was named before: 'ohne SEO dringend' denies that one.
    let named = 0;
    // Where the project or extra does: 'SEO für eine Website' is for that one.
    let beside = 0;
    const inOrder = whole.toSorted((left, right) => left.index - right.index);
    for (const { group, id, index, match } of inOrder.slice(0, MOST_NAMED)) {
      const before = text.slice(group === 'urgency' ? named : 0, index);
      const rest = text.slice(index + match.length);
      named = index + match.length;
      const isProject = group === 'projects';
      const isPart = isProject || group === 'extras' || group === 'wishes';
      if (isPart && isThere({ before, match, after: rest, isProject, beside })) {
        found.there.push(id);
        continue;
      }
      if (isProject || group === 'extras') beside = named;
      const denied = group === 'urgency' ? NOT_SO : NOT_NEEDED;
      const isUnwanted = group !== 'trades' && (isNear(before, no) || denied.test(rest));
      if (isUnwanted && group === 'urgency') {
        found.deniesUrgency = true;
        continue;
      }
      const list = (isUnwanted ? found.unwanted : found[group]) as string[];
      if (!list.includes(id)) list.push(id);
    }
    return found;
  };
}

/** 'Ohne, dafür mit SEO': without what was named before. */
const WITHOUT_IT =
  /(?<= )(?:ohne|without|zonder)(?: (?:das|den|it|that|dat))?(?= (?:$|, |(?:aber|dafur|dann|but|then|maar|dan) ))/;

/** 'Den Chatbot brauchen wir nicht', 'das Bezahlen lass ich weg'. */
const NOT_NEEDED =
  /^ (?:[a-z]+ ){0,2}(?:brauch\w*|bruuch\w*|will|wollen|mocht\w*|lass\w*|need|want|hoef\w*|wil) (?:[a-z]+ ){0,2}(?:nicht|nich|net|ned|nod|weg|not|niet)(?= )/;

/** 'Eilt nicht', 'dringend ist es nicht'. */
const NOT_SO =
  /^ (?:(?:ist|is|hat|habe|hab|haben|s|es|das|dat|het|it|ich|wir|mir|uns|aber) ){0,3}(?:nicht|nich|net|nit|ned|nod|not|niet)(?= )/;

/** 'Nicht nur', and 'no an Shop', which is 'noch einen' in the south. */
const NO_DENIAL = / nicht nur | not only | niet alleen | no (?:an?|en|e|oan) /;

/**
 * A word of the list among the three before, in the same clause: 'ohne den
 * Chatbot', not 'Das geht nicht. Website …'.
 */
function isNear(before: string, list: RegExp): boolean {
  const clause = before.split(' , ').at(-1) ?? '';
  const near = ` ${clause.trim().split(' ').slice(-3).join(' ')} `;
  return near.search(list) >= 0 && !NO_DENIAL.test(near);
}

const NUMBERS =
  'ein eine einer einem eins one een|zwei two twee|drei three drie|vier four|funf five vijf|sechs six zes|sieben|acht eight|neun|zehn ten tien|elf|zwolf twelve twaalf'
    .split('|')
    .map((line) => line.split(' '));
const NUMBER = `\\d{1,3}|${NUMBERS.flat().join('|')}`;
const toNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text) : NUMBERS.findIndex((names) => names.includes(text)) + 1;

/** 'Seit zwei Wochen', 'zwei Wochen gültig': a time, but none that is to come. */
const asSpan = (units: string): RegExp =>
  new RegExp(
    `(?<! (?:seit|vor|alle|since|sinds)) (${NUMBER}) (?:${units}) ` +
      '(?!(?:gultig|alt|her|ago|old|valid|geleden|oud|geldig) )',
  );
const WEEKS = asSpan('woche|wochen|weeks?|weken|wuche');
const DAYS = asSpan('tage|tagen|days|dagen');
const RATES = new RegExp(
  ` (${NUMBER}) (?:monats)?(?:raten|rate|instal+ments|termijnen|monatsraten) `,
);

/** The weeks that a message gives: 'bis in zwei Wochen'; null if it names none. */
function findWeeks(text: string): number | null {
  const [, weeks] = WEEKS.exec(text) ?? [];
  if (weeks) return toNumber(weeks);
  const [, days] = DAYS.exec(text) ?? [];
  return days ? Math.max(1, Math.floor(toNumber(days) / 7)) : null;
}

const YEARS = asSpan('jahre|jahren|years|jaar');
const findYears = (text: string): number | null => {
  const [, years] = YEARS.exec(text) ?? [];
  return years ? toNumber(years) : null;
};

const AMOUNT = / (\d{3,6}) /;
const EUROS = / (\d{3,6}) (?:euro|eur|teuro) /;
/** '240 Mitglieder, Budget 1.500 Euro': a number of euros counts before any other. */
const findAmount = (text: string): number | null =>
  Number((EUROS.exec(text) ?? AMOUNT.exec(text))?.[1] ?? 0) || null;

function findCount(text: string): number | null {
  const [, count] = RATES.exec(text) ?? [];
  return count ? toNumber(count) : null;
}

const LANGUAGES = new RegExp(
  `(?<= )(${NUMBER}) (?:[a-z]+ )?(?:sprachen|languages|talen)(?= )`,
  'g',
);
function findLanguages(text: string): number | null {
  const [[, count] = []] = text.matchAll(LANGUAGES);
  return count ? toNumber(count) : null;
}
