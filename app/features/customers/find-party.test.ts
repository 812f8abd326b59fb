import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import type { Database } from '#shared/database-types.ts';
import { findParty } from './read-sources.ts';

const PAPER = {
  kind: 'business',
  name: 'E. Annahme',
  company: 'Annahme Coaching',
  street: 'Weg 1',
  postalCode: '52062',
  city: 'Aachen',
  country: 'DE',
  email: 'elke@example.com',
  vatId: '',
};

/** Answers each table with its rows, and keeps what it was asked for. */
function fake(tables: Record<string, unknown[]>) {
  const asked: string[] = [];
  const from = (table: string) => {
    const rows = {
      select: () => rows,
      order: () => rows,
      limit: () => rows,
      is: (column: string, value: null) => {
        asked.push(`${table}.${column} is ${value}`);
        return rows;
      },
      eq: (column: string, value: string) => {
        asked.push(`${table}.${column}=${value}`);
        return rows;
      },
      maybeSingle: () => ({ throwOnError: async () => ({ data: tables[table]?.[0] ?? null }) }),
      throwOnError: async () => ({ data: tables[table] ?? [] }),
    };
    return rows;
  };
  return { client: { from } as unknown as SupabaseClient<Database>, asked };
}

it('takes the address of the last document to whoever has no account', async () => {
  const { client, asked } = fake({ offers: [{ created_at: '2026-11-01', customer: PAPER }] });
  const party = await findParty(client, { name: 'Elke Annahme', email: PAPER.email }, 'NL');
  expect(party).toMatchObject({ name: 'Elke Annahme', street: 'Weg 1', city: 'Aachen' });
  expect(asked.toSorted()).toEqual([
    'invoices.customer_email=elke@example.com',
    'offers.customer_email=elke@example.com',
  ]);
});

it('asks by the account where there is one, and nothing about nobody', async () => {
  const known = fake({});
  await findParty(known.client, { name: '', email: 'a@example.com', userId: 'u1' }, 'NL');
  expect(known.asked).toContain('customer_details.user_id=u1');
  // The number of a talk that nobody has confirmed is not his.
  expect(known.asked).toContain('bookings.confirm_by is null');
  const unknown = fake({});
  expect(await findParty(unknown.client, { name: '', email: '' }, 'NL')).toMatchObject({
    street: '',
    country: 'NL',
  });
  expect(unknown.asked).toEqual([]);
});
