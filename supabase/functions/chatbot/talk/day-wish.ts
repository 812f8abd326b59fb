import { addDays, agencyDay, weekdayOf } from '#shared/agency/agency-day.ts';
import { findMinute, type Slot } from '#shared/bookings/booking-slots.ts';

// What a message says about the day and the time of a talk, and what that leaves of the free slots.

// German, English, Dutch; the place in the list is the meaning.
const list = (words: string): RegExp[] =>
  words.split(' ').map((word) => new RegExp(String.raw`\b(?:${word})`));
const WEEKDAYS = list(
  'montag|monday|maandag dienstag|tuesday|dinsdag mittwoch|wednesday|woensdag ' +
    'donnerstag|thursday|donderdag freitag|friday|vrijdag samstag|saturday|zaterdag ' +
    'sonntag|sunday|zondag',
);
const MONTHS = list('jan feb marz|march|maart apr mai|may|mei jun jul aug sep okt|oct nov dez|dec');
const NUMBERS = list(
  'eins|one|een zwei|two|twee drei|three|drie vier|four funf|five|vijf sechs|six|zes ' +
    'sieben|seven|zeven acht|eight neun|nine|negen zehn|ten|tien elf|eleven ' +
    'zwolf|twelve|twaalf',
);
const NUMBER = String.raw`\d{1,2}|${NUMBERS.map(({ source }) => source.replaceAll(String.raw`\b`, '')).join('|')}`;
const HOUR = new RegExp(String.raw`\b(${NUMBER}) ?(?:uhr|uur|h\b|o.?clock)(?: (\d{1,2}))?`);
const HALF = new RegExp(String.raw`\bhalb (${NUMBER})\b|\bhalf (${NUMBER})\b`);
const HALF_PAST = new RegExp(String.raw`\bhalf past (${NUMBER})\b`);
const AROUND = new RegExp(
  String.raw`\b(?:um|gegen|ab|at|around|om|rond|vanaf) (${NUMBER})\b(?!\.)`,
);
const AHEAD = String.raw`\b(?:in|over) (${NUMBER}|eine[rm]?|a) `;
const WEEKS_AHEAD = new RegExp(`${AHEAD}(?:wochen?|weeks?|weken)\\b`);
const DAYS_AHEAD = new RegExp(`${AHEAD}(?:tag(?:en)?|days?|dag(?:en)?)\\b`);
const PART_OF_MONTH = new RegExp(
  `\\b(?:im|in|anfang|mitte|ende|begin|eind|medio|early|mid|late|(?:start|end) of) ` +
    `(?:${MONTHS.map(({ source }) => source).join('|')})`,
);
const ISO_DAY = /\b20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/;

type DayWish =
  /** `weeks` ahead of this one; null: the next such day. */
  | { kind: 'weekday'; weekday: number; weeks: number | null }
  | { kind: 'week'; weeks: number }
  | { kind: 'date'; day: number; month: number | null; year?: number }
  /** A time that is named, and none that can be looked up: 'Mitte Dezember'. */
  | { kind: 'unread' }
  | { kind: 'settled'; day: string }
  | { kind: 'relative'; days: number };
export type Wish = {
  day: DayWish | null;
  /** Minutes since midnight by the agency's clock. */
  minute: number | null;
  part: 'morning' | 'afternoon' | null;
  /** The visitor takes back what he chose, or wants to see more. */
  again: 'day' | 'time' | 'later' | null;
};

const plain = (message: string): string =>
  message.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Day and time a message asks for; null when it speaks of neither. */
export function readWish(message: string): Wish | null {
  const [settled] = ISO_DAY.exec(message) ?? [];
  const text = plain(message.replace(ISO_DAY, ' '));
  const wish: Wish = {
    day: settled === undefined ? readDay(text) : { kind: 'settled', day: settled },
    minute: readMinute(text),
    part: readPart(text),
    again: readAgain(text),
  };
  return wish.day || wish.minute !== null || wish.part || wish.again ? wish : null;
}

function readAgain(text: string): Wish['again'] {
  if (/\bspatere tage\b|\bspater\b|\bweitere tage\b|\blater\b|\blatere dagen\b/.test(text))
    return 'later';
  if (/\bander(er|en) tag\b|\banother day\b|\bandere dag\b/.test(text)) return 'day';
  return /\bandere (uhr)?zeit|\banother time\b|\bandere tijd\b/.test(text) ? 'time' : null;
}

