import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const seeding = asOwner('test: seed rows');
let db: Database;

beforeAll(async () => {
  db = await createTestDatabase();
  const seed = await readFile(join(import.meta.dirname, 'seed.sql'), 'utf8');
  await db.transaction(seeding, (tx) => tx.script(seed));
});
afterAll(() => db.close());

const run = async () =>
  (await db.transaction(seeding, (tx) => tx.query<{ counts: Record<string, number> }>('select public.run_retention() as counts')))[0]!
    .counts;
/** The trigger that keeps updated_at would put the rows back to now. */
const age = (sql: string) => db.transaction(seeding, (tx) => tx.script(`set local session_replication_role = replica; ${sql}`));

it('keeps what is within its period', async () => {
  expect(await run()).toEqual({ requests: 0, messages: 0, mails: 0, events: 0, proofs: 0 });
});

it('deletes what is past it, but no order and no dead mail', async () => {
  await age(`
    update public.quote_requests set updated_at = now() - interval '7 months';
    update public.contact_messages set updated_at = now() - interval '7 months';
    update public.analytics_events set created_at = now() - interval '91 days';
    update public.consent_proofs set created_at = now() - interval '37 months';
    update public.outbox_mails set status = 'sent', sent_at = now() - interval '31 days';
    insert into public.outbox_mails (event_key, template, recipient, status) values ('dead', 'x', 'y', 'dead');
    insert into public.quote_requests (request_id, reference, project_type, industry, name, email, phone, privacy_consent, signature, estimated_price, respond_by, status, updated_at)
    values (gen_random_uuid(), 'MD-ORDER', 'website', 'Handwerk', 'n', 'e', 'p', true, 's', 1, now(), 'won', now() - interval '2 years');`);
  expect(await run()).toEqual({ requests: 1, messages: 1, mails: 1, events: 1, proofs: 1 });
  const left = await db.transaction(seeding, (tx) =>
    tx.query('select reference as name from public.quote_requests union all select event_key from public.outbox_mails order by 1'),
  );
  expect(left).toEqual([{ name: 'MD-ORDER' }, { name: 'dead' }]);
  expect(await db.transaction(seeding, (tx) => tx.query('select 1 from public.quote_consents'))).toEqual([]);
  // The audit log tells that a row went, not what stood in it.
  const [entry] = await db.transaction(seeding, (tx) =>
    tx.query(`select before, after from public.audit_log where table_name = 'quote_requests' and action = 'DELETE'`),
  );
  expect(entry).toEqual({ before: null, after: null });
});
