// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

const owner = asOwner('test: bookings');
let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

it('deletes talks 6 months after the last contact', async () => {
  await db.transaction(owner, (tx) =>
    tx.script(`
      insert into public.bookings (request_id, reference, starts_at, ends_at, updated_at, name,
        email, privacy_consent, privacy_text_version)
      select gen_random_uuid(), reference, now() - talk, now() - talk + interval '15 minutes',
        now() - change, 'n', 'e', true, 'x'
      from (values ('past', interval '7 months', interval '7 months'),
        ('recent', interval '5 months', interval '7 months'),
                   ('answered later', interval '8 months', interval '1 month')) as row (reference,
                     talk, change)`),
  );
  const [{ removed } = { removed: 0 }] = await db.transaction(owner, (tx) =>
    tx.query<{ removed: number }>('select public.purge_past_bookings() as removed'),
  );
  expect(removed).toBe(1);
  const left = await db.transaction(owner, (tx) =>
    tx.query('select reference from public.bookings order by 1'),
  );
  expect(left).toEqual([{ reference: 'answered later' }, { reference: 'recent' }]);
});
