// @database postgres
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, findToday } from '#shared/agency/agency-day.ts';
import { buildContent } from '#tests/support/invoice-samples.ts';
import { CUSTOMER, openInvoiceFunction, STAFF } from '#tests/support/invoice-function.ts';

const { platform, query, call, find, mailsOf, read, draft, issued, makeOverdue, markOverdue } =
  await openInvoiceFunction();

describe('payments', () => {
  const pay = (id: string, amountCents: number, changes: object = {}) =>
    call({
      action: 'pay',
      id,
      requestId: randomUUID(),
      amountCents,
      paidOn: findToday(),
      note: '',
      ...changes,
    });

  it('in parts make an invoice paid, a correction opens it again', async () => {
    const { id } = await issued();
    expect(await pay(id, 100_000)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ status: 'issued', paid_cents: 100_000 });
    await pay(id, 74_147);
    expect(await find(id)).toMatchObject({ status: 'paid', paid_cents: 174_147 });
    await pay(id, -147);
    expect(await find(id)).toMatchObject({ status: 'issued', paid_cents: 174_000 });
    expect(await pay(id, -200_000)).toMatchObject({
      status: 409,
      error: 'Es ist weniger eingegangen, als abgezogen werden soll',
    });
  });

  it('are refused on a day long before the invoice', async () => {
    const { id } = await issued();
    for (const paidOn of ['1900-01-01', addDays(findToday(), -91)])
      expect(await pay(id, 1_000, { paidOn })).toMatchObject({
        status: 400,
        fieldErrors: { paidOn: expect.stringContaining('vor der Rechnung') },
      });
    expect(await pay(id, 1_000, { paidOn: addDays(findToday(), -90) })).toMatchObject({
      success: true,
    });
  });

  it('let an invoice leave those that stand first in the list, by the day they are due', async () => {
    const open = await issued();
    const late = await issued();
    const paid = await issued();
    await makeOverdue(late.id, 3);
    // Too much: what goes back later is no payment.
    const paidOn = addDays(findToday(), -1);
    await pay(paid.id, 180_000, { paidOn });
    await pay(paid.id, -5_853);
    const staff = platform.client(await platform.userToken(STAFF));
    const { rows } = (await staff.rpc('list_invoices', {})).data as {
      rows: { id: string; paid_on: string | null }[];
    };
    const ids = [late.id, open.id, paid.id];
    expect(rows.filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual(ids);
    expect(rows.find(({ id }) => id === paid.id)).toMatchObject({
      paid_on: paidOn,
      part: 'full',
      refers_to: [],
      country: 'DE',
      vat_id: '',
      tax_category: 'S',
      tax_percent: 21,
      service_from: '2026-10-01',
      service_to: '2026-11-20',
    });
  });

  it('count once for a request', async () => {
    const { id } = await issued();
    const requestId = randomUUID();
    expect(await pay(id, 5_000, { requestId })).toMatchObject({ success: true });
    expect(await pay(id, 5_000, { requestId })).toMatchObject({ success: true });
    for (const changed of [
      () => pay(id, 6_000, { requestId }),
      () => pay(id, 5_000, { requestId, paidOn: addDays(findToday(), -2) }),
    ])
      expect(await changed()).toMatchObject({
        status: 409,
        error: expect.stringContaining('war schon gebucht'),
      });
    expect((await find(id)).paid_cents).toBe(5_000);
  });

  it('belong to one customer, however his address is written', async () => {
    const { customer } = buildContent();
    const { id } = await issued({ customer: { ...customer, email: 'Rechnung@Gross.example' } });
    expect(await find(id)).toMatchObject({
      customer_id: CUSTOMER,
      customer_email: 'rechnung@gross.example',
      snapshot: { customer: { email: 'Rechnung@Gross.example' } },
    });
  });

  it('are refused for drafts, cancellations and days to come', async () => {
    expect(await pay((await draft()).id, 1)).toMatchObject({ status: 409 });
    const { id } = await issued();
    expect(await pay(id, 1, { paidOn: addDays(findToday(), 1) })).toMatchObject({
      status: 400,
      fieldErrors: { paidOn: expect.any(String) },
    });
    await pay(id, 500);
    const cancelled = await call({ action: 'cancel', id, reason: '' });
    expect(await pay((cancelled as { id: string }).id, 1)).toMatchObject({ status: 409 });
    expect(await pay(id, -500)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ status: 'cancelled', paid_cents: 0 });
    // A transfer that was on its way belongs to the customer.
    expect(await pay(id, 700)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ status: 'cancelled', open_cents: 0, credit_cents: 700 });
    await pay(id, -700);
  });

  it('leave one figure that is owed, and a credit once the invoice is cancelled', async () => {
    const { id } = await issued();
    await pay(id, 10_000);
    const list = async () =>
      (await platform.client(await platform.userToken(STAFF)).rpc('list_invoices', {})).data as {
        open_cents: number;
        credit_cents: number;
        count: number;
        rows: object[];
      };
    const before = await list();
    expect(await find(id)).toMatchObject({ open_cents: 164_147, credit_cents: 0 });
    await call({ action: 'cancel', id, reason: '' });
    expect(await find(id)).toMatchObject({ open_cents: 0, credit_cents: 10_000 });
    // The two are one row of the list, which gives both.
    expect((await list()).rows).toHaveLength(before.rows.length + 1);
    expect(await list()).toMatchObject({
      count: before.count,
      open_cents: before.open_cents - 164_147,
      credit_cents: before.credit_cents + 10_000,
    });
    // A part is given back, the rest pays for the next invoice.
    await pay(id, -4_000);
    const next = await issued();
    const requestId = randomUUID();
    const use = { action: 'use-credit', id, targetId: next.id, requestId };
    expect(await call(use)).toMatchObject({ success: true });
    expect(await call(use)).toMatchObject({ success: true });
    expect(await find(id)).toMatchObject({ credit_cents: 0, paid_cents: 0 });
    expect(await find(next.id)).toMatchObject({ open_cents: 168_147, paid_cents: 6_000 });
    expect(await call({ ...use, requestId: randomUUID() })).toMatchObject({ status: 409 });
    expect(
      (await query(`select note from public.payments where invoice_id = $1`, [next.id])).map(
        ({ note }) => note,
      ),
    ).toEqual([expect.stringMatching(/^Guthaben aus RE-/)]);
  });

  it('overpaid are a credit that goes to no other customer', async () => {
    const { id } = await issued();
    await pay(id, 174_247);
    expect(await find(id)).toMatchObject({ status: 'paid', open_cents: 0, credit_cents: 100 });
    const other = await issued();
    await query(`update public.invoices set customer_email = 'x@y.example' where id = $1`, [
      other.id,
    ]);
    expect(
      await call({ action: 'use-credit', id, targetId: other.id, requestId: randomUUID() }),
    ).toMatchObject({ status: 409 });
    await pay(id, -100);
  });

  it('never change afterwards', async () => {
    const { id } = await issued();
    await pay(id, 500);
    const service = platform.service();
    expect(
      (await service.from('payments').update({ amount_cents: 5 }).eq('invoice_id', id)).error?.code,
    ).toBe('23514');
    expect((await service.from('payments').delete().eq('invoice_id', id)).error?.code).toBe(
      '23514',
    );
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
      await query(
        `update public.invoices set last_dunned_at = last_dunned_at - interval '7 days'
         where id = $1`,
        [id],
      );
      // The last reminder named this day to pay on.
      if (level > 1) expect(await markOverdue()).toBe(0);
      await query(
        `update public.invoices set last_dunned_at = last_dunned_at - interval '1 day'
         where id = $1`,
        [id],
      );
      await markOverdue();
      await markOverdue();
      expect(await find(id)).toMatchObject({
        suggested_dunning_level: level,
        dunning_level: level - 1,
      });
      expect(await call({ action: 'remind', id, level })).toMatchObject({ success: true });
      expect(await call({ action: 'remind', id, level })).toMatchObject({ success: true });
      expect(await find(id)).toMatchObject({ suggested_dunning_level: null, dunning_level: level });
    }
    await makeOverdue(id, 90);
    expect(await markOverdue()).toBe(0);
    const mails = await mailsOf(`invoice:${id}:reminder`);
    expect(new Set(mails.map(({ event_key: key }) => (key as string).at(-1)))).toEqual(
      new Set(['1', '2', '3']),
    );
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
      paidOn: findToday(),
      note: '',
    });
    expect(await find(other.id)).toMatchObject({ status: 'paid', suggested_dunning_level: null });
    expect(await call({ action: 'remind', id: other.id, level: 1 })).toMatchObject({ status: 409 });
  });

  it('still in the outbox ask for what is open, and end with the payment', async () => {
    const { id } = await issued();
    await makeOverdue(id, 10);
    await markOverdue();
    await call({ action: 'remind', id, level: 1 });
    const pay = (amountCents: number) =>
      call({
        action: 'pay',
        id,
        requestId: randomUUID(),
        amountCents,
        paidOn: findToday(),
        note: '',
      });
    await pay(4_147);
    const waiting = [
      ...(await mailsOf(`invoice:${id}:reminder`)),
      ...(await mailsOf(`invoice:${id}:overdue`)),
    ];
    expect(waiting.map(({ data }) => data)).toMatchObject([
      { openCents: 170_000 },
      { openCents: 170_000 },
    ]);
    await query(`update public.outbox_mails set status = 'sending' where event_key = $1`, [
      `invoice:${id}:reminder:1`,
    ]);
    await pay(170_000);
    expect(await mailsOf(`invoice:${id}:overdue`)).toEqual([]);
    // One under way is not sent a second time.
    expect(
      await query(
        `select valid_until <= now() as over from public.outbox_mails where event_key = $1`,
        [`invoice:${id}:reminder:1`],
      ),
    ).toEqual([{ over: true }]);
    expect(await mailsOf(`invoice:${id}:issued`)).toHaveLength(1);
  });

  it('ask for what is open once the row is held, whatever their mail said before', async () => {
    const { id } = await issued();
    await makeOverdue(id, 10);
    await markOverdue();
    await query(
      `select public.remind_invoice($1, 1, '{"openCents": 1}', (select id from public.profiles
       where role = 'admin' limit 1))`,
      [id],
    );
    expect((await mailsOf(`invoice:${id}:reminder`)).map(({ data }) => data)).toMatchObject([
      { openCents: 174_147 },
    ]);
  });

  it('ask nobody who has credit', async () => {
    const [first, second] = [await issued(), await issued()];
    await makeOverdue(second.id, 30);
    expect(await markOverdue()).toBe(1);
    await call({
      action: 'pay',
      id: first.id,
      requestId: randomUUID(),
      amountCents: 174_147,
      paidOn: findToday(),
      note: '',
    });
    await call({ action: 'cancel', id: first.id, reason: '' });
    // Suggested before the credit was there.
    expect(await call({ action: 'remind', id: second.id, level: 1 })).toMatchObject({
      status: 409,
      error: 'Dieser Kunde hat Guthaben. Bitte verrechnen oder erstatten Sie es zuerst.',
    });
    expect(await mailsOf(`invoice:${second.id}:reminder`)).toEqual([]);
    expect(await markOverdue()).toBe(0);
    expect(await find(second.id)).toMatchObject({ suggested_dunning_level: null });
    await call({
      action: 'use-credit',
      id: first.id,
      targetId: second.id,
      requestId: randomUUID(),
    });
    expect(await find(second.id)).toMatchObject({ status: 'paid' });
  });
});
