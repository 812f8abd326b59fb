import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { BOOKING_RULES, buildSlots, findDay, formatSlot } from './booking-slots.ts';

const none = { holidays: new Set<string>(), taken: [] };
const local = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO('Europe/Berlin');

/** The same rules told with Temporal: the wall clock decides, the library converts. */
function expectedStarts(now: Date): string[] {
  const zoned = local(now.toISOString());
  const earliest = zoned.add({ hours: 4 });
  const starts: string[] = [];
  for (let ahead = 0; ahead <= 14; ahead++) {
    const day = zoned.toPlainDate().add({ days: ahead });
    if (day.dayOfWeek > 5) continue;
    for (let half = 0; half < 16; half++) {
      const start = day.toZonedDateTime({
        timeZone: 'Europe/Berlin',
        plainTime: Temporal.PlainTime.from('09:00').add({ minutes: half * 30 }),
      });
      if (Temporal.ZonedDateTime.compare(start, earliest) >= 0) starts.push(new Date(start.epochMilliseconds).toISOString());
    }
  }
  return starts;
}

describe('buildSlots', () => {
  it.each([
    ['spring', '2027-03-28'],
    ['autumn', '2026-10-25'],
  ])('loses and doubles no slot around the clock change in %s', (_, day) => {
    const change = Date.parse(`${day}T01:00:00Z`);
    fc.assert(
      fc.property(fc.integer({ min: -18 * 24 * 60, max: 4 * 24 * 60 }), (minutes) => {
        const now = new Date(change + minutes * 60_000);
        expect(buildSlots({ now, ...none }).map((slot) => slot.startsAt)).toEqual(expectedStarts(now));
      }),
      { numRuns: 150 },
    );
  });

  it('keeps opening hours, length, lead time and horizon at any moment of ten years', () => {
    const range = { min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (now) => {
        const slots = buildSlots({ now, ...none });
        expect(new Set(slots.map((slot) => slot.startsAt)).size).toBe(slots.length);
        for (const { startsAt, endsAt } of slots) {
          const start = local(startsAt);
          expect(start.dayOfWeek).toBeLessThanOrEqual(5);
          expect(start.hour).toBeGreaterThanOrEqual(9);
          expect(start.hour).toBeLessThan(17);
          expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(15 * 60_000);
          expect(Date.parse(startsAt) - now.getTime()).toBeGreaterThanOrEqual(BOOKING_RULES.leadHours * 3_600_000);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leaves out holidays and booked talks', () => {
    const now = new Date('2026-12-21T23:00:00Z');
    const all = buildSlots({ now, ...none });
    expect(all.some((slot) => findDay(slot.startsAt) === '2026-12-25')).toBe(true);
    const booked = all[3]!;
    const free = buildSlots({ now, holidays: new Set(['2026-12-25']), taken: [booked] });
    expect(free.some((slot) => findDay(slot.startsAt) === '2026-12-25')).toBe(false);
    expect(free).toHaveLength(all.length - 16 - 1);
    expect(free).not.toContainEqual(booked);
  });

  it('opens at 09:00 by the clock in Berlin, in winter and in summer', () => {
    expect(buildSlots({ now: new Date('2026-11-22T12:00:00Z'), ...none })[0]!.startsAt).toBe('2026-11-23T08:00:00.000Z');
    expect(buildSlots({ now: new Date('2027-06-06T12:00:00Z'), ...none })[0]!.startsAt).toBe('2027-06-07T07:00:00.000Z');
  });
});

it('names a slot in German by the clock in Berlin', () => {
  expect(formatSlot('2026-11-23T09:30:00.000Z')).toBe('Montag, 23. November 2026, 10:30 Uhr');
});
