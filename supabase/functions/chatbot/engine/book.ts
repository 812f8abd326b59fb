import { agencyDay } from '#shared/agency-day.ts';
import { findMinute, groupByDay, type Slot } from '#shared/booking-slots.ts';
import { OPENING_HOURS } from '#shared/business.ts';
import type { Language } from './language.ts';
import { TASK_TEXTS, translateSuggestions } from './replies/tasks.ts';
import { foldWishes, isInPart, type Choice } from './wish.ts';

// Booking as a conversation: day, then time; name and consent follow in a form of the window, so that they stand in no transcript.

/** `startsAt` is set once the visitor has chosen a free slot. */
export type BookingTurn = { text: string; suggestions: string[]; startsAt: string | null };

const DAYS_SHOWN = 6;
const NEAREST = 4;

const { timeZone } = OPENING_HOURS;
/** '2026-11-24' → 'Dienstag, 24. November', as a suggestion says it and `readWish` reads it. */
export const dayLabel = (day: string, language: Language = 'de'): string =>
  new Intl.DateTimeFormat(TASK_TEXTS[language].booking.locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(`${day}T11:00:00Z`),
  );
const clockOf = (minute: number): string => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The next step of a booking. `messages` are the visitor's messages of the task, oldest first. */
export function continueBooking(messages: readonly string[], slots: readonly Slot[], now: Date, language: Language = 'de'): BookingTurn {
  const { cancel, booking: texts } = TASK_TEXTS[language];
  const label = (day: string): string => dayLabel(day, language);
  const timeOf = ({ startsAt }: Slot): string => texts.clock(clockOf(findMinute(startsAt)));
  const days = groupByDay(slots);
  const choice = foldWishes(messages, slots, now);
  if (days.size === 0)
    return {
      text: texts.noneFree,
      suggestions: translateSuggestions(['Mit einem Menschen sprechen'], language),
      startsAt: null,
    };
  if (choice.day === null) return askDay(choice);
  const free = days.get(choice.day);
  if (!free) return offerNearDays(choice.day);
  return choice.minute === null ? askTime(choice.day, choice, free) : confirmTime(choice.day, choice.minute, free);

  function askDay({ part, page }: Choice): BookingTurn {
    const all = [...days].filter(([, each]) => each.some((slot) => isInPart(slot, part))).map(([day]) => day);
    const start = page * DAYS_SHOWN < all.length ? page * DAYS_SHOWN : 0;
    const suggestions = all.slice(start, start + DAYS_SHOWN).map(label);
    if (all.length > start + DAYS_SHOWN) suggestions.push(texts.laterDays);
    return { text: page === 0 ? texts.askDay : texts.moreDays, suggestions: [...suggestions, cancel], startsAt: null };
  }

  function offerNearDays(wanted: string): BookingTurn {
    const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(wanted));
    const near = [...days.keys()].toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
    const isTooFar = wanted > [...days.keys()].at(-1)!;
    return { text: texts.nothingOn(label(wanted), isTooFar), suggestions: [...near.toSorted().map(label), cancel], startsAt: null };
  }

  function askTime(day: string, { part }: Choice, each: readonly Slot[]): BookingTurn {
    const fitting = each.filter((slot) => isInPart(slot, part));
    const shown = fitting.length > 0 ? fitting : each;
    const lead = fitting.length > 0 ? '' : part === 'morning' ? texts.noMorning : texts.noAfternoon;
    return { text: lead + texts.askTime(label(day)), suggestions: [...shown.map(timeOf), texts.otherDay], startsAt: null };
  }

  function confirmTime(day: string, minute: number, each: readonly Slot[]): BookingTurn {
    const distance = ({ startsAt }: Slot): number => Math.abs(findMinute(startsAt) - minute);
    const slot = each.find((candidate) => distance(candidate) === 0);
    if (slot) {
      const name = `${label(agencyDay(slot.startsAt))}, ${timeOf(slot)}`;
      return { text: texts.isFree(name), suggestions: [texts.otherTime, texts.otherDay], startsAt: slot.startsAt };
    }
    const near = each.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
    const inOrder = near.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    return {
      text: texts.nothingAt(texts.clock(clockOf(minute)), label(day)),
      suggestions: [...inOrder.map(timeOf), texts.otherDay],
      startsAt: null,
    };
  }
}
