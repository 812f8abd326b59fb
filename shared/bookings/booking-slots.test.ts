import fc from '#tests/support/properties.ts';
import { isFullTier } from '#tests/support/tier.ts';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { agencyDay, weekdayOf } from '../agency/agency-day.ts';
import { findMoment } from '../agency/clock.ts';
import { buildSlots, formatSlot, groupByDay, type SlotRequest } from './booking-slots.ts';

/** Temporal in script takes 30 ms a try: the gate tries fewer. */
const share = isFullTier ? 1 : 0.2;
const rules = { capacity: 1, gridMinutes: 30, leadHours: 4, daysAhead: 14 };
const hours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));
const usual = { rules, hours, closed: new Set<string>(), busy: [] };
const local = (iso: string) => Temporal.Instant.from(iso).toZonedDateTimeISO('Europe/Berlin');
const startsOf = (request: SlotRequest) => buildSlots(request).map((slot) => slot.startsAt);

/** The same rules told with Temporal: the wall clock decides, the library converts. */
function expectedStarts({
  now,
  rules: { leadHours, daysAhead, gridMinutes },
  hours: week,
  closed,
}: SlotRequest): string[] {
  const zoned = local(now.toISOString());
  const earliest = zoned.add({ hours: leadHours });
  const starts: string[] = [];
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = zoned.toPlainDate().add({ days: ahead });
    if (closed.has(day.toString())) continue;
    for (const { weekday, opens, closes } of week) {
      if (weekday !== day.dayOfWeek) continue;
      const first = day.toPlainDateTime(Temporal.PlainTime.from(opens));
      const end = day.toPlainDateTime(Temporal.PlainTime.from(closes));
      for (
        let at = first;
        Temporal.PlainDateTime.compare(at.add({ minutes: 15 }), end) <= 0;
        at = at.add({ minutes: gridMinutes })
      ) {
        const start = at.toZonedDateTime('Europe/Berlin', { disambiguation: 'later' });
        const isLeftOut = !start.toPlainDateTime().equals(at);
        if (isLeftOut || Temporal.ZonedDateTime.compare(start, earliest) < 0) continue;
        starts.push(new Date(start.epochMilliseconds).toISOString());
      }
    }
  }
  return starts.toSorted();
}

const CLOCK_CHANGES = [
  ['spring', '2027-03-28'],
  ['autumn', '2026-10-25'],
] as const;

/**
 * Weeks as the staff may set them: up to two ranges a day on quarter hours, at
 * any time of day, Sundays and nights included.
 */
const anyWeek = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  .chain((days) =>
    fc.tuple(
      ...days.map((weekday) =>
        fc
          .uniqueArray(fc.integer({ min: 0, max: 95 }), { minLength: 2, maxLength: 4 })
          .map((quarters) =>
            quarters
              .toSorted((a, b) => a - b)
              .map(
                (quarter) =>
                  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
              ),
          )
          .map((times) =>
            times.length === 4
              ? [
                  { weekday, opens: times[0]!, closes: times[1]! },
                  { weekday, opens: times[2]!, closes: times[3]! },
                ]
              : [{ weekday, opens: times[0]!, closes: times[1]! }],
          ),
      ),
    ),
  )
  .map((ranges) => ranges.flat());
const anyRules = fc.record({
  capacity: fc.constant(1),
  gridMinutes: fc.constantFrom(15, 20, 30, 45, 60),
  leadHours: fc.integer({ min: 0, max: 168 }),
  daysAhead: fc.integer({ min: 1, max: 20 }),
});

