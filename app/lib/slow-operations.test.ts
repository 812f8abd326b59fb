import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callBooking, loadCalendar } from './call-booking.ts';
import { loadSiteSearch } from './site-search.ts';
import { logIfSlow } from './slow-operations.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const takes = (ms: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('done'), ms));

it('logs what takes longer than 1000 ms, and only that', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const quick = logIfSlow('quick', takes(1000));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await quick).toBe('done');
  expect(warn).not.toHaveBeenCalled();
  const slow = logIfSlow('slow', takes(1001));
  await vi.advanceTimersByTimeAsync(1001);
  expect(await slow).toBe('done');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Slow operation: slow took 1001 ms');
});

it.each([
  ['/api/booking', () => loadCalendar()],
  ['/api/booking', () => callBooking({ action: 'show', token: 'a' })],
  ['/suche.json', () => loadSiteSearch().catch(() => undefined)],
])('a slow answer of %s stands in the log', async (path, ask) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => takes(1200)().then(() => Response.json({ success: false })));
  const asked = ask();
  await vi.advanceTimersByTimeAsync(1200);
  await asked;
  expect(warn).toHaveBeenCalledWith(`Slow operation: ${path} took 1200 ms`);
});
