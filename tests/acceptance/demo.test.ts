import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { parseConfig } from '#server/config.ts';
import { claimDemoFolder, refuseDemoFolder } from '#server/demo/folder.ts';
import { isAtWork } from '#server/demo/office-hours.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import type { PaymentPlan } from '#shared/billing/billing.ts';
import { duePayments } from '#shared/billing/payment-plan.ts';
import { DEMO_LOGINS } from '#server/demo/people.ts';
import {
  compileCache,
  findFreePort,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // What a first start leaves when it is cut off: the next one begins anew.
  const dataDir = await mkdtemp(join(tmpdir(), 'demo-'));
  await writeFile(join(dataDir, 'demo'), 'filling\n');
  await writeFile(join(dataDir, 'keys.json'), '{}');
  server = await startTestServer({ env: { DEMO: '1' }, dataDir });
});
afterAll(() => server.stop());

const countOf = async (
  table: string,
  column?: string,
): Promise<number | Record<string, number>> => {
  const { data, error } = await server
    .service()
    .from(table)
    .select(column ?? '*');
  if (error) throw new Error(error.message);
  const rows = data as unknown as Record<string, string>[];
  return column
    ? Object.fromEntries(
        Object.entries(Object.groupBy(rows, (row) => row[column]!)).map(([name, all]) => [
          name,
          all!.length,
        ]),
      )
    : rows.length;
};