describe('buildSlots', () => {
  it.each(CLOCK_CHANGES)('loses and doubles no slot around the clock change in %s', (_, day) => {
    const change = Date.parse(`${day}T01:00:00Z`);
    fc.assert(
      fc.property(fc.integer({ min: -18 * 24 * 60, max: 4 * 24 * 60 }), (minutes) => {
        const request = { ...usual, now: new Date(change + minutes * 60_000) };
        expect(startsOf(request)).toEqual(expectedStarts(request));
      }),
      { numRuns: 100 * share },
    );
  });

  it.each(CLOCK_CHANGES)(
    'follows any opening hours and rules over the clock change in %s',
    (_, day) => {
      const change = Date.parse(`${day}T01:00:00Z`);
      fc.assert(
        fc.property(
          anyWeek,
          anyRules,
          fc.integer({ min: -10 * 24 * 60, max: 24 * 60 }),
          (week, anyRule, minutes) => {
            const request = {
              ...usual,
              hours: week,
              rules: anyRule,
              now: new Date(change + minutes * 60_000),
            };
            const starts = startsOf(request);
            expect(starts).toEqual(expectedStarts(request));
            expect(new Set(starts).size).toBe(starts.length);
          },
        ),
        { numRuns: 120 * share },
      );
    },
  );

  it('keeps opening hours, length, lead time and horizon at any moment of ten years', () => {
    const range = { min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(range), (now) => {
        const slots = buildSlots({ now, ...usual });
        expect(new Set(slots.map((slot) => slot.startsAt)).size).toBe(slots.length);
        for (const { startsAt, endsAt } of slots) {
          const start = local(startsAt);
          expect(start.dayOfWeek).toBeLessThanOrEqual(5);
          expect(start.hour).toBeGreaterThanOrEqual(9);
          expect(start.hour).toBeLessThan(17);
          expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(15 * 60_000);
          expect(Date.parse(startsAt) - now.getTime()).toBeGreaterThanOrEqual(
            rules.leadHours * 3_600_000,
          );
        }
      }),
      { numRuns: 60 * share },
    );
  });

  it('hides every slot that an absence or a full house touches, and no other', () => {
    const now = new Date('2026-11-22T12:00:00Z');
    const all = buildSlots({ now, ...usual });
    const interval = fc.tuple(
      fc.integer({ min: 0, max: 15 * 24 * 4 }),
      fc.integer({ min: 1, max: 3 * 24 * 4 }),
    );
    fc.assert(
      fc.property(
        interval,
        fc.integer({ min: 1, max: 3 }),
        fc.option(fc.integer({ min: 1, max: 3 })),
        ([from, length], capacity, places) => {
          const start = now.getTime() + from * 900_000;
          const end = start + length * 900_000;
          const busy = [
            {
              startsAt: new Date(start).toISOString(),
              endsAt: new Date(end).toISOString(),
              places,
            },
          ];
          const isHidden = (places ?? capacity) >= capacity;
          const expected = all.filter(
            (slot) =>
              !isHidden || Date.parse(slot.endsAt) <= start || Date.parse(slot.startsAt) >= end,
          );
          expect(buildSlots({ now, ...usual, rules: { ...rules, capacity }, busy })).toEqual(
            expected,
          );
        },
      ),
      { numRuns: 100 * share },
    );
  });

  it('leaves out closed days and booked talks, and offers a slot until all places are taken', () => {
    const now = new Date('2026-12-21T23:00:00Z');
    const all = buildSlots({ now, ...usual });
    expect(all.some((slot) => agencyDay(slot.startsAt) === '2026-12-25')).toBe(true);
    const booked = { ...all[3]!, places: 1 };
    const free = buildSlots({ now, ...usual, closed: new Set(['2026-12-25']), busy: [booked] });
    expect(free.some((slot) => agencyDay(slot.startsAt) === '2026-12-25')).toBe(false);
    expect(free).toHaveLength(all.length - 16 - 1);
    expect(free).not.toContainEqual(all[3]);
    const two = { ...usual, now, rules: { ...rules, capacity: 2 } };
    expect(buildSlots({ ...two, busy: [booked] })).toHaveLength(all.length);
    expect(buildSlots({ ...two, busy: [booked, booked] })).toHaveLength(all.length - 1);
  });

  it('opens at 09:00 by the clock in Berlin, in winter and in summer', () => {
    expect(startsOf({ now: new Date('2026-11-22T12:00:00Z'), ...usual })[0]).toBe(
      '2026-11-23T08:00:00.000Z',
    );
    expect(startsOf({ now: new Date('2027-06-06T12:00:00Z'), ...usual })[0]).toBe(
      '2027-06-07T07:00:00.000Z',
    );
  });
});

it('reads the wall clock of Berlin as Temporal does', () => {
  const wall = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2036-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(wall, (date) => {
      const iso = date.toISOString().slice(0, 19);
      const expected = Temporal.PlainDateTime.from(iso).toZonedDateTime('Europe/Berlin', {
        disambiguation: 'later',
      });
      if (!expected.toPlainDateTime().equals(iso)) return;
      expect(findMoment(Date.parse(`${iso}Z`))).toBe(expected.epochMilliseconds);
    }),
  );
});

it('groups by the day in Berlin, in order', () => {
  const slots = buildSlots({ now: new Date('2026-11-22T12:00:00Z'), ...usual });
  const days = [...groupByDay(slots).keys()];
  expect(days).toEqual(days.toSorted());
  expect(days.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 1, 2, 3, 4, 5]);
  expect(slots[0]).toMatchObject({
    startsAt: '2026-11-23T08:00:00.000Z',
    local: '2026-11-23T09:00',
  });
});

it('names a slot in German by the clock in Berlin', () => {
  expect(formatSlot('2026-11-23T09:30:00.000Z')).toBe('Montag, 23. November 2026, 10:30\u00a0Uhr');
});
