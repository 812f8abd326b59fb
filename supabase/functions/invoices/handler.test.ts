import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderMail } from '#emails/templates.ts';
import { asOwner } from '#platform/db/database.ts';
import { addDays, agencyDay } from '#shared/agency-day.ts';
import type { InvoiceAnswer } from '#shared/invoice-actions.ts';
import type { InvoiceContent, InvoiceSnapshot } from '#shared/invoice.ts';
import type { OfferContent } from '#shared/offer.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { buildContent, COMPANY, CUSTOMERS } from '#documents/test-invoices.ts';
import { createTestContext } from '../chatbot/test-context.ts';
import { handleInvoices } from './handler.ts';

const owner = asOwner('test: rows');
const STAFF = randomUUID();
const CUSTOMER = randomUUID();
let platform: TestPlatform;

beforeAll(async () => {
  platform = await createTestPlatform();
  await platform.db.transaction(owner, async (tx) => {
    await tx.query(
      `insert into auth.users (id, email, email_confirmed_at) values ($1, 'staff@maasbogen.example', now()), ($2, $3, now())`,
      [STAFF, CUSTOMER, CUSTOMERS.consumer.email],
    );
    await tx.query(`update public.profiles set role = 'admin' where id = $1`, [STAFF]);
  });
});
afterAll(() => platform.close());

/** Calls the function as a user, with the answer and its status. */
async function call(body: object, userId: string | null = STAFF): Promise<InvoiceAnswer & { status: number }> {
  const token = userId === null ? null : await platform.userToken(userId);
  const context = createTestContext(platform.service(), {
    company: COMPANY,
    user: userId === null ? null : { id: userId, email: null },
    supabase: platform.client(token ?? undefined),
  });
  const response = await handleInvoices(
    new Request('http://localhost/functions/v1/invoices', { method: 'POST', body: JSON.stringify(body) }),
    context,
  );
  return { ...((await response.json()) as InvoiceAnswer), status: response.status };
}

type Row = {
  id: string;
  number: string;
  kind: string;
  status: string;
  content: InvoiceContent;
  snapshot: InvoiceSnapshot;
  snapshot_hash: string;
  gross_cents: number;
  paid_cents: number;
  due_on: string;
  updated_at: string;
  customer_id: string;
  dunning_level: number;
  suggested_dunning_level: number | null;
  created_by: string;
};
async function find(id: string): Promise<Row> {
  const { data, error } = await platform.service().from('invoices').select('*').eq('id', id).single<Row>();
  if (error) throw error;
  return data;
}
const mailsOf = async (prefix: string) =>
  (await platform.service().from('outbox_mails').select('event_key,template,recipient,data').like('event_key', `${prefix}%`)).data ?? [];

/** The mail as it would leave, with plain spaces. */
const read = ({ template, data }: { template: string; data: unknown }) => {
  const mail = renderMail(template, data, COMPANY);
  return { ...mail, text: mail.text.replaceAll('\u00a0', ' ') };
};

async function draft(changes: Partial<InvoiceContent> = {}): Promise<Row> {
  const id = randomUUID();
  expect(await call({ action: 'create', id })).toMatchObject({ success: true, id });
  const { updated_at: updatedAt } = await find(id);
  expect(await call({ action: 'save', id, updatedAt, content: buildContent(changes) })).toMatchObject({ success: true });
  return find(id);
}
async function issued(changes: Partial<InvoiceContent> = {}): Promise<Row> {
  const { id, updated_at: updatedAt } = await draft(changes);
  expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({ success: true });
  return find(id);
}
/** Moves the day an invoice was due, past the trigger that freezes it. */
const makeOverdue = (id: string, days: number) =>
  platform.db.transaction(owner, async (tx) => {
    await tx.script('alter table public.invoices disable trigger keep_issued');
    await tx.query(`update public.invoices set due_on = $2::date where id = $1`, [id, addDays(agencyDay(new Date()), -days)]);
    await tx.script('alter table public.invoices enable trigger keep_issued');
  });
const markOverdue = async () => (await platform.service().rpc('mark_overdue_invoices')).data as number;