function readDay(text: string): DayWish | null {
  const date = /\b(\d{1,2})\. ?(?:(\d{1,2})\.?|([a-z]+))?/.exec(text);
  if (date) {
    const month = date[2] ? Number(date[2]) : findMonth(date[3]);
    // '10.30 Uhr' is a time.
    const isDate =
      Number(date[1]) <= 31 &&
      (month === null ? !/\d\.\d|uhr|uur/.test(text) : month <= 12) &&
      !/\d\.\d{2} ?u[hu]r/.test(text);
    if (isDate) return { kind: 'date', day: Number(date[1]), month, ...yearAfter(text, date) };
  }
  // 'Maandag 30 november' is the thirtieth: the month may stand on either side
  // of the day, the weekday is none.
  for (const found of text.matchAll(
    /\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]{3,})|\b((?!\w*(?:dag|day|tag)\b)[a-z]{3,}) (\d{1,2})(?:st|nd|rd|th)?\b/g,
  )) {
    const [, day, after, before, other] = found;
    const month = findMonth(after ?? before);
    if (month !== null)
      return { kind: 'date', day: Number(day ?? other), month, ...yearAfter(text, found) };
  }
  const weekday = WEEKDAYS.findIndex((name) => name.test(text)) + 1;
  const weeks = readWeeks(text);
  if (weekday > 0) return { kind: 'weekday', weekday, weeks };
  const ahead = DAYS_AHEAD.exec(text)?.[1];
  if (ahead) return { kind: 'relative', days: countOf(ahead) };
  if (weeks !== null) return { kind: 'week', weeks };
  if (/\bubermorgen\b|\bovermorgen\b|\bday after tomorrow\b/.test(text))
    return { kind: 'relative', days: 2 };
  if (/\bheute\b|\btoday\b|\bvandaag\b/.test(text)) return { kind: 'relative', days: 0 };
  if (/\btomorrow\b/.test(text)) return { kind: 'relative', days: 1 };
  // 'morgen fruh', but neither 'guten Morgen' nor 'am Morgen'.
  if (/(?<!guten )(?<!am )(?<!jeden )\bmorgen\b/.test(text)) return { kind: 'relative', days: 1 };
  return PART_OF_MONTH.test(text) ? { kind: 'unread' } : null;
}

/** The year right behind a date. */
function yearAfter(text: string, date: RegExpExecArray): { year?: number } {
  const rest = text.slice(date.index + date[0].length);
  const [, long, short] = /^[,.]? ?(20\d\d)\b|^(\d\d)\b(?![.:]| ?u[hu]r)/.exec(rest) ?? [];
  return long || short ? { year: Number(long ?? `20${short}`) } : {};
}

function readWeeks(text: string): number | null {
  if (/\bue?berna?e?chsten?r? woche\b|\bweek after next\b/.test(text)) return 2;
  if (/\b(?:na?e?chste|kommende)[nr]? woche\b|\bnext week\b|\bvolgende week\b/.test(text)) return 1;
  const weeks = WEEKS_AHEAD.exec(text)?.[1];
  return weeks ? countOf(weeks) : null;
}

const findMonth = (name: string | undefined): number | null =>
  (name !== undefined && name.length > 2 && MONTHS.findIndex((month) => month.test(name)) + 1) ||
  null;

