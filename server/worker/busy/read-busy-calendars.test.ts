// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog } from '#platform/core/log.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { CalendarProblem } from './calendar-problem.ts';
import { readBusyCalendars } from './read-busy-calendars.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const HOUR = 3_600_000;
const tomorrow = new Date(Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR);
const stamp = tomorrow.toISOString().replace(/[-:]|\.\d+/g, '');
const ICS = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x\r\nBEGIN:VEVENT\r\nUID:a\r\nSUMMARY:Zahnarzt\r\nDTSTART:${stamp}\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR`;

it('keeps times and nothing else, closes them for talks, and goes on with them while the calendar cannot be read', async () => {
  const service = platform.service();
  const read = (fetchText: (url: string) => Promise<string>) =>
    readBusyCalendars(service, 'hallo@agentur.example', silentLog, fetchText);
  await service
    .from('busy_calendars')
    .insert({ name: 'Anna', secret_url: 'https://kalender.example/geheim.ics' });
  const asked: string[] = [];
  await read((url) => {
    asked.push(url);
    return Promise.resolve(ICS);
  });
  // Not due again.
  await read(() => Promise.reject(new Error('asked twice')));
  expect(asked).toEqual(['https://kalender.example/geheim.ics']);

  const seatAt = async (minutes: number): Promise<unknown> => {
    const starts = new Date(tomorrow.getTime() + minutes * 60_000);
    const ends = new Date(starts.getTime() + 15 * 60_000);
    const { data } = await service.rpc('find_booking_seat', {
      starts: starts.toISOString(),
      ends: ends.toISOString(),
    });
    return data;
  };
  expect([await seatAt(-15), await seatAt(0), await seatAt(59), await seatAt(60)]).toEqual([
    1,
    null,
    null,
    1,
  ]);
  const { data: times } = await service.from('busy_times').select('starts_at, ends_at');
  expect(times).toHaveLength(1);
  const { data: calendar } = await service.rpc('booking_calendar');
  expect(JSON.stringify(calendar)).not.toMatch(/Zahnarzt|geheim/);

  await service
    .from('busy_calendars')
    .update({ next_read_at: new Date(0).toISOString() })
    .neq('name', '');
  await read(() => Promise.reject(new CalendarProblem('Der Server antwortet nicht.')));
  const { data: failed } = await service
    .from('busy_calendars')
    .select('problem, failed_since, read_at')
    .single();
  expect(failed).toEqual({
    problem: 'Der Server antwortet nicht.',
    failed_since: expect.any(String),
    read_at: expect.any(String),
  });
  expect(await seatAt(0)).toBeNull();

  const { data: log } = await service
    .from('audit_log')
    .select('after')
    .eq('table_name', 'busy_calendars');
  expect(log).not.toEqual([]);
  expect(JSON.stringify(log)).not.toContain('geheim');
});
