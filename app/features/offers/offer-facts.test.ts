import { expect, it } from 'vitest';
import { asksUs } from './offer-facts.ts';

const asked = (status: string, ...kinds: string[]): boolean =>
  asksUs({
    status,
    offer_events: kinds.map((kind, id) => ({ id, kind, actor: null, body: '', created_at: '' })),
  });

it('waits for the agency while the customer has the last word', () => {
  expect(asked('sent', 'sent', 'question')).toBe(true);
  expect(asked('accepted', 'question', 'answer', 'question', 'accepted')).toBe(true);
  expect(asked('sent', 'question', 'answer', 'viewed')).toBe(false);
  expect(asked('sent', 'sent', 'viewed')).toBe(false);
});

it('waits for no answer to what was replaced or withdrawn', () => {
  expect(asked('superseded', 'question')).toBe(false);
  expect(asked('withdrawn', 'question')).toBe(false);
});
