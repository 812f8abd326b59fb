import { describe, expect, it } from 'vitest';
import type { BookingRow } from './calendar-data.ts';
import { findFree } from './free-time.ts';
import { currentMonday, findWeekNumber, mondayOf, nameDays, planWeek } from './plan-week.ts';

const hours = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens_at: '09:00:00',
  closes_at: '17:00:00',
}));
const nothing = { hours, absences: [], busyTimes: [], closedDays: [], holidays: [], bookings: [] };
const booking = (starts_at: string, ends_at: string): BookingRow => ({
  id: starts_at,
  reference: 'MT-1',
  user_id: null,
  starts_at,
  ends_at,
  seat: 1,
  confirm_by: null,
  name: 'Karin',
  email: 'k@firma.example',
  phone: '',
  note: '',
  kind: 'phone',
  place: '',
  status: 'booked',
  created_at: starts_at,
});

describe('weeks', () => {
  it('begin on Monday, also over the turn of the year', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
  });

  it('give way to the next one at the weekend, except where there are hours on it', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map((day) =>
        currentMonday(day, hours),
      ),
    ).toEqual(['2026-11-16', '2026-11-23', '2026-11-23', '2026-11-23']);
    const saturdays = [...hours, { weekday: 6, opens_at: '10:00:00', closes_at: '12:00:00' }];
    expect(['2026-11-21', '2026-11-22'].map((day) => currentMonday(day, saturdays))).toEqual([
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('are numbered by ISO 8601', () => {
    expect(['2026-11-16', '2026-12-28', '2027-01-04', '2024-12-30'].map(findWeekNumber)).toEqual([
      47, 53, 1, 1,
    ]);
  });
});

describe('planWeek', () => {
  it('shows Monday to Friday, and a weekend day only when something happens', () => {
    expect(planWeek('2026-11-23', nothing).days.map(({ day }) => day.slice(8))).toEqual([
      '23',
      '24',
      '25',
      '26',
      '27',
    ]);
    const saturday = booking('2026-11-28T18:00:00Z', '2026-11-28T18:15:00Z');
    const plan = planWeek('2026-11-23', { ...nothing, bookings: [saturday] });
    expect(plan.days).toHaveLength(6);
    expect(plan).toMatchObject({ from: 9 * 60, to: 20 * 60 });
    expect(plan.days[5]!.bookings[0]).toMatchObject({ from: 19 * 60, to: 19 * 60 + 15 });
  });

  it('closes holidays and closed days, and says why', () => {
    const plan = planWeek('2026-12-21', {
      ...nothing,
      holidays: [{ day: '2026-12-25', name: 'Weihnachten', regions: ['NRW', 'Limburg'] }],
      closedDays: [{ id: '1', day: '2026-12-24', reason: '' }],
    });
    expect(plan.days[3]).toMatchObject({ open: [], closedBy: ['Geschlossen'] });
    expect(plan.days[4]).toMatchObject({ open: [], closedBy: ['Weihnachten (NRW, Limburg)'] });
    expect(plan.days[2]!.open).toEqual([{ from: 540, to: 1020 }]);
  });

  it('cuts an absence into days by the clock in Berlin, over a clock change too', () => {
    const absence = {
      id: 'a',
      starts_at: '2027-03-26T12:00:00Z',
      ends_at: '2027-03-29T08:00:00Z',
      places: null,
      reason: 'Urlaub',
    };
    const friday = planWeek('2027-03-22', { ...nothing, absences: [absence] }).days[4]!;
    expect(friday.absences).toEqual([
      { id: 'a', label: 'Abwesend', from: 13 * 60, to: 24 * 60, reason: 'Urlaub', places: null },
    ]);
    const monday = planWeek('2027-03-29', { ...nothing, absences: [absence] }).days[0]!;
    expect(monday.absences[0]).toMatchObject({ from: 0, to: 10 * 60 });
  });

  it('shows when somebody is busy elsewhere', () => {
    const busyTimes = [
      {
        starts_at: '2026-11-24T09:00:00Z',
        ends_at: '2026-11-24T10:30:00Z',
        busy_calendars: { name: 'Anna' },
      },
    ];
    const tuesday = planWeek('2026-11-23', { ...nothing, busyTimes }).days[1]!;
    expect(tuesday.absences).toMatchObject([
      { label: 'Belegt', reason: 'Anna', from: 10 * 60, to: 11 * 60 + 30 },
    ]);
    // Of two who talk the other is free.
    expect(findFree(tuesday, 2)).toEqual([{ from: 9 * 60, to: 17 * 60 }]);
    expect(findFree(tuesday, 1)).toHaveLength(2);
  });

  it('says how many are away', () => {
    const absence = (id: string, places: number | null) => ({
      id,
      starts_at: '2026-11-24T09:00:00Z',
      ends_at: '2026-11-24T10:30:00Z',
      places,
      reason: '',
    });
    const absences = [absence('a', null), absence('b', 1), absence('c', 2)];
    const tuesday = planWeek('2026-11-23', { ...nothing, absences }).days[1]!;
    expect(tuesday.absences.map(({ label }) => label)).toEqual([
      'Abwesend',
      'Abwesend (1 Platz)',
      'Abwesend (2 Plätze)',
    ]);
  });
});

it('names a week the same on server and in browser', () => {
  expect(nameDays('2026-11-30', '2026-12-06')).toBe('30. November – 6. Dezember 2026');
  expect(nameDays('2026-11-23', '2026-11-27')).toBe('23.–27. November 2026');
});
