import { addDays, findDay, findMinute, weekdayOf, type Slot } from '#shared/booking-slots.ts';

// What a message says about the day and the time of a talk, and what that leaves of the free slots.

const WEEKDAYS = ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'];
const MONTHS = ['januar', 'februar', 'marz', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'dezember'];
const NUMBERS = ['eins', 'zwei', 'drei', 'vier', 'funf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwolf'];

type DayWish =
  | { kind: 'weekday'; weekday: number; nextWeek: boolean }
  | { kind: 'date'; day: number; month: number | null }
  | { kind: 'relative'; days: number };
export type Wish = {
  day: DayWish | null;
  /** Minutes since midnight by the agency's clock. */
  minute: number | null;
  part: 'morning' | 'afternoon' | null;
  /** The visitor takes back what he chose, or wants to see more. */
  again: 'day' | 'time' | 'later' | null;
};

const plain = (message: string): string => message.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');

/** Day and time a message asks for; null when it speaks of neither. */
export function readWish(message: string): Wish | null {
  const text = plain(message);
  const wish: Wish = { day: readDay(text), minute: readMinute(text), part: readPart(text), again: readAgain(text) };
  return wish.day || wish.minute !== null || wish.part || wish.again ? wish : null;
}

function readAgain(text: string): Wish['again'] {
  if (/\bspatere tage\b|\bspater\b|\bweitere tage\b/.test(text)) return 'later';
  if (/\bander(er|en) tag\b/.test(text)) return 'day';
  return /\bandere (uhr)?zeit/.test(text) ? 'time' : null;
}

function readDay(text: string): DayWish | null {
  const date = /\b(\d{1,2})\. ?(?:(\d{1,2})\.?|([a-z]+))?/.exec(text);
  if (date) {
    const named = MONTHS.findIndex((month) => date[3] && date[3].length > 2 && month.startsWith(date[3])) + 1;
    const month = date[2] ? Number(date[2]) : named || null;
    // '10.30 Uhr' is a time.
    const isDate = Number(date[1]) <= 31 && (month === null ? !/\d\.\d|uhr/.test(text) : month <= 12) && !/\d\.\d{2} ?uhr/.test(text);
    if (isDate) return { kind: 'date', day: Number(date[1]), month };
  }
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(String.raw`\b${name}`).test(text)) + 1;
  if (weekday > 0) return { kind: 'weekday', weekday, nextWeek: /\bnachste(n|r)? woche\b/.test(text) };
  if (/\bubermorgen\b/.test(text)) return { kind: 'relative', days: 2 };
  if (/\bheute\b/.test(text)) return { kind: 'relative', days: 0 };
  // 'morgen fruh', but neither 'guten Morgen' nor 'am Morgen'.
  return /(?<!guten )(?<!am )(?<!jeden )\bmorgen\b/.test(text) ? { kind: 'relative', days: 1 } : null;
}

function readMinute(text: string): number | null {
  const half = new RegExp(String.raw`\bhalb (\d{1,2}|${NUMBERS.join('|')})\b`).exec(text)?.[1];
  if (half) return toMinute(hourOf(half) - 1, 30);
  const clock = /\b(\d{1,2})(?::|\.)(\d{2})\b(?!\.)/.exec(text);
  if (clock && Number(clock[2]) < 60 && (Number(clock[2]) > 12 || clock[2] === '00' || /uhr|:/.test(text))) {
    return toMinute(Number(clock[1]), Number(clock[2]));
  }
  const hour = new RegExp(String.raw`\b(\d{1,2}|${NUMBERS.join('|')}) ?(?:uhr|h\b)(?: (\d{1,2}))?`).exec(text);
  if (hour) return toMinute(hourOf(hour[1]!), Number(hour[2] ?? 0));
  const around = new RegExp(String.raw`\b(?:um|gegen|ab) (\d{1,2}|${NUMBERS.join('|')})\b(?!\.)`).exec(text)?.[1];
  return around ? toMinute(hourOf(around), 0) : null;
}

const hourOf = (text: string): number => (/^\d/.test(text) ? Number(text) : NUMBERS.indexOf(text) + 1);
/** Nobody means a talk at three in the night: 'um drei' is in the afternoon. */
const toMinute = (hour: number, minute: number): number | null =>
  hour > 23 || hour < 0 ? null : (hour < 7 ? hour + 12 : hour) * 60 + minute;

function readPart(text: string): Wish['part'] {
  if (/\bvormittag|\bmorgens\b|\bam morgen\b|\bfruh\b/.test(text)) return 'morning';
  return /\bnachmittag|\bmittags\b|\babends\b/.test(text) ? 'afternoon' : null;
}

export type Choice = { day: string | null; minute: number | null; part: Wish['part']; page: number };

/** What all messages of the task come to; a later word replaces an earlier one. Needs the slots, because 'Dienstag' means one that has some. */
export function foldWishes(messages: readonly string[], slots: readonly Slot[], now: Date): Choice {
  let choice: Choice = { day: null, minute: null, part: null, page: 0 };
  for (const wish of messages.map(readWish)) {
    if (!wish) continue;
    if (wish.again === 'day') choice = { ...choice, day: null, minute: null, page: 0 };
    if (wish.again === 'later') choice = { ...choice, day: null, minute: null, page: choice.page + 1 };
    if (wish.again === 'time') choice = { ...choice, minute: null, part: null };
    if (wish.day) choice = { ...choice, day: findWantedDay(wish.day, slots, now), minute: null };
    if (wish.part) choice = { ...choice, part: wish.part, minute: null };
    if (wish.minute !== null) choice = { ...choice, minute: wish.minute };
  }
  return choice;
}

function findWantedDay(wish: DayWish, slots: readonly Slot[], now: Date): string | null {
  const today = findDay(now);
  if (wish.kind === 'relative') return addDays(today, wish.days);
  if (wish.kind === 'weekday') {
    const earliest = wish.nextWeek ? addDays(today, 8 - weekdayOf(today)) : today;
    const free = slots.map(({ startsAt }) => findDay(startsAt)).find((day) => day >= earliest && weekdayOf(day) === wish.weekday);
    return free ?? addDays(earliest, (wish.weekday - weekdayOf(earliest) + 7) % 7);
  }
  for (let ahead = 0; ahead < 366; ahead++) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) === wish.day && (wish.month === null || Number(day.slice(5, 7)) === wish.month)) return day;
  }
  return null;
}

export const isInPart = ({ startsAt }: Slot, part: Wish['part']): boolean =>
  part === null || (part === 'morning') === findMinute(startsAt) < 12 * 60;
