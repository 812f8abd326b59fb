import { agencyDay } from '#shared/agency/agency-day.ts';
import { findMinute, groupByDay, type Slot } from '#shared/bookings/booking-slots.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';
import { foldWishes, isInPart, type Choice } from './day-wish.ts';
import type { Speak } from './reply.ts';

// Booking as a conversation: day, then time; name and consent follow in a form
// of the window, so that they stand in no transcript.

/** `startsAt` is set once the visitor has chosen a free slot. */
export type BookingTurn = { text: string; suggestions: string[]; startsAt: string | null };

const DAYS_SHOWN = 6;
const NEAREST = 4;

const { timeZone } = OPENING_HOURS;
const LOCALES = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' } as const;
const CLOCKS = { de: ' Uhr', en: '', nl: ' uur' } as const;

/** '2026-11-24' → 'Dienstag, 24. November', as a suggestion says it and `readWish` reads it. */
export const dayLabel = (day: string, language: keyof typeof LOCALES = 'de'): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${day}T11:00:00Z`));
const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** 'Dienstag, 24. November, 10:30 Uhr', as a suggestion says it and `readWish` reads it. */
export const slotLabel = (startsAt: string, language: keyof typeof LOCALES): string =>
  `${dayLabel(agencyDay(startsAt), language)}, ${clockOf(findMinute(startsAt))}${CLOCKS[language]}`;

/** The next step of a booking. `messages` are the visitor's messages of the task, oldest first. */
export function continueBooking(
  messages: readonly string[],
  slots: readonly Slot[],
  now: Date,
  say: Speak,
): BookingTurn {
  const cancel = say('button-cancel');
  const label = (day: string): string => dayLabel(day, say.language);
  const clock = (minute: number): string => clockOf(minute) + CLOCKS[say.language];
  const timeOf = ({ startsAt }: Slot): string => clock(findMinute(startsAt));
  const days = groupByDay(slots);
  const choice = foldWishes(messages, slots, now);
  if (days.size === 0)
    return {
      text: say('booking-none-free'),
      suggestions: [say('button-human')],
      startsAt: null,
    };
  if (choice.day === null) return askDay(choice);
  const free = days.get(choice.day);
  if (!free) return offerNearDays(choice.day);
  return choice.minute === null
    ? askTime(choice.day, choice, free)
    : confirmTime(choice.day, choice.minute, free);

  function askDay({ part, page, from, isUnread }: Choice): BookingTurn {
    const all = [...days]
      .filter(([, each]) => each.some((slot) => isInPart(slot, part)))
      .map(([day]) => day);
    const first = Math.max(
      all.findIndex((day) => from !== null && day >= from),
      0,
    );
    const skipped = first + page * DAYS_SHOWN;
    const start = skipped < all.length ? skipped : 0;
    const suggestions = all.slice(start, start + DAYS_SHOWN).map(label);
    if (all.length > start + DAYS_SHOWN) suggestions.push(say('button-later-days'));
    return {
      text: isUnread
        ? say('booking-unread-day')
        : say(page === 0 && from === null ? 'booking-ask-day' : 'booking-more-days'),
      suggestions: [...suggestions, cancel],
      startsAt: null,
    };
  }

  function offerNearDays(wanted: string): BookingTurn {
    const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(wanted));
    const near = [...days.keys()].toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
    const isTooFar = wanted > [...days.keys()].at(-1)!;
    const far = isTooFar ? 'booking-too-far' : 'booking-nothing-on';
    const phrase = wanted < agencyDay(now) ? 'booking-past' : far;
    return {
      text: say(phrase, { day: label(wanted) }),
      suggestions: [...near.toSorted().map(label), cancel],
      startsAt: null,
    };
  }

  function askTime(day: string, { part }: Choice, each: readonly Slot[]): BookingTurn {
    const fitting = each.filter((slot) => isInPart(slot, part));
    const shown = fitting.length > 0 ? fitting : each;
    const lead =
      fitting.length > 0
        ? ''
        : `${say(part === 'morning' ? 'booking-no-morning' : 'booking-no-afternoon')} `;
    return {
      text: lead + say('booking-ask-time', { day: label(day) }),
      suggestions: [...shown.map(timeOf), say('button-other-day')],
      startsAt: null,
    };
  }

  function confirmTime(day: string, minute: number, each: readonly Slot[]): BookingTurn {
    const distance = ({ startsAt }: Slot): number => Math.abs(findMinute(startsAt) - minute);
    const slot = each.find((candidate) => distance(candidate) === 0);
    if (slot) {
      return {
        text: say('booking-is-free', { slot: slotLabel(slot.startsAt, say.language) }),
        suggestions: [say('button-other-time'), say('button-other-day')],
        startsAt: slot.startsAt,
      };
    }
    const near = each.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
    const inOrder = near.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    return {
      text: say('booking-nothing-at', { time: clock(minute), day: label(day) }),
      suggestions: [...inOrder.map(timeOf), say('button-other-day')],
      startsAt: null,
    };
  }
}
