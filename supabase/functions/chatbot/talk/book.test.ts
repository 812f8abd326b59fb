import { describe, expect, it } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import { loadAssistantTexts } from '#content/assistant.ts';
import { readWish, settleDays } from './day-wish.ts';
import { createSpeak } from './reply.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { buildSlots, formatSlot, formatSlotTime } from '#shared/bookings/booking-slots.ts';
import { continueBooking, dayLabel } from './book.ts';
import { DELIVERED_PRICES } from '#shared/pricing/price-list.ts';

// A Sunday.
const now = new Date('2026-11-22T12:00:00Z');
const rules = { capacity: 1, gridMinutes: 30, leadHours: 4, daysAhead: 14 };
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
const slots = buildSlots({ now, rules, hours, closed: new Set(['2026-11-25']), busy: [] });
const { phrases } = await loadAssistantTexts();
const speak = createSpeak(phrases, {
  company: companyFromEnv({}),
  prices: DELIVERED_PRICES,
  language: 'de',
});
const say = (...messages: string[]) =>
  continueBooking(['Ich möchte einen Termin', ...messages], slots, now, speak);
const chosen = (...messages: string[]) => {
  const { startsAt } = say(...messages);
  return startsAt && formatSlot(startsAt).replace('\u00a0Uhr', '');
};

describe('booking in the chat', () => {
  it('asks for the day, then the time, then takes the slot', () => {
    const days = say();
    expect(days.suggestions.slice(0, 2)).toEqual([
      'Montag, 23. November',
      'Dienstag, 24. November',
    ]);
    expect(days.suggestions.slice(-2)).toEqual(['Spätere Tage', 'Abbrechen']);
    const times = say('Dienstag, 24. November');
    expect(times.text).toContain('Dienstag, 24. November');
    expect(times.suggestions).toHaveLength(16 + 1);
    expect(times.suggestions[3]).toBe('10:30 Uhr');
    expect(say('Dienstag, 24. November', '10:30 Uhr').startsAt).toBe('2026-11-24T09:30:00.000Z');
  });

  it('understands every suggestion it makes', () => {
    for (const slot of slots) {
      const label = dayLabel(agencyDay(slot.startsAt));
      expect(say(label, formatSlotTime(slot.startsAt)).startsAt, label).toBe(slot.startsAt);
    }
    expect(say('Spätere Tage').suggestions[0]).toBe('Mittwoch, 2. Dezember');
    expect(say('Montag, 23. November', 'Anderer Tag').suggestions).toEqual(say().suggestions);
    expect(say('Montag, 23. November', '10:00 Uhr', 'Andere Uhrzeit').startsAt).toBeNull();
  });

  it.each([
    ['am Dienstag um 10 Uhr', 'Dienstag, 24. November 2026, 10:00'],
    ['morgen halb elf', 'Montag, 23. November 2026, 10:30'],
    ['übermorgen um 14.30 Uhr', 'Dienstag, 24. November 2026, 14:30'],
    ['nächste Woche Donnerstag 9 Uhr', 'Donnerstag, 26. November 2026, 09:00'],
    ['am 3.12. gegen drei', 'Donnerstag, 3. Dezember 2026, 15:00'],
    ['am 4. Dezember 16:30', 'Freitag, 4. Dezember 2026, 16:30'],
    ['am 26. um elf', 'Donnerstag, 26. November 2026, 11:00'],
  ])('reads "%s"', (message, expected) => expect(chosen(message)).toBe(expected));

  it.each([
    ['morgen um 10 Uhr', 'Montag, 23. November 2026, 10:00'],
    ['am Dienstag um 10', 'Dienstag, 24. November 2026, 10:00'],
    ['am 26. um elf', 'Donnerstag, 26. November 2026, 11:00'],
    ['2026-11-27 um elf', 'Freitag, 27. November 2026, 11:00'],
  ])('means the same day by "%s" in the night after', (message, expected) => {
    const messages = settleDays([message], slots, now);
    const later = new Date('2026-11-22T23:30:00Z');
    expect(settleDays(messages, slots, later)).toEqual(messages);
    const { startsAt } = continueBooking(messages, slots, later, speak);
    expect(startsAt && formatSlot(startsAt).replace('\u00a0Uhr', '')).toBe(expected);
  });

  it('lets a later word replace an earlier one', () => {
    expect(chosen('Montag um 10 Uhr', 'doch lieber Freitag', '11:00 Uhr')).toBe(
      'Freitag, 27. November 2026, 11:00',
    );
    expect(say('Montag um 10 Uhr', 'nachmittags').suggestions[0]).toBe('12:00 Uhr');
  });

  it('offers what lies near when nothing is free', () => {
    const closed = say('Mittwoch, 25. November');
    expect(closed.text).toContain('nichts frei');
    expect(closed.suggestions).toContain('Dienstag, 24. November');
    const between = say('Montag', '10:20 Uhr');
    expect(between.text).toContain('Um 10:20 Uhr');
    expect(between.suggestions.slice(0, 4)).toEqual([
      '09:30 Uhr',
      '10:00 Uhr',
      '10:30 Uhr',
      '11:00 Uhr',
    ]);
    expect(say('am 20. Januar').text).toContain('So weit reicht der Kalender noch nicht');
    expect(continueBooking(['Termin'], [], now, speak).text).toContain('kein Termin frei');
  });

  it.each([
    ['übernächste Woche Dienstag um 10 Uhr', '2026-12-01T09:00:00.000Z'],
    ['in 2 Wochen am Montag um 10 Uhr', '2026-11-30T09:00:00.000Z'],
    ['in drei Tagen um 10', null],
    ['in vier Tagen um 10 Uhr', '2026-11-26T09:00:00.000Z'],
    ['the week after next, Tuesday at 10', '2026-12-01T09:00:00.000Z'],
    ['over twee weken op dinsdag om 10', '2026-12-01T09:00:00.000Z'],
    ['am 1. Dezember 2026 um 10 Uhr', '2026-12-01T09:00:00.000Z'],
    ['am 1.12.26 um 10 Uhr', '2026-12-01T09:00:00.000Z'],
  ])('finds the day that "%s" means', (message, startsAt) =>
    expect(say(message).startsAt).toBe(startsAt),
  );

  it.each([
    ['in 5 Wochen am Montag', 'So weit reicht der Kalender noch nicht'],
    ['am 1. Dezember 2025', '1. Dezember liegt schon zurück'],
    ['am 1.12.2025', 'liegt schon zurück'],
    ['Mitte Dezember', 'nicht verstanden'],
    ['am 31. Februar', 'nicht verstanden'],
    ['nächste Woche Mittwoch', '25. November ist nichts frei'],
  ])('says why it offers another day than "%s"', (message, said) =>
    expect(say(message).text).toContain(said),
  );

  it('offers the days of the week that is meant', () =>
    expect(say('übernächste Woche').suggestions[0]).toBe('Montag, 30. November'));

  it('takes a greeting for no day', () => expect(say('guten Morgen').startsAt).toBeNull());
});

it.each([
  'maandag 30 november',
  'Monday 30 November',
  'Monday, November 30th',
  'Montag, 30. November',
  '30 november',
])('a date with its weekday is that date, not the next such weekday: %s', (message) =>
  expect(readWish(message)?.day).toEqual({ kind: 'date', day: 30, month: 11 }),
);
