import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { openService } from './accounts.ts';
import { expect } from './browser.ts';

/** Starts of the free slots, as ISO 8601 in UTC. */
export async function listSlots(request: APIRequestContext): Promise<string[]> {
  const { slots } = (await (await request.get('/api/booking')).json()) as {
    slots: { startsAt: string }[];
  };
  return slots.map(({ startsAt }) => startsAt);
}
export const dayOf = (startsAt: string): string => startsAt.slice(0, 10);

export type Visitor = { name: string; email: string; phone?: string; note?: string };

/**
 * Books for somebody who confirms at once: one address holds few unconfirmed
 * talks, and all tests share it. Gives the answer's status.
 */
export async function bookAt(
  request: APIRequestContext,
  startsAt: string,
  visitor: Visitor,
): Promise<number> {
  const response = await request.post('/api/booking', {
    data: { phone: '+49 2431 000000', ...visitor, startsAt, privacyConsent: true },
  });
  const service = await openService();
  const { error } = await service
    .from('bookings')
    .update({ confirm_by: null, confirmed_at: new Date().toISOString() })
    .eq('email', visitor.email);
  expect(error).toBeNull();
  return response.status();
}

/**
 * Books as a visitor does: any free slot of the day, or of the seventh day,
 * which tests that choose by the place in the list leave alone (with every
 * holiday in it the calendar has no more). Tries again when another test was
 * faster.
 */
export async function bookSlot(
  request: APIRequestContext,
  visitor: Visitor,
  day?: string,
): Promise<string> {
  for (;;) {
    const slots = await listSlots(request);
    const wanted = day ?? [...new Set(slots.map(dayOf))][6];
    const free = slots.filter((startsAt) => dayOf(startsAt) === wanted);
    const startsAt = free[Math.floor(Math.random() * free.length)]!;
    const status = await bookAt(request, startsAt, visitor);
    if (status === 409) continue;
    expect(status).toBe(200);
    return dayOf(startsAt);
  }
}

export const newVisitor = (): Required<Visitor> => {
  const mark = randomUUID().slice(0, 8);
  return {
    name: `Karin ${mark}`,
    email: `kal.${mark}@firma.example`,
    phone: '+49 2431 000000',
    note: 'Relaunch',
  };
};
