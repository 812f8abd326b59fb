import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import { ENQUIRY_SAMPLE } from '#tests/support/enquiry-sample.ts';
import { drawEnquiry, IDLE_MS } from './draw-enquiry.ts';

const draw = (): Promise<Buffer> => drawEnquiry(ENQUIRY_SAMPLE, companyFromEnv({}));

afterEach(() => vi.useRealTimers());

test('the drawing thread gives its memory back when idle, and the next enquiry starts another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === '%PDF-';

  expect(isPdf(await draw())).toBe(true);
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(isPdf(await draw())).toBe(true);
  // What came meanwhile begins the wait anew.
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();

  const both = await Promise.all([draw(), draw()]);
  expect(both.every(isPdf)).toBe(true);
  vi.advanceTimersByTime(IDLE_MS);
  expect(ended).toHaveBeenCalledTimes(2);
});
