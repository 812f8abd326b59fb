// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner, type Database, type Row } from '#platform/db/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

// At any moment it is another day than in Berlin in one of the two.
it.each(['Etc/GMT+12', 'Pacific/Kiritimati'])(
  'counts by the calendar of the agency where the database lives in %s',
  async (zone) => {
    const rows = await db.transaction(asOwner('test'), async (tx) => {
      await tx.query('delete from public.analytics_daily');
      await tx.query(`set local time zone '${zone}'`);
      await tx.query(
        `select public.record_analytics('[]', '[{"path": "/"}]'),
           public.record_visits('[{"name": "landing", "label": "/", "count": 1}]')`,
      );
      return tx.query<Row>(
        `select category, day = (now() at time zone 'Europe/Berlin')::date as is_today
         from public.analytics_daily order by category`,
      );
    });
    expect(rows).toEqual([
      { category: 'count', is_today: true },
      { category: 'visit', is_today: true },
    ]);
  },
);

it('counts talks of the assistant by the calendar of the agency', async () => {
  const flows = await db.transaction(asOwner('test'), async (tx) => {
    await tx.query(`
      insert into public.chat_sessions (session_id, started_at) values
        ('first', '2026-07-01T00:00:00+02'), ('second', '2026-07-01T01:59:59+02'),
        ('last', '2026-07-01T23:59:59+02'), ('before', '2026-06-30T23:59:59+02'), ('after', '2026-07-02T00:00:00+02')`);
    await tx.query(`set local time zone 'UTC'`);
    return tx.query<Row>(
      `select public.analytics_flows('2026-07-01', '2026-07-01') -> 'chat' as chat`,
    );
  });
  expect(flows).toMatchObject([{ chat: { conversations: 3 } }]);
});

it('calls the same thirty days the last ones in the list and in the statistics', async () => {
  const summary = await db.transaction(asOwner('test'), async (tx) => {
    await tx.query(`
      insert into public.quote_requests (request_id, reference, project_type, industry, name,
        email, phone, privacy_consent, signature, estimated_price, created_at, respond_by)
      select gen_random_uuid(), 'MD-' || n, 'website', 'Handwerk', 'Name', 'a@kunde.example', '1',
        true, 'data:', 590, moment, moment
      from (values
        (1, (public.agency_today() - 29)::timestamp at time zone 'Europe/Berlin'),
        (2, (public.agency_today() - 29)::timestamp at time zone 'Europe/Berlin'
          - interval '1 second')) as v (n, moment)`);
    return tx.query<Row>('select public.pipeline_summary() as found');
  });
  expect(summary[0]!['found']).toMatchObject({ last_30_days: 1 });
});
