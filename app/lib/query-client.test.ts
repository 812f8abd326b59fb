import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('forgets what nobody has used for five minutes (PERF-07)', async () => {
  await queryClient.fetchQuery({ queryKey: ['rows'], queryFn: () => ['row'] });
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(queryClient.getQueryData(['rows'])).toEqual(['row']);
  vi.advanceTimersByTime(2);
  expect(queryClient.getQueryData(['rows'])).toBeUndefined();
});
