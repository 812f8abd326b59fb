// @database postgres
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { buildContent, CUSTOMERS } from '#tests/support/invoice-samples.ts';
import { CUSTOMER, openInvoiceFunction, STAFF } from '#tests/support/invoice-function.ts';

const { platform, query, call, find, mailsOf, read, draft, issued } = await openInvoiceFunction();

describe('who may call', () => {
  it.each([
    ['nobody', null],
    ['a customer', CUSTOMER],
  ])('%s is refused', async (_name, user) => {
    expect(await call({ action: 'create', id: randomUUID() }, user)).toMatchObject({
      status: 403,
      success: false,
    });
  });

  it('staff with a second factor is refused until it was used', async () => {
    await query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at,
       updated_at) values ($1, $2, 'x', 'totp', 'verified', now(), now())`,
      [randomUUID(), STAFF],
    );
    expect(await call({ action: 'create', id: randomUUID() })).toMatchObject({ status: 403 });
    await query('delete from auth.mfa_factors where user_id = $1', [STAFF]);
  });

  it('no caller reaches the SQL functions past it', async () => {
    const staff = platform.client(await platform.userToken(STAFF));
    for (const [name, parameters] of [
      [
        'issue_invoice',
        {
          invoice_id: randomUUID(),
          expected: new Date().toISOString(),
          snapshot: {},
          mail: {},
          actor: STAFF,
        },
      ],
      ['record_payment', { payment: {}, actor: STAFF }],
      ['act_for', { actor: STAFF }],
      ['mark_overdue_invoices', {}],
    ] as const)
      expect((await staff.rpc(name, parameters)).error?.code).toBe('42501');
  });
});

describe('drafts', () => {
  it('bill anew what an invoice billed, for the months that follow it', async () => {
    const like = async (invoiceId: string) => {
      const id = randomUUID();
      const answer = await call({ action: 'create-like', id, invoiceId });
      return answer['success'] ? (await find(id)).content : answer;
    };
    const [position] = buildContent().positions;
    const positions = [{ ...position!, title: 'Wartung', unit: 'Monat' as const, quantity: 3 }];
    const before = await issued({
      positions,
      servicePeriod: { from: '2026-08-01', to: '2026-10-31' },
    });
    expect(await like(before.id)).toMatchObject({
      positions,
      customer: before.content.customer,
      part: 'full',
      servicePeriod: { from: '2026-11-01', to: '2027-01-31' },
    });
    // What is no service of a month says no period of its own.
    const today = findToday();
    expect(await like((await issued()).id)).toMatchObject({
      servicePeriod: { from: today, to: today },
    });
    expect(await like(randomUUID())).toMatchObject({ status: 404 });
    expect(await like((await draft()).id)).toMatchObject({ status: 404 });
  });

  it('may be incomplete, and a save after somebody else’s change is refused', async () => {
    const row = await draft({ title: 'Erster Stand' });
    expect(row.created_by).toBe(STAFF);
    const content = {
      ...row.content,
      title: '',
      customer: { ...row.content.customer, street: '' },
    };
    expect(
      await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content }),
    ).toMatchObject({ success: true });
    expect(
      await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content }),
    ).toMatchObject({ status: 409 });
    expect((await find(row.id)).content.title).toBe('');
  });

  it('begin with whom they are for, where that is known', async () => {
    const id = randomUUID();
    const { customer } = buildContent();
    expect(
      await call({ action: 'create', id, customer: { ...customer, street: '' } }),
    ).toMatchObject({ success: true });
    const row = await find(id);
    expect(row.content.customer).toEqual({ ...customer, street: '' });
    expect(row.customer_email).toBe(customer.email);
  });

  it('begin in the country of the agency, where nobody is known', async () => {
    const id = randomUUID();
    await call({ action: 'create', id });
    expect((await find(id)).content.customer.country).toBe('NL');
  });

  it('cannot smuggle in deductions or another part', async () => {
    const row = await draft();
    const content = {
      ...row.content,
      part: 'final',
      deductions: [
        { invoiceId: randomUUID(), number: 'RE-1', issuedOn: '2026-01-01', netCents: 5 },
      ],
    };
    await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content });
    expect((await find(row.id)).content).toMatchObject({ part: 'full', deductions: [] });
  });

  it('is discarded; an issued invoice is not', async () => {
    const row = await draft();
    const content = { ...row.content, title: 'Vom Kollegen' };
    await call({ action: 'save', id: row.id, updatedAt: row.updated_at, content });
    expect(await call({ action: 'discard', id: row.id, updatedAt: row.updated_at })).toMatchObject({
      status: 409,
    });
    expect((await find(row.id)).content.title).toBe('Vom Kollegen');
    const discard = {
      action: 'discard',
      id: row.id,
      updatedAt: (await find(row.id)).updated_at,
    } as const;
    expect(await call(discard)).toMatchObject({ success: true });
    // A repeated call finds what it wanted.
    expect(await call(discard)).toMatchObject({ success: true });
    await expect(find(row.id)).rejects.toMatchObject({ code: 'PGRST116' });
    const invoice = await issued();
    expect(
      await call({ action: 'discard', id: invoice.id, updatedAt: invoice.updated_at }),
    ).toMatchObject({ status: 409, error: expect.stringContaining('oder ausgestellt') });
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
      fieldErrors: {
        'customer.name': 'Bitte geben Sie einen Namen ein.',
        'customer.street': expect.any(String),
      },
    });
    expect((await find(row.id)).number).toBeNull();
    // Tax free for a German business alone is what has a German number.
    const foreign = await draft({
      customer: { ...CUSTOMERS.reverseCharge, vatId: 'NL001234567B01' },
    });
    expect(
      await call({ action: 'issue', id: foreign.id, updatedAt: foreign.updated_at }),
    ).toMatchObject({ status: 400, fieldErrors: { 'customer.vatId': expect.any(String) } });
  });

  it('draws the number, freezes, links the account and mails once', async () => {
    const { id, updated_at: updatedAt } = await draft();
    const first = await call({ action: 'issue', id, updatedAt });
    expect(first).toMatchObject({
      success: true,
      number: expect.stringMatching(/^RE-\d{4}-\d{4}$/),
    });
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({
      success: true,
      number: (first as { number: string }).number,
    });
    const row = await find(id);
    expect(row).toMatchObject({
      status: 'issued',
      kind: 'invoice',
      gross_cents: 174_147,
      paid_cents: 0,
      customer_id: CUSTOMER,
    });
    expect(row.snapshot).toMatchObject({
      number: row.number,
      grossCents: 174_147,
      seller: { vatId: 'NL123456789B01' },
      tax: { category: 'S' },
    });
    expect(row.due_on).toBe(addDays(findToday(), 14));
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

  it('shows the way to the portal, or to an account where there is none', async () => {
    const urlOf = async ({ id }: { id: string }) => {
      const [mail] = await mailsOf(`invoice:${id}`);
      return (mail!.data as { url: string }).url;
    };
    expect(await urlOf(await issued())).toMatch(/\/portal\/rechnungen$/);
    const customer = { ...CUSTOMERS.consumer, email: 'gast@kunde.example' };
    const invoice = await issued({ customer });
    const url = new URL(await urlOf(invoice));
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/login',
      { weiter: '/portal/rechnungen', konto: 'neu', email: 'gast@kunde.example' },
    ]);
    const [mail] = await mailsOf(`invoice:${invoice.id}`);
    expect(read(mail!).text).toContain('Ein Konto brauchen Sie nicht');
  });

  it('refuses what was changed since it was shown', async () => {
    const row = await draft();
    await call({
      action: 'save',
      id: row.id,
      updatedAt: row.updated_at,
      content: { ...row.content, title: 'Anders' },
    });
    expect(await call({ action: 'issue', id: row.id, updatedAt: row.updated_at })).toMatchObject({
      status: 409,
    });
    expect((await find(row.id)).number).toBeNull();
  });

  it('names staff in the log', async () => {
    const { id } = await issued();
    const { data } = await platform
      .service()
      .from('audit_log')
      .select('actor,action')
      .eq('row_id', id);
    expect(data!.length).toBeGreaterThan(1);
    expect(data!.every(({ actor }) => actor === STAFF)).toBe(true);
  });
});

describe('cancelling', () => {
  it('issues the opposite under its own number, once', async () => {
    const invoice = await issued();
    await query(`update public.outbox_mails set status = 'sent' where event_key like $1`, [
      `invoice:${invoice.id}:%`,
    ]);
    const answer = await call({ action: 'cancel', id: invoice.id, reason: 'Falsche Anschrift' });
    expect(answer).toMatchObject({ success: true });
    const again = await call({ action: 'cancel', id: invoice.id, reason: '' });
    const id = (answer as { id: string }).id;
    expect(again).toMatchObject({ success: true, id });
    const cancellation = await find(id);
    expect(cancellation).toMatchObject({
      kind: 'cancellation',
      gross_cents: -174_147,
      cancels: invoice.id,
      due_on: null,
    });
    expect(cancellation.number).not.toBe(invoice.number);
    expect(cancellation.snapshot.refersTo).toEqual([
      { number: invoice.number, issuedOn: invoice.snapshot.issuedOn },
    ]);
    expect((await find(invoice.id)).status).toBe('cancelled');
    expect(await call({ action: 'cancel', id, reason: '' })).toMatchObject({ status: 404 });
    const [mail] = await mailsOf(`invoice:${id}`);
    expect(read(mail!).text).toContain(`heben wir die Rechnung ${invoice.number} über 1.741,47 €`);
  });

  it('tells nobody of an invoice whose mail has not left', async () => {
    const invoice = await issued();
    const { id } = (await call({ action: 'cancel', id: invoice.id, reason: '' })) as { id: string };
    expect((await find(invoice.id)).status).toBe('cancelled');
    expect(await mailsOf(`invoice:${invoice.id}`)).toEqual([]);
    expect(await mailsOf(`invoice:${id}`)).toEqual([]);
  });

  it('is refused for a draft', async () => {
    expect(await call({ action: 'cancel', id: (await draft()).id, reason: '' })).toMatchObject({
      status: 404,
    });
  });
});
