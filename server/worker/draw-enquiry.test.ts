import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import type { Enquiry } from '#documents/enquiry.ts';
import { companyFromEnv } from '#content/company.ts';
import { drawEnquiry, IDLE_MS } from './draw-enquiry.ts';

const ENQUIRY: Enquiry = {
  reference: 'MD-2026-7K4QXW',
  created_at: '2026-11-22T08:19:00Z',
  respond_by: '2026-11-24T07:19:00Z',
  project_type: 'shop',
  package: '',
  package_price: null,
  industry: 'Handel & E-Commerce',
  urgency: 'planning',
  name: 'Łukasz Öztürk',
  company: 'Öztürk & Söhne',
  email: 'l.oeztuerk@firma.example',
  phone: '+49 241 000000',
  location: 'Aachen',
  additional_services: ['seo'],
  message: 'Etwa 300 Artikel.',
  signature_kind: 'typed',
  prices: null,
  estimated_price: 2520,
  quote_files: [],
};
const draw = (): Promise<Buffer> => drawEnquiry(ENQUIRY, companyFromEnv({}));

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