function readMinute(text: string): number | null {
  const twelve = /\b(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\b/.exec(text);
  if (twelve)
    return ((Number(twelve[1]) % 12) + (twelve[3] === 'p' ? 12 : 0)) * 60 + Number(twelve[2] ?? 0);
  const past = HALF_PAST.exec(text)?.[1];
  if (past) return toMinute(hourOf(past), 30);
  // German and Dutch count the half hour towards the next.
  const half = HALF.exec(text);
  if (half) return toMinute(hourOf(half[1] ?? half[2]!) - 1, 30);
  const clock = /(?<!\.)\b(\d{1,2})(?::|\.)(\d{2})\b(?!\.)/.exec(text);
  if (
    clock &&
    Number(clock[2]) < 60 &&
    (Number(clock[2]) > 12 || clock[2] === '00' || /u[hu]r|:/.test(text))
  ) {
    return toMinute(Number(clock[1]), Number(clock[2]));
  }
  const hour = HOUR.exec(text);
  if (hour) return toMinute(hourOf(hour[1]!), Number(hour[2] ?? 0));
  const around = AROUND.exec(text)?.[1];
  return around ? toMinute(hourOf(around), 0) : null;
}

/** 'In einer Woche', 'in a week'. */
const countOf = (text: string): number => hourOf(text) || 1;
const hourOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : NUMBERS.findIndex((number) => number.test(text)) + 1;
/** Nobody means a talk at three in the night: 'um drei' is in the afternoon. */
const toMinute = (hour: number, minute: number): number | null =>
  hour > 23 || hour < 0 ? null : (hour < 7 ? hour + 12 : hour) * 60 + minute;

function readPart(text: string): Wish['part'] {
  if (/\bvormittag|\bmorgens\b|\bam morgen\b|\bfruh\b|\b(in the )?morning\b|\bochtend/.test(text))
    return 'morning';
  return /\bnachmittag|\bmittags\b|\babends\b|\bafternoon\b|\bmiddag/.test(text)
    ? 'afternoon'
    : null;
}

export type Choice = {
  day: string | null;
  /** The first day of those to choose from: of the week that is meant. */
  from: string | null;
  /** A day is wished for, and it is not understood which. */
  isUnread: boolean;
  minute: number | null;
  part: Wish['part'];
  page: number;
};

/**
 * What all messages of the task come to; a later word replaces an earlier one.
 * Needs the slots, because 'Dienstag' means one that has some.
 */
export function foldWishes(messages: readonly string[], slots: readonly Slot[], now: Date): Choice {
  const start = { day: null, from: null, isUnread: false, minute: null };
  let choice: Choice = { ...start, part: null, page: 0 };
  for (const wish of messages.map(readWish)) {
    if (!wish) continue;
    if (wish.again === 'day') choice = { ...choice, ...start, page: 0 };
    if (wish.again === 'later')
      choice = { ...choice, ...start, from: choice.from, page: choice.page + 1 };
    if (wish.again === 'time') choice = { ...choice, minute: null, part: null };
    if (wish.day) {
      const day = findWantedDay(wish.day, slots, now);
      const from = wish.day.kind === 'week' ? findMonday(wish.day.weeks, now) : null;
      choice = { ...choice, day, from, isUnread: day === null && from === null, minute: null };
    }
    if (wish.part) choice = { ...choice, part: wish.part, minute: null };
    if (wish.minute !== null) choice = { ...choice, minute: wish.minute };
  }
  return choice;
}

/**
 * The messages with the day that each of them means before it: 'morgen' is
 * another day after midnight.
 */
export const settleDays = (messages: readonly string[], slots: readonly Slot[], now: Date) =>
  messages.map((message) => {
    const wish = readWish(message)?.day;
    if (!wish || wish.kind === 'settled') return message;
    const day = findWantedDay(wish, slots, now);
    return day === null ? message : `${day} ${message}`;
  });

/** Of the week that is so many weeks ahead. */
const findMonday = (weeks: number, now: Date): string => {
  const today = agencyDay(now);
  return addDays(today, 1 - weekdayOf(today) + 7 * weeks);
};

function findWantedDay(wish: DayWish, slots: readonly Slot[], now: Date): string | null {
  if (wish.kind === 'settled') return wish.day;
  if (wish.kind === 'week' || wish.kind === 'unread') return null;
  const today = agencyDay(now);
  if (wish.kind === 'relative') return addDays(today, wish.days);
  if (wish.kind === 'weekday') {
    if (wish.weeks !== null) return addDays(findMonday(wish.weeks, now), wish.weekday - 1);
    const free = slots
      .map(({ startsAt }) => agencyDay(startsAt))
      .find((day) => day >= today && weekdayOf(day) === wish.weekday);
    return free ?? addDays(today, (wish.weekday - weekdayOf(today) + 7) % 7);
  }
  if (wish.year !== undefined && wish.month !== null) {
    const first = `${wish.year}-${String(wish.month).padStart(2, '0')}-01`;
    const day = addDays(first, wish.day - 1);
    return day.slice(0, 7) === first.slice(0, 7) ? day : null;
  }
  for (let ahead = 0; ahead < 366; ahead++) {
    const day = addDays(today, ahead);
    if (
      Number(day.slice(8)) === wish.day &&
      (wish.month === null || Number(day.slice(5, 7)) === wish.month)
    )
      return day;
  }
  return null;
}

export const isInPart = ({ startsAt }: Slot, part: Wish['part']): boolean =>
  part === null || (part === 'morning') === findMinute(startsAt) < 12 * 60;
