import { expect, test } from 'vitest';
import { countMisses, findNext, type ChatMessage } from './what-next.ts';

let id = 0;
const say = (role: 'user' | 'assistant', rest: Partial<ChatMessage> = {}): ChatMessage => ({
  id: (id += 1),
  role,
  content: '',
  outcome: 'answer',
  intent: '',
  confidence: null,
  rating: null,
  ...rest,
});
const answer = (intent: string, confidence: number | null = 0.8): ChatMessage =>
  say('assistant', { intent, confidence });

test.each([
  ['left', []],
  ['again', [say('user'), answer('missed')]],
  ['again', [say('user'), answer('price-website')]],
  ['booked', [say('user'), answer('booking')]],
  ['contact', [say('user'), answer('handover-done', null)]],
  ['quote', [say('user'), answer('quote-request', 1)]],
  ['button', [say('user'), answer('running-costs', 1)]],
  ['thanks', [say('user'), answer('thanks')]],
  ['on', [say('user'), answer('duration')]],
] as const)('tells that the visitor did next: %s', (next, rest) => {
  expect(findNext([say('user'), answer('price-website'), ...rest], 1)).toBe(next);
});

test('lists the answers that did not serve, worst first', () => {
  const asked = [say('user'), answer('duration'), say('user'), answer('missed')];
  const disliked = { ...answer('price-shop'), rating: -1 };
  expect(countMisses([asked, asked, [say('user'), disliked]])).toEqual([
    { intent: 'duration', shown: 2, again: 2, left: 0, down: 0 },
    { intent: 'price-shop', shown: 1, again: 0, left: 1, down: 1 },
  ]);
});
