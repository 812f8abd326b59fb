// @database postgres
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { readBillableOffers } from './billable-offers.ts';

const [ADMIN, CUSTOMER] = [randomUUID(), randomUUID()];
let platform: TestPlatform;
afterAll(() => platform.close());

beforeAll(async () => {
  platform = await createTestPlatform();
  // 1 to 210 are billed in full, paid or not; the older ones are not, each in its own way.
  await platform.db.transaction(asOwner('test: seed rows'), (tx) =>
    tx.script(`
      insert into auth.users (id, email, email_confirmed_at) values
        ('${ADMIN}', 'admin@maasbogen.example', now()), ('${CUSTOMER}', 'k@k.example', now());
      update public.profiles set role = 'admin' where id = '${ADMIN}';
      insert into public.offers (number, customer_email, status, content, snapshot, snapshot_hash,
        gross_cents, valid_until, sent_at, created_at, accepted_options, accepted_net_cents,
        accepted_tax_cents, accepted_gross_cents)
      select 'AN-' || n, case when n = 215 then 'k@k.example' else 'a@a.example' end, 'accepted',
        '{}', '{}', 'x', 1, current_date, now(), now() - n * interval '1 hour', '{}', 1, 0, 1
      from generate_series(1, 216) as n;
      insert into public.invoices (number, offer_id, customer_email, status, content, snapshot,
        snapshot_hash, gross_cents, issued_on, instalment)
      select 'RE-' || n, id, customer_email, case
          when n = 211 then 'draft' when n = 212 then 'cancelled'
          when n % 2 = 0 then 'paid' else 'issued' end,
        jsonb_build_object('part', case
          when n in (213, 214) then 'down' when n % 2 = 0 then 'full' else 'final' end),
        '{}', 'x', 1, current_date, 1
      from (select *, substr(number, 4)::int as n from public.offers) as o where n < 215;
      insert into public.projects (offer_id, customer_email, title, status)
      select id, customer_email, 'Website', case number when 'AN-214' then 'cancelled' else 'done' end
      from public.offers where number in ('AN-1', 'AN-213', 'AN-214');
    `),
  );
});

it('finds what is still to be billed, however much is billed since', async () => {
  const client = platform.client(await platform.userToken(ADMIN));
  const find = async (offerId: string | null, customerId?: string) => {
    const { data } = await readBillableOffers(client, offerId, customerId).throwOnError();
    return data.map(({ number }) => number);
  };
  // A draft, a cancelled invoice, a down payment and nothing; 214 is given up.
  expect(await find(null)).toEqual(['AN-211', 'AN-212', 'AN-213', 'AN-215', 'AN-216']);
  expect(await find(null, CUSTOMER)).toEqual(['AN-215']);
  const { data } = await client.from('offers').select('id').eq('number', 'AN-214').single();
  expect(await find(data!.id)).toEqual(['AN-214']);
});