describe('who may call', () => {
  it.each([
    ['nobody', null],
    ['a customer', CUSTOMER],
  ])('%s is refused', async (_name, user) => {
    expect(await call({ action: 'create', id: randomUUID() }, user)).toMatchObject({ status: 403, success: false });
  });

  it('staff with a second factor is refused until it was used', async () => {
    await platform.db.transaction(owner, (tx) =>
      tx.query(
        `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values ($1, $2, 'x', 'totp', 'verified', now(), now())`,
        [randomUUID(), STAFF],
      ),
    );
    expect(await call({ action: 'create', id: randomUUID() })).toMatchObject({ status: 403 });
    await platform.db.transaction(owner, (tx) => tx.query('delete from auth.mfa_factors where user_id = $1', [STAFF]));
  });

  it('no caller reaches the SQL functions past it', async () => {
    const staff = platform.client(await platform.userToken(STAFF));
    for (const [name, parameters] of [
      ['issue_invoice', { invoice_id: randomUUID(), expected: new Date().toISOString(), snapshot: {}, mail: {}, actor: STAFF }],
      ['record_payment', { payment: {}, actor: STAFF }],
      ['act_for', { actor: STAFF }],
      ['mark_overdue_invoices', {}],
    ] as const)
      expect((await staff.rpc(name, parameters)).error?.code).toBe('42501');
  });
});

describe('drafts', () => {
  it('may be incomplete, and a save after somebody else’s change is refused', async () => {
    const row = await draft({ title: 'Erster Stand' });
    expect(row.created_by).toBe(STAFF);
    const content = { ...row.content, title: '', customer: { ...row.content.customer, street: '' } };
    expect(await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content })).toMatchObject({ success: true });
    expect(await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content })).toMatchObject({ status: 409 });
    expect((await find(row.id)).content.title).toBe('');
  });

  it('cannot smuggle in deductions or another part', async () => {
    const row = await draft();
    const content = {
      ...row.content,
      part: 'final',
      deductions: [{ invoiceId: randomUUID(), number: 'RE-1', issuedOn: '2026-01-01', netCents: 5 }],
    };
    await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content });
    expect((await find(row.id)).content).toMatchObject({ part: 'full', deductions: [] });
  });

  it('is discarded; an issued invoice is not', async () => {
    const row = await draft();
    const content = { ...row.content, title: 'Vom Kollegen' };
    await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content });
    expect(await call({ action: 'discard', id: row.id, updatedAt: row.updated_at })).toMatchObject({ status: 409 });
    expect((await find(row.id)).content.title).toBe('Vom Kollegen');
    const discard = { action: 'discard', id: row.id, updatedAt: (await find(row.id)).updated_at } as const;
    expect(await call(discard)).toMatchObject({ success: true });
    // A repeated call finds what it wanted.
    expect(await call(discard)).toMatchObject({ success: true });
    await expect(find(row.id)).rejects.toMatchObject({ code: 'PGRST116' });
    const invoice = await issued();
    await call({ action: 'discard', id: invoice.id, updatedAt: (await find(invoice.id)).updated_at });
    expect((await find(invoice.id)).status).toBe('issued');
  });
});

