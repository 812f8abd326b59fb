// @database postgres
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { formatHours, measureResponses, type Figures } from './figures.ts';
import { buildRevenueBars, readSales } from './sales.ts';
import type { FoundRecord } from '#app/private/records.ts';
import type { TrendWeek } from './trends.ts';

const STAFF = '33333333-3333-4333-8333-333333333333';
const ADMIN = '44444444-4444-4444-8444-444444444444';
const CUSTOMER = '11111111-1111-4111-8111-111111111111';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(asOwner('test: seed rows'), (tx) =>
    tx.script(`
      insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
        ('${CUSTOMER}', 'kunde@kunde.example', '{}', now()), ('${STAFF}', 'staff@maasbogen.example',
          '{}', now()), ('${ADMIN}', 'admin@maasbogen.example', '{}', now());
      update public.profiles set role = 'staff' where id = '${STAFF}';
      update public.profiles set role = 'admin' where id = '${ADMIN}';
      -- r1 website won and paid, r2 shop offered, r3 website late and unanswered, r4 new in time, r5 long ago, r6 a joined duplicate.
      insert into public.quote_requests (id, request_id, reference, user_id, project_type, industry,
        name, email, phone, privacy_consent, signature, estimated_price, created_at, respond_by)
      select ('aaaaaaaa-0000-4000-8000-00000000000' || n)::uuid, gen_random_uuid(), 'MD-' || n, case
        when n = 1 then '${CUSTOMER}'::uuid end, kind, 'Handwerk', 'Name ' || n,
        'kunde@kunde.example', '1', true, 'data:', 590,
        now() - age, now() - age + interval '2 days'
      from (values (1, 'website', interval '20 days'), (2, 'shop', interval '6 days'),
        (3, 'website', interval '5 days'), (4, 'chatbot', interval '0'),
        (5, 'shop', interval '200 days'), (6, 'shop', interval '5 days')) as v (n, kind, age);
      update public.quote_requests set merged_into = 'aaaaaaaa-0000-4000-8000-000000000002'
        where reference = 'MD-6';
      update public.quote_requests set status = 'in_review'
        where reference in ('MD-1', 'MD-2', 'MD-5');
      update public.quote_requests set status = 'offered' where reference = 'MD-2';
      update public.quote_requests set status = 'won' where reference = 'MD-1';
      update public.quote_request_events e set created_at = r.created_at + case e.status
        when 'in_review' then interval '1 day' else interval '4 days' end
        from public.quote_requests r where r.id = e.quote_request_id and e.status <> 'new';
      insert into public.offers (id, number, quote_request_id, customer_email, status, content,
        snapshot, snapshot_hash, net_cents, gross_cents, valid_until, sent_at, decided_at,
        accepted_options, accepted_net_cents, accepted_tax_cents, accepted_gross_cents) values
        ('bbbbbbbb-0000-4000-8000-000000000001', 'AN-1', 'aaaaaaaa-0000-4000-8000-000000000001',
          'kunde@kunde.example', 'accepted', '{"package": "smart-business"}', '{}', 'x', 100000,
          121000, current_date + 9, now(), now(), '{}', 120000, 25200, 145200),
        ('bbbbbbbb-0000-4000-8000-000000000002', 'AN-2', 'aaaaaaaa-0000-4000-8000-000000000002',
          'kunde@kunde.example', 'sent', '{}', '{}', 'x', 259000, 313390, current_date + 9, now(),
          null, null, null, null, null),
        ('bbbbbbbb-0000-4000-8000-000000000003', 'AN-3', null, 'kunde@kunde.example', 'sent', '{}',
          '{}', 'x', 999, 999, current_date - 9, now(), null, null, null, null, null),
        ('bbbbbbbb-0000-4000-8000-000000000005', 'AN-5', null, 'kunde@kunde.example', 'accepted',
          '{}', '{}', 'x', 5000, 5000, current_date + 9, now(), now(), '{}', 5000, 0, 5000),
        ('bbbbbbbb-0000-4000-8000-000000000004', 'AN-4', null, 'kunde@kunde.example', 'accepted',
          '{}', '{}', 'x', 50000, 50000, current_date + 9, now(), now() - interval '200 days', '{}',
          50000, 0, 50000);
      insert into public.invoices (id, number, status, offer_id, customer_email, content, snapshot,
        snapshot_hash, net_cents, tax_cents, gross_cents, issued_on, due_on) values
        ('cccccccc-0000-4000-8000-000000000001', 'RE-1', 'issued',
          'bbbbbbbb-0000-4000-8000-000000000001', 'kunde@kunde.example', '{}', '{}', 'x', 36000,
          7560, 43560, current_date - 3, current_date + 9),
        ('cccccccc-0000-4000-8000-000000000004', 'RE-4', 'issued', null, 'kunde@kunde.example',
          '{}', '{}', 'x', 7000, 0, 7000, current_date - 210, current_date - 200),
        ('cccccccc-0000-4000-8000-000000000003', 'RE-3', 'issued', null, 'kunde@kunde.example',
          '{}', '{}', 'x', 3000, 0, 3000, current_date - 3, current_date + 9),
        ('cccccccc-0000-4000-8000-000000000002', 'RE-2', 'issued', null, 'kunde@kunde.example',
          '{}', '{"customer": {"name": "Otto", "company": "Otto GmbH"}}', 'x', 10000, 2100, 12100,
          current_date - 30, current_date - 9);
      insert into public.payments (invoice_id, amount_cents, paid_on) values
        ('cccccccc-0000-4000-8000-000000000001', 43560, current_date),
          ('cccccccc-0000-4000-8000-000000000003', 3000, current_date),
          ('cccccccc-0000-4000-8000-000000000004', 8000, current_date - 200),
          ('cccccccc-0000-4000-8000-000000000004', -1000, current_date),
          ('cccccccc-0000-4000-8000-000000000002', 2100, current_date);
      insert into public.tasks (quote_request_id, title, due_on, done_at) values
        ('aaaaaaaa-0000-4000-8000-000000000002', 'Anrufen', current_date - 3, null),
          (null, 'Erledigt', current_date - 3, now()), (null, 'Später', current_date + 9, null);
      insert into public.messages (customer_id, from_staff, body, read_at)
        values ('${CUSTOMER}', false, 'x', null), ('${CUSTOMER}', false, 'x', now()),
        ('${CUSTOMER}', true, 'x', null);
      insert into public.bookings (request_id, reference, starts_at, ends_at, name, email,
        privacy_consent, privacy_text_version)
      select gen_random_uuid(), 'MT-' || n, noon + n * interval '1 day', noon + n * interval '1 day'
        + interval '15 minutes', 'Gast ' || n, 'g@g.example', true, 'x'
      from generate_series(-1, 1) as n,
        (select (now() at time zone 'Europe/Berlin')::date::timestamp at time zone 'Europe/Berlin' +
        interval '12 hours' as noon) as d;
      insert into public.analytics_daily (day, category, name, label, count) values
        (current_date, 'count', 'page', '/', 300), (current_date, 'count', 'step', 'quote/open',
          30), (current_date, 'count', 'step', 'quote/step-1', 20),
          (current_date - 200, 'count', 'page', '/', 9);
    `),
  );
});
afterAll(() => platform.close());