it('shows an agency at work, in all states', async () => {
  const requests = (await countOf('quote_requests', 'status')) as Record<string, number>;
  expect(Object.keys(requests).toSorted()).toEqual(['in_review', 'lost', 'new', 'offered', 'won']);
  expect(Object.values(requests).reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(await countOf('projects')).toBe(6);
  expect(await countOf('offers', 'status')).toEqual({
    accepted: 6,
    sent: 3,
    refused: 1,
    superseded: 1,
    draft: 1,
  });
  expect(await countOf('invoices', 'kind')).toEqual({ invoice: 8, cancellation: 1 });
  const { data: overdue } = await server
    .service()
    .from('invoices')
    .select('id')
    .eq('status', 'issued')
    .lt('due_on', new Date().toISOString().slice(0, 10));
  expect(overdue!.length).toBeGreaterThan(0);
  // What awaits an answer is of some days, not all of it late.
  expect(await countOf('contact_messages', 'status')).toEqual({ answered: 4, closed: 1, new: 2 });
  const { data: fresh } = await server
    .service()
    .from('quote_requests')
    .select('id')
    .eq('status', 'new')
    .gt('respond_by', new Date().toISOString());
  expect(fresh!.length).toBeGreaterThan(1);
  for (const table of [
    'bookings',
    'messages',
    'contact_messages',
    'chat_sessions',
    'chat_unanswered_questions',
    'analytics_daily',
    'project_files',
  ])
    expect(await countOf(table), table).toBeGreaterThan(1);
});

it('works on working days in office hours, and is late with nothing it works on', async () => {
  const read = async (table: string, columns: string) => {
    const { data, error } = await server.service().from(table).select(columns);
    if (error) throw new Error(error.message);
    return data as unknown as Record<string, unknown>[];
  };
  const events = (await read('quote_request_events', 'created_at,status')).filter(
    ({ status }) => status === 'in_review' || status === 'offered',
  );
  const admin = (await read('profiles', 'id,role')).find(({ role }) => role === 'admin')!['id'];
  const done = [
    ...events,
    ...(await read('offers', 'created_at:sent_at')),
    ...(await read('messages', 'created_at,from_staff')).filter((row) => row['from_staff']),
    ...(await read('invoices', 'created_at')),
    ...(await read('payments', 'created_at')),
    ...(await read('quote_request_notes', 'created_at')),
    ...(await read('tasks', 'created_at')),
    ...(await read('audit_log', 'created_at,table_name,actor,action,row_id')).filter(
      ({ actor }) => actor === admin,
    ),
  ].filter((row) => row['created_at'] !== null);
  expect(done.length).toBeGreaterThan(120);
  expect(done.filter((row) => !isAtWork(new Date(row['created_at'] as string)))).toEqual([]);
  const today = agencyDay(new Date());
  for (const { status, starts_on, due_on } of await read('projects', 'status,starts_on,due_on')) {
    expect((due_on as string) >= today, String(status)).toBe(status !== 'done');
    expect((starts_on as string) >= today, String(status)).toBe(status === 'planned');
  }
  // What the history of an invoice tells begins with its draft.
  const told = Object.groupBy(
    (await read('audit_log', 'id,row_id,table_name,action,created_at')).filter(
      ({ table_name }) => table_name === 'invoices',
    ),
    (row) => String(row['row_id']),
  );
  expect(Object.keys(told)).toHaveLength(9);
  for (const changes of Object.values(told)) {
    const times = changes!
      .toSorted((a, b) => Number(a['id']) - Number(b['id']))
      .map(({ action, created_at }) => ({ action, at: Date.parse(created_at as string) }));
    expect(times[0]!.action).toBe('INSERT');
    expect(times.map(({ at }) => at)).toEqual(times.map(({ at }) => at).toSorted((a, b) => a - b));
  }
  // Seen before it is offered, offered before it is decided.
  const steps = Object.values(
    Object.groupBy(
      await read('quote_request_events', 'quote_request_id,status,created_at'),
      (row) => String(row['quote_request_id']),
    ),
  );
  for (const all of steps) {
    const inTime = all!
      .toSorted(
        (a, b) => Date.parse(a['created_at'] as string) - Date.parse(b['created_at'] as string),
      )
      .map(({ status }) => status as string);
    expect(['new', 'in_review', 'offered'].slice(0, inTime.length)).toEqual(inTime.slice(0, 3));
  }
});

it('sells packages, and work without one', async () => {
  const admin = server.client();
  await admin.auth.signInWithPassword(DEMO_LOGINS.admin);
  const { data } = await admin.rpc('dashboard_figures', { weeks: 12 });
  const { revenue } = data as {
    revenue: { package: string; accepted_cents: number; paid_cents: number }[];
  };
  expect(revenue.map((row) => row.package)).toEqual([
    'commerce',
    'smart-business',
    'startpaket',
    '',
  ]);
  for (const row of revenue) expect(row.accepted_cents).toBeGreaterThan(0);
  expect(revenue.some(({ paid_cents }) => paid_cents > 0)).toBe(true);
});

it('keeps the documents as they were sealed', async () => {
  const { data } = await server
    .service()
    .from('offers')
    .select('snapshot,snapshot_hash')
    .eq('status', 'accepted')
    .limit(1)
    .single();
  const { data: hash } = await server
    .service()
    .rpc('hash_json', { value: data!['snapshot'] as object });
  expect(hash).toBe(data!['snapshot_hash']);
});

it('lets agency and customer in, each to his own', async () => {
  for (const [who, login] of Object.entries(DEMO_LOGINS)) {
    const client = server.client();
    expect((await client.auth.signInWithPassword(login)).error).toBeNull();
    const { data } = await client.from('offers').select('id');
    expect(data!.length).toBe(who === 'admin' ? 12 : 1);
  }
});

it('mails nobody', async () => {
  const mail = {
    reference: 'MK-1',
    name: 'Jana',
    email: 'jana@firma.example',
    phone: '',
    message: 'Guten Tag',
  };
  await server.service().rpc('enqueue_mail', {
    event_key: 'demo:contact',
    template: 'contact-confirmation',
    recipient: mail.email,
    data: mail,
  });
  await vi.waitFor(
    async () => expect(Object.keys(await countOf('outbox_mails', 'status'))).toEqual(['sent']),
    60_000,
  );
  expect(await server.mails()).toEqual([]);
});

it('says on every page that all is invented, and stays out of search engines', async () => {
  for (const path of ['/', '/pakete', '/login', '/gibt-es-nicht']) {
    const response = await fetch(server.origin + path);
    expect(response.headers.get('x-robots-tag'), path).toContain('noindex');
    expect(await response.text(), path).toContain('Demo: erfundene Daten');
  }
  expect(await (await fetch(`${server.origin}/login`)).text()).toContain(
    DEMO_LOGINS.customer.email,
  );
  expect(server.output()).toContain(DEMO_LOGINS.admin.password);
});

it('is never mixed with real data', async () => {
  expect(() => parseConfig({ DEMO: '1', DATABASE_URL: 'postgres://localhost/maasbogen' })).toThrow(
    /DEMO=1.*DATABASE_URL/,
  );
  expect(() => parseConfig({ DEMO: '1', SUPABASE_URL: 'https://project.supabase.co' })).toThrow(
    /DEMO=1.*SUPABASE_URL/,
  );
  expect(parseConfig({ DEMO: '1' }).dataDir).toMatch(/data.demo$/);
  await expect(refuseDemoFolder(server.dataDir)).rejects.toThrow(/DEMO=1/);

  const folder = await mkdtemp(join(tmpdir(), 'demo-'));
  const begun = await claimDemoFolder(folder);
  expect(begun.isFilled).toBe(false);
  await writeFile(join(folder, 'keys.json'), '{}');
  const again = await claimDemoFolder(folder);
  expect(again.isFilled).toBe(false);
  await again.clear();
  expect(await readdir(folder)).toEqual(['demo']);
  await again.markFilled();
  const later = await claimDemoFolder(folder);
  await writeFile(join(folder, 'keys.json'), '{}');
  await later.clear();
  expect(later.isFilled).toBe(true);
  expect(await readdir(folder)).toEqual(['demo', 'keys.json']);
  await rm(folder, { recursive: true });

  const real = await mkdtemp(join(tmpdir(), 'demo-'));
  await writeFile(join(real, 'keys.json'), '{}');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/index.ts'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        PATH: process.env['PATH'],
        PORT: String(await findFreePort()),
        DEMO: '1',
        DATA_DIR: real,
        NODE_COMPILE_CACHE: compileCache,
      },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('DEMO=1 nimmt nur einen eigenen Ordner');
  await rm(real, { recursive: true });
});