describe('issuing', () => {
  it('names the fields that are missing', async () => {
    const row = await draft();
    const content = { ...row.content, customer: { ...row.content.customer, street: '', name: '' } };
    await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content });
    const { updated_at: updatedAt } = await find(row.id);
    expect(await call({ action: 'issue', id: row.id, updatedAt })).toMatchObject({
      status: 400,
      fieldErrors: { 'customer.name': 'Bitte geben Sie einen Namen ein.', 'customer.street': expect.any(String) },
    });
    expect((await find(row.id)).number).toBeNull();
  });

  it('draws the number, freezes, links the account and mails once', async () => {
    const { id, updated_at: updatedAt } = await draft();
    const first = await call({ action: 'issue', id, updatedAt });
    expect(first).toMatchObject({ success: true, number: expect.stringMatching(/^RE-\d{4}-\d{4}$/) });
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({ success: true, number: (first as { number: string }).number });
    const row = await find(id);
    expect(row).toMatchObject({ status: 'issued', kind: 'invoice', gross_cents: 174_147, paid_cents: 0, customer_id: CUSTOMER });
    expect(row.snapshot).toMatchObject({
      number: row.number,
      grossCents: 174_147,
      seller: { vatId: 'NL123456789B01' },
      tax: { category: 'S' },
    });
    expect(row.due_on).toBe(addDays(agencyDay(new Date()), 14));
    const { data: hash } = await platform.service().rpc('invoice_hash', { snapshot: row.snapshot });
    expect(hash).toBe(row.snapshot_hash);
    const mails = await mailsOf(`invoice:${id}`);
    expect(mails).toHaveLength(1);
    const mail = read(mails[0]!);
    expect(mail.subject).toBe(`Rechnung ${row.number}`);
    expect(mail.text).toContain('1.741,47 €');
    expect(mail.text).toContain('NL91 ABNA 0417 1643 00');
    expect(mail.documents).toEqual([{ kind: 'invoice', id }]);
  });

  it('refuses what was changed since it was shown', async () => {
    const row = await draft();
    await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content: { ...row.content, title: 'Anders' } });
    expect(await call({ action: 'issue', id: row.id, updatedAt: row.updated_at })).toMatchObject({ status: 409 });
    expect((await find(row.id)).number).toBeNull();
  });

  it('names staff in the log', async () => {
    const { id } = await issued();
    const { data } = await platform.service().from('audit_log').select('actor,action').eq('row_id', id);
    expect(data!.length).toBeGreaterThan(1);
    expect(data!.every(({ actor }) => actor === STAFF)).toBe(true);
  });
});

describe('cancelling', () => {
  it('issues the opposite under its own number, once', async () => {
    const invoice = await issued();
    const answer = await call({ action: 'cancel', id: invoice.id, reason: 'Falsche Anschrift' });
    expect(answer).toMatchObject({ success: true });
    const again = await call({ action: 'cancel', id: invoice.id, reason: '' });
    const id = (answer as { id: string }).id;
    expect(again).toMatchObject({ success: true, id });
    const cancellation = await find(id);
    expect(cancellation).toMatchObject({ kind: 'cancellation', gross_cents: -174_147, cancels: invoice.id, due_on: null });
    expect(cancellation.number).not.toBe(invoice.number);
    expect(cancellation.snapshot.refersTo).toEqual([{ number: invoice.number, issuedOn: invoice.snapshot.issuedOn }]);
    expect((await find(invoice.id)).status).toBe('cancelled');
    expect(await call({ action: 'cancel', id, reason: '' })).toMatchObject({ status: 404 });
    const [mail] = await mailsOf(`invoice:${id}`);
    expect(read(mail!).text).toContain(`heben wir die Rechnung ${invoice.number} über 1.741,47 €`);
  });

  it('is refused for a draft', async () => {
    expect(await call({ action: 'cancel', id: (await draft()).id, reason: '' })).toMatchObject({ status: 404 });
  });
});

describe('payments', () => {
  const pay = (id: string, amountCents: number, changes: object = {}) =>
    call({ action: 'pay', id, requestId: randomUUID(), amountCents, paidOn: agencyDay(new Date()), note: '', ...changes });

  it('in parts make an invoice paid, a correction opens it again', async () => {
    const { id } = await issued();
    expect(await pay(id, 100_000)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ status: 'issued', paid_cents: 100_000 });
    await pay(id, 74_147);
    expect(await find(id)).toMatchObject({ status: 'paid', paid_cents: 174_147 });
    await pay(id, -147);
    expect(await find(id)).toMatchObject({ status: 'issued', paid_cents: 174_000 });
    expect(await pay(id, -200_000)).toMatchObject({ status: 409, error: 'Es ist weniger eingegangen, als abgezogen werden soll' });
  });

  it('count once for a request', async () => {
    const { id } = await issued();
    const requestId = randomUUID();
    expect(await pay(id, 5_000, { requestId })).toMatchObject({ success: true });
    expect(await pay(id, 5_000, { requestId })).toMatchObject({ success: true });
    expect((await find(id)).paid_cents).toBe(5_000);
  });

  it('are refused for drafts, cancellations, cancelled invoices and days to come', async () => {
    expect(await pay((await draft()).id, 1)).toMatchObject({ status: 409 });
    const { id } = await issued();
    expect(await pay(id, 1, { paidOn: addDays(agencyDay(new Date()), 1) })).toMatchObject({
      status: 400,
      fieldErrors: { paidOn: expect.any(String) },
    });
    await pay(id, 500);
    const cancelled = await call({ action: 'cancel', id, reason: '' });
    expect(await pay(id, 1)).toMatchObject({ status: 409 });
    expect(await pay((cancelled as { id: string }).id, 1)).toMatchObject({ status: 409 });
    expect(await pay(id, -500)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ status: 'cancelled', paid_cents: 0 });
  });

  it('never change afterwards', async () => {
    const { id } = await issued();
    await pay(id, 500);
    const service = platform.service();
    expect((await service.from('payments').update({ amount_cents: 5 }).eq('invoice_id', id)).error?.code).toBe('23514');
    expect((await service.from('payments').delete().eq('invoice_id', id)).error?.code).toBe('23514');
  });
});

