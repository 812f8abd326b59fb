import { findMinute, formatSlot, formatSlotTime, groupByDay, type Slot } from '#shared/booking-slots.ts';
import { OPENING_HOURS, PROMISES } from '#shared/business.ts';
import { foldWishes, isInPart, type Choice } from './wish.ts';

// Booking as a conversation: day, then time; name and consent follow in a form of the window, so that they stand in no transcript.

/** `startsAt` is set once the visitor has chosen a free slot. */
export type BookingTurn = { text: string; suggestions: string[]; startsAt: string | null };

const DAYS_SHOWN = 6;
const NEAREST = 4;
const OTHER_DAY = 'Anderer Tag';
const dayFormat = new Intl.DateTimeFormat('de-DE', { timeZone: OPENING_HOURS.timeZone, weekday: 'long', day: 'numeric', month: 'long' });
/** '2026-11-24' → 'Dienstag, 24. November', as a suggestion says it and `readWish` reads it. */
export const dayLabel = (day: string): string => dayFormat.format(new Date(`${day}T11:00:00Z`));

/** The next step of a booking. `messages` are the visitor's messages of the task, oldest first. */
export function continueBooking(messages: readonly string[], slots: readonly Slot[], now: Date): BookingTurn {
  const days = groupByDay(slots);
  if (days.size === 0) {
    const text = 'Zurzeit ist kein Termin frei. Hinterlassen Sie uns eine Nachricht, dann finden wir gemeinsam eine Zeit.';
    return { text, suggestions: ['Mit einem Menschen sprechen'], startsAt: null };
  }
  const choice = foldWishes(messages, slots, now);
  if (choice.day === null) return askDay(choice, days);
  const free = days.get(choice.day);
  if (!free) return offerNearDays(choice.day, days);
  return choice.minute === null ? askTime(choice, free) : confirmTime(choice.day, choice.minute, free);
}

function askDay({ part, page }: Choice, days: Map<string, Slot[]>): BookingTurn {
  const all = [...days].filter(([, slots]) => slots.some((slot) => isInPart(slot, part))).map(([day]) => day);
  const start = page * DAYS_SHOWN < all.length ? page * DAYS_SHOWN : 0;
  const suggestions = all.slice(start, start + DAYS_SHOWN).map(dayLabel);
  if (all.length > start + DAYS_SHOWN) suggestions.push('Spätere Tage');
  const text =
    page === 0
      ? `Gern: Das Erstgespräch dauert **${PROMISES.freeCallMinutes} Minuten**, ist kostenlos und findet am Telefon statt. An welchem Tag passt es Ihnen? Alle Zeiten zeigt auch der [Kalender](/kontakt#termin).`
      : 'Welcher dieser Tage passt Ihnen?';
  return { text, suggestions: [...suggestions, 'Abbrechen'], startsAt: null };
}

function offerNearDays(wanted: string, days: Map<string, Slot[]>): BookingTurn {
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(wanted));
  const near = [...days.keys()].toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  const isFar = wanted > [...days.keys()].at(-1)!;
  const text = `Am ${dayLabel(wanted)} ist nichts frei${isFar ? ', so weit reicht der Kalender noch nicht' : ''}. Diese Tage liegen am nächsten:`;
  return { text, suggestions: [...near.toSorted().map(dayLabel), 'Abbrechen'], startsAt: null };
}

function askTime({ day, part }: Choice, free: readonly Slot[]): BookingTurn {
  const fitting = free.filter((slot) => isInPart(slot, part));
  const shown = fitting.length > 0 ? fitting : free;
  const lead = fitting.length > 0 ? '' : part === 'morning' ? 'Vormittags ist nichts mehr frei. ' : 'Nachmittags ist nichts mehr frei. ';
  return {
    text: `${lead}Am **${dayLabel(day!)}** sind diese Zeiten frei. Welche passt Ihnen?`,
    suggestions: [...shown.map(({ startsAt }) => formatSlotTime(startsAt)), OTHER_DAY],
    startsAt: null,
  };
}

function confirmTime(day: string, minute: number, free: readonly Slot[]): BookingTurn {
  const distance = ({ startsAt }: Slot): number => Math.abs(findMinute(startsAt) - minute);
  const slot = free.find((each) => distance(each) === 0);
  if (slot) {
    const text = `**${formatSlot(slot.startsAt)}** ist frei. Mit Ihrem Namen und Ihrer E-Mail-Adresse unten ist der Termin gebucht.`;
    return { text, suggestions: ['Andere Uhrzeit', OTHER_DAY], startsAt: slot.startsAt };
  }
  const near = free.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return {
    text: `Um ${clock} Uhr ist am ${dayLabel(day)} nichts frei. Diese Zeiten liegen am nächsten:`,
    suggestions: [
      ...near.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).map(({ startsAt }) => formatSlotTime(startsAt)),
      OTHER_DAY,
    ],
    startsAt: null,
  };
}