const as = async (person: string) => platform.client(await platform.userToken(person));
async function readFigures(person: string): Promise<Figures> {
  const { data, error } = await (await as(person)).rpc('dashboard_figures', { weeks: 12 });
  if (error) throw new Error(error.message);
  return data as Figures;
}

it('counts twelve weeks and their answers', async () => {
  const { weeks, funnel, responses } = await readFigures(ADMIN);
  expect(weeks).toHaveLength(12);
  expect(weeks.reduce((sum, { requests }) => sum + requests, 0)).toBe(4);
  expect(weeks.at(-1)!.requests).toBeGreaterThan(0);
  expect(new Date(weeks[0]!.week).getUTCDay()).toBe(1);
  expect(funnel.requests).toBe(4);
  expect(responses).toHaveLength(4);
  // The first change away from 'new' counts, not a later one.
  const first = responses
    .filter(({ answered_at }) => answered_at)
    .map((r) => Date.parse(r.answered_at!) - Date.parse(r.created_at));
  expect(first).toEqual([86_400_000, 86_400_000]);
  expect(measureResponses(responses)).toMatchObject({ kept: 2, decided: 3 });
});

it('follows the enquiries of a period to their payment, and reads what it earned', async () => {
  const client = await as(ADMIN);
  const today = findToday();
  // Options count; the offer decided and the payment made long ago do not.
  expect(await readSales(client, { from: addDays(today, -60), to: today })).toEqual({
    way: { requests: 4, offered: 2, accepted: 1, paid: 1 },
    orders: expect.arrayContaining([
      { package: 'smart-business', cents: 120_000 },
      { package: '', cents: 5_000 },
    ]),
    receivedCents: 43_560 + 3_000 - 1_000 + 2_100,
  });
  expect(await readSales(client, { from: addDays(today, -10), to: addDays(today, -2) })).toEqual({
    way: { requests: 2, offered: 1, accepted: 0, paid: 0 },
    orders: [],
    receivedCents: 0,
  });
});