describe('reminders', () => {
  it('are suggested after 7, 14 and 21 days and sent once a level, after a click', async () => {
    const { id } = await issued();
    await makeOverdue(id, 6);
    await markOverdue();
    expect((await find(id)).suggested_dunning_level).toBeNull();
    expect(await call({ action: 'remind', id, level: 1 })).toMatchObject({ status: 409 });

    for (const [level, days] of [
      [1, 7],
      [2, 14],
      [3, 21],
    ] as const) {
      await makeOverdue(id, days);
      await platform.db.transaction(owner, (tx) =>
        tx.query(`update public.invoices set last_dunned_at = last_dunned_at - interval '7 days' where id = $1`, [id]),
      );
      await markOverdue();
      await markOverdue();
      expect(await find(id)).toMatchObject({ suggested_dunning_level: level, dunning_level: level - 1 });
      expect(await call({ action: 'remind', id, level })).toMatchObject({ success: true });
      expect(await call({ action: 'remind', id, level })).toMatchObject({ success: true });
      expect(await find(id)).toMatchObject({ suggested_dunning_level: null, dunning_level: level });
    }
    await makeOverdue(id, 90);
    expect(await markOverdue()).toBe(0);
    const mails = await mailsOf(`invoice:${id}:reminder`);
    expect(new Set(mails.map(({ event_key: key }) => (key as string).at(-1)))).toEqual(new Set(['1', '2', '3']));
    expect(mails).toHaveLength(3);
    const last = mails.find(({ event_key: key }) => (key as string).endsWith('3'))!;
    expect(read(last).subject).toMatch(/^Letzte Mahnung zu Rechnung RE-/);
    const notices = await mailsOf(`invoice:${id}:overdue`);
    expect(notices).toHaveLength(3);
    expect(notices.every(({ recipient }) => recipient === 'agency')).toBe(true);
    expect(read(notices[0]!).text).toContain('Jürgen Groß');
  });

  it('end with the payment and leave a week after each reminder', async () => {
    const { id } = await issued();
    await makeOverdue(id, 30);
    await markOverdue();
    await call({ action: 'remind', id, level: 1 });
    expect(await markOverdue()).toBe(0);
    const other = await issued();
    await makeOverdue(other.id, 10);
    await markOverdue();
    await call({
      action: 'pay',
      id: other.id,
      requestId: randomUUID(),
      amountCents: 174_147,
      paidOn: agencyDay(new Date()),
      note: '',
    });
    expect(await find(other.id)).toMatchObject({ status: 'paid', suggested_dunning_level: null });
    expect(await call({ action: 'remind', id: other.id, level: 1 })).toMatchObject({ status: 409 });
  });
});

