import { expect, it } from 'vitest';
import { checkDay, toWeek } from './week-hours.ts';

const range = (opens: string, closes: string) => ({ opens, closes });

it('says what is wrong with the hours of a day', () => {
  expect(checkDay([])).toBeUndefined();
  expect(checkDay([range('13:00', '17:00'), range('09:00', '13:00')])).toBeUndefined();
  expect(checkDay([range('09:00', '')])).toContain('Beginn und Ende');
  expect(checkDay([range('17:00', '09:00')])).toContain('nach dem Beginn');
  expect(checkDay([range('09:00', '13:00'), range('12:30', '17:00')])).toContain('überschneiden');
});

it('sorts rows into the week', () => {
  const week = toWeek([{ weekday: 7, opens_at: '10:00:00', closes_at: '12:30:00' }]);
  expect(week).toHaveLength(7);
  expect(week[6]).toEqual([range('10:00', '12:30')]);
  expect(week[0]).toEqual([]);
});
