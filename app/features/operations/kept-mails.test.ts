import { expect, it } from 'vitest';
import { readKeptMails } from './kept-mails.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const mail = (id: string, template: string, more: object = {}) => ({
  id,
  template,
  valid_until: null,
  ...more,
});
const KEPT = [
  mail('answer', 'contact-answer'),
  mail('sent again', 'contact-answer'),
  mail('sign in', 'auth-recovery'),
  mail('over', 'booking-visitor', {
    valid_until: '2026-11-28T11:00:00Z',
    booking: 't',
    sequence: '0',
  }),
  mail('talk', 'booking-visitor', { booking: 't', sequence: '0' }),
  mail('talk moved', 'booking-visitor', { booking: 't2', sequence: '0' }),
  mail('talk past', 'booking-visitor', { booking: 't3', sequence: '0' }),
  mail('offer', 'offer-sent', { offer: 'o' }),
  mail('offer decided', 'offer-sent', { offer: 'o2' }),
  mail('order', 'offer-accepted', { offer: 'o2' }),
  mail('invoice', 'invoice-issued', { invoice: 'i' }),
  mail('invoice cancelled', 'invoice-issued', { invoice: 'i2' }),
  mail('reminder', 'invoice-reminder', { invoice: 'i' }),
];
const TABLES: Record<string, unknown[]> = {
  kept: KEPT,
  copies: [{ resent_from: 'sent again' }],
  bookings: [
    { id: 't', sequence: 0 },
    { id: 't2', sequence: 1 },
  ],
  offers: [{ id: 'o' }],
  invoices: [{ id: 'i2' }],
};
const client = {
  from(table: string) {
    let data = TABLES[table];
    const rows = {
      select(columns: string) {
        if (table === 'outbox_mails') data = TABLES[columns === 'resent_from' ? 'copies' : 'kept'];
        return rows;
      },
      eq: () => rows,
      not: () => rows,
      gt: () => rows,
      gte: () => rows,
      order: () => rows,
      limit: () => Promise.resolve({ data, error: null }),
    };
    return rows;
  },
};

it('takes what nobody has sent again and what still holds', async () => {
  expect(await readKeptMails(client as never, NOW)).toEqual([
    'answer',
    'talk',
    'offer',
    'order',
    'invoice',
  ]);
});