describe('invoices of an offer', () => {
  async function acceptedOffer(changes: Partial<OfferContent> = {}): Promise<string> {
    const id = randomUUID();
    const { positions, customer } = buildContent();
    const content: OfferContent = {
      title: 'Website',
      introduction: '',
      customer,
      positions: [...positions, { ...positions[0]!, id: 'extra', title: 'Wunsch', unitPriceCents: 10_000, optional: true }],
      discountPercent: 5,
      validDays: 30,
      paymentPlan: { kind: 'single' },
      closing: '',
      ...changes,
    };
    await platform.db.transaction(owner, (tx) =>
      tx.query(
        `insert into public.offers (id, number, customer_email, status, content, snapshot, snapshot_hash, gross_cents, valid_until, sent_at, decided_at,
           accepted_options, accepted_net_cents, accepted_tax_cents, accepted_gross_cents)
         values ($1, $2, $3, 'accepted', $4, '{}', 'x', 1, '2026-12-31', now(), now(), '{extra}', 1, 0, 1)`,
        [id, `AN-${id.slice(0, 8)}`, customer.email, content],
      ),
    );
    return id;
  }
  async function issuePart(offerId: string, part: string): Promise<Row> {
    const id = randomUUID();
    expect(await call({ action: 'create-part', id, offerId, part })).toMatchObject({ success: true });
    const { updated_at: updatedAt } = await find(id);
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({ success: true });
    return find(id);
  }

  it('down payment of 30 %, then a final invoice that deducts it', async () => {
    const offerId = await acceptedOffer();
    // (1,290.00 + 224.98 + 100.00) less 5 % = 1,534.23 net, 1,856.42 gross
    const down = await issuePart(offerId, 'down');
    expect(Math.abs(down.gross_cents - Math.round(185_642 * 0.3))).toBeLessThanOrEqual(1);
    expect(await call({ action: 'create-part', id: randomUUID(), offerId, part: 'full' })).toMatchObject({ status: 409 });
    const final = await issuePart(offerId, 'final');
    expect(final.snapshot.lines.map(({ title }) => title)).toEqual([
      'Smart Business',
      'Texte',
      'Wunsch',
      expect.stringContaining(`Abzüglich Rechnung ${down.number}`),
    ]);
    expect(Math.abs(final.gross_cents + down.gross_cents - 185_642)).toBeLessThanOrEqual(1);
    expect(await call({ action: 'cancel', id: down.id, reason: '' })).toMatchObject({ status: 409 });
    expect(await call({ action: 'cancel', id: final.id, reason: '' })).toMatchObject({ success: true });
    expect(await call({ action: 'cancel', id: down.id, reason: '' })).toMatchObject({ success: true });
    // Everything is free again.
    expect(await call({ action: 'create-part', id: randomUUID(), offerId, part: 'full' })).toMatchObject({ success: true });
  });

  it('a final invoice waits for its deductions', async () => {
    const offerId = await acceptedOffer();
    const down = await issuePart(offerId, 'down');
    const id = randomUUID();
    await call({ action: 'create-part', id, offerId, part: 'final' });
    await call({ action: 'cancel', id: down.id, reason: '' });
    const { updated_at: updatedAt } = await find(id);
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({ status: 409, error: expect.stringContaining('abgezogenen') });
    expect((await find(id)).number).toBeNull();
  });

  it('instalments follow the plan in order and add up to the offer', async () => {
    const offerId = await acceptedOffer({ paymentPlan: { kind: 'instalments', count: 3 }, customer: CUSTOMERS.reverseCharge });
    expect(await call({ action: 'create-part', id: randomUUID(), offerId, part: 'final' })).toMatchObject({ status: 409 });
    const parts = [
      await issuePart(offerId, 'down'),
      await issuePart(offerId, 'instalment'),
      await issuePart(offerId, 'instalment'),
      await issuePart(offerId, 'final'),
    ];
    // Without tax the figures of the plan are met exactly: 1,534.23 = 460.27 + 3 × 357.99 − 0.01
    expect(parts.map(({ gross_cents: cents }) => cents)).toEqual([46_027, 35_798, 35_798, 35_800]);
    expect(parts.at(-1)!.snapshot.refersTo).toHaveLength(3);
    expect(await call({ action: 'create-part', id: randomUUID(), offerId, part: 'instalment' })).toMatchObject({ status: 409 });
  });

  it('the same part is drafted once', async () => {
    const offerId = await acceptedOffer();
    const answers = await Promise.all([1, 2, 3].map(() => call({ action: 'create-part', id: randomUUID(), offerId, part: 'down' })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