it('has sent a newsletter to those who had confirmed it, and writes the next', async () => {
  const admin = server.client();
  await admin.auth.signInWithPassword(DEMO_LOGINS.admin);
  const { data: issues } = await admin
    .from('newsletter_issues')
    .select('status,body,recipients,sent_at')
    .order('created_at');
  expect(issues!.map(({ status }) => status)).toEqual(['sent', 'draft']);
  const { data: people } = await admin
    .from('newsletter_subscriptions')
    .select('confirmed_at')
    .lt('confirmed_at', issues![0]!.sent_at);
  expect(issues![0]!.recipients).toBe(people!.length);
  expect(people!.length).toBeGreaterThan(10);
  for (const { body } of issues!) expect(body).not.toMatch(/—/);
});

it('bills its orders as its offers say', async () => {
  const { data } = await server
    .service()
    .from('offers')
    .select(
      'plan:content->paymentPlan,gross:accepted_gross_cents,invoices(kind,status,instalment,gross_cents)',
    )
    .eq('status', 'accepted')
    .returns<
      {
        plan: PaymentPlan;
        gross: number;
        invoices: { kind: string; status: string; instalment: number; gross_cents: number }[];
      }[]
    >();
  expect(data).toHaveLength(6);
  for (const { plan, gross, invoices } of data!) {
    const due = duePayments(plan, gross);
    const live = invoices.filter(
      ({ kind, status }) => kind === 'invoice' && status !== 'cancelled',
    );
    expect(live.length).toBeGreaterThan(0);
    for (const { instalment, gross_cents: cents } of live)
      expect(cents).toBe(due[instalment - 1]!.cents);
  }
});