it('is for admins alone', async () => {
  for (const id of [STAFF, CUSTOMER]) {
    await expect(readFigures(id)).rejects.toThrow('Kein Zugriff');
    expect((await (await as(id)).rpc('dashboard_today')).error?.code).toBe('42501');
  }
  expect((await platform.client().rpc('dashboard_today')).error?.code).toBe('42501');
});

it('names what waits today', async () => {
  const { data } = await (await as(ADMIN)).rpc('dashboard_today');
  expect(data).toMatchObject({
    new_requests: 2,
    late_requests: 1,
    unread_messages: 1,
    new_contact_messages: 0,
    open_offers: { count: 1, net_cents: 259_000, expired: 1, expired_net_cents: 999 },
    overdue_invoices: {
      count: 1,
      open_cents: 10_000,
      rows: [{ number: 'RE-2', customer: 'Otto GmbH', open_cents: 10_000 }],
    },
    due_tasks: { count: 1, rows: [{ title: 'Anrufen', name: 'Name 2' }] },
    bookings: [{ name: 'Gast 0' }],
  });
});

it('takes the median of working hours, and late or missing answers as broken promises', () => {
  const wait = (
    answered_at: string | null,
    created_at = '2026-11-16T10:00:00Z',
    respond_by = '2026-11-17T10:00:00Z',
  ) => ({
    created_at,
    respond_by,
    answered_at,
  });
  const now = new Date('2026-11-19T10:00:00Z');
  const times = measureResponses(
    [
      wait('2026-11-16T12:00:00Z'),
      wait('2026-11-16T16:00:00Z'),
      wait('2026-11-18T10:00:00Z'),
      wait(null),
      wait(null, '2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z'),
      // Over the weekend: 9 hours on Friday, 1 on Monday.
      wait('2026-11-16T00:00:00Z', '2026-11-13T14:00:00Z', '2026-11-16T14:00:00Z'),
    ],
    now,
  );
  expect(times).toMatchObject({ medianHours: 8, kept: 3, decided: 5 });
  expect(times.keptShare.replace(/\s/g, ' ')).toBe('60 %');
  expect(times.bars.map(({ share }) => share)).toEqual([0.2, 0.2, 0.2, 0.2, 0.2]);
  expect(measureResponses([wait('2026-11-16T12:00:00Z')], now).bars).toMatchObject([
    { label: 'Unter 4 Stunden', share: 1 },
  ]);
  expect(measureResponses([], now)).toMatchObject({ medianHours: null, decided: 0 });
});

it('draws the revenue', () => {
  const [first, last] = buildRevenueBars(
    [
      { package: '', cents: 90_000 },
      { package: 'smart-business', cents: 30_000 },
    ],
    [{ package: 'smart-business', cents: 20_000 }],
  );
  expect(first).toMatchObject({
    label: 'Smart Business',
    share: 0.25,
    before: formatCents(20_000),
  });
  expect(last).toMatchObject({ label: 'Ohne Paket', share: 0.75 });
});

it.each([
  [0.75, '45 Min.'],
  [6.52, '6,5 Std.'],
  [60, '2,5 Werktage'],
])('writes %s hours as %s', (hours, text) =>
  expect(formatHours(hours).replace(/\s/g, ' ')).toBe(text),
);

it('compares twelve weeks with the twelve before', async () => {
  const client = await as(ADMIN);
  const { data } = await client.rpc('dashboard_trends', { weeks: 12 });
  expect(data).toHaveLength(24);
  const sum = (key: 'requests' | 'offers' | 'accepted_cents') =>
    (data as TrendWeek[]).slice(12).reduce((all, week) => all + week[key], 0);
  expect([sum('requests'), sum('offers')]).toEqual([4, 5]);
  expect(sum('accepted_cents')).toBe(125_000);
  expect((await (await as(CUSTOMER)).rpc('dashboard_trends')).error?.code).toBe('42501');
});

it('finds records of all kinds by every word, or by their ids, and only for the agency', async () => {
  const client = await as(ADMIN);
  const find = async (search: string, ids: string[] = []) =>
    ((await client.rpc('find_records', { search, ids })).data as FoundRecord[]).map(
      ({ kind, note }) => [kind, note],
    );
  expect(await find('MD-2')).toEqual([['request', 'MD-2']]);
  expect((await find('kunde@KUNDE')).map(([kind]) => kind)).toEqual(
    expect.arrayContaining(['request', 'offer', 'person']),
  );
  expect(await find('name md-3')).toEqual([['request', 'MD-3']]);
  expect(await find('100%')).toEqual([]);
  expect(await find('')).toEqual([]);
  expect(await find('', ['aaaaaaaa-0000-4000-8000-000000000003'])).toEqual([['request', 'MD-3']]);
  expect((await (await as(CUSTOMER)).rpc('find_records', { search: 'a' })).error?.code).toBe(
    '42501',
  );
});
