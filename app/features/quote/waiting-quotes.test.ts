import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_FORM } from './quote-form.ts';
import { buildQuoteBody } from './send-quote.ts';
import { dropWaiting, keepWaiting, listWaiting } from './waiting-quotes.ts';

const bodyOf = (requestId: string, name = 'Jana') =>
  buildQuoteBody({ form: { ...EMPTY_FORM, name }, requestId, startedAt: '' }, null);
const idsOf = () => listWaiting().map(({ body }) => body.requestId);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps the newest version of each enquiry, and never one in place of another', () => {
  expect(keepWaiting(bodyOf('a'))).toBe(true);
  keepWaiting(bodyOf('b'));
  keepWaiting(bodyOf('a', 'Jana Peters'));
  expect(idsOf()).toEqual(['b', 'a']);
  expect(listWaiting()[1]!.body.name).toBe('Jana Peters');
  dropWaiting('b');
  expect(idsOf()).toEqual(['a']);
});

it('leaves nothing on the device when nothing waits', () => {
  keepWaiting(bodyOf('a'));
  dropWaiting('other');
  expect(stored.size).toBe(1);
  dropWaiting('a');
  expect(stored.size).toBe(0);
});

it('sees what another tab has sent, and ignores what is old or no list', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 1) });
  keepWaiting(bodyOf('old'));
  vi.setSystemTime(Date.UTC(2026, 11, 2));
  keepWaiting(bodyOf('new'));
  expect(idsOf()).toEqual(['new']);
  stored.clear();
  expect(listWaiting()).toEqual([]);
  for (const text of ['{', '7', '[null, {"body": {}}]']) {
    stored.set('quote-waiting', text);
    expect(listWaiting()).toEqual([]);
  }
});

it('says when the device keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect(keepWaiting(bodyOf('a'))).toBe(false);
});
