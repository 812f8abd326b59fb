// @database postgres
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { OfferContent } from '#shared/offers/offer.ts';
import { buildContent, CUSTOMERS } from '#tests/support/invoice-samples.ts';
import { CUSTOMER, openInvoiceFunction, type InvoiceRow } from '#tests/support/invoice-function.ts';

const { query, call, find } = await openInvoiceFunction();

describe('invoices of an offer', () => {
  async function acceptedOffer(changes: Partial<OfferContent> = {}): Promise<string> {
    const id = randomUUID();
    const { positions, customer } = buildContent();
    const content: OfferContent = {
      title: 'Website',
      introduction: '',
      customer,
      positions: [
        ...positions,
        { ...positions[0]!, id: 'extra', title: 'Wunsch', unitPriceCents: 10_000, optional: true },
      ],
      discountPercent: 5,
      validDays: 30,
      paymentPlan: { kind: 'split' },
      closing: '',
      ...changes,
    };
    await query(
      `insert into public.offers (id, number, customer_email, status, content, snapshot,
       snapshot_hash, gross_cents, valid_until, sent_at, decided_at,
           accepted_options, accepted_net_cents, accepted_tax_cents, accepted_gross_cents)
         values ($1, $2, $3, 'accepted', $4, '{}', 'x', 1, '2026-12-31', now(), now(), '{extra}', 1,
           0, 1)`,
      [id, `AN-${id.slice(0, 8)}`, customer.email, content],
    );
    return id;
  }
  async function issuePart(offerId: string, part: string): Promise<InvoiceRow> {
    const id = randomUUID();
    expect(await call({ action: 'create-part', id, offerId, part })).toMatchObject({
      success: true,
    });
    const { updated_at: updatedAt } = await find(id);
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({ success: true });
    return find(id);
  }

  it('are begun once, however often they are sent', async () => {
    const offerId = await acceptedOffer();
    const id = randomUUID();
    const action = { action: 'create-part', id, offerId, part: 'down' };
    const twice = await Promise.all([call(action), call(action)]);
    for (const answer of [...twice, await call(action)])
      expect(answer).toMatchObject({ success: true, id });
    expect(await call({ ...action, id: randomUUID() })).toMatchObject({ status: 409 });
  });

  it('down payment of 30 %, then a final invoice that deducts it', async () => {
    const offerId = await acceptedOffer();
    // (1,290.00 + 224.98 + 100.00) less 5 % = 1,534.23 net, 1,856.42 gross
    const down = await issuePart(offerId, 'down');
    expect(Math.abs(down.gross_cents - Math.round(185_642 * 0.3))).toBeLessThanOrEqual(1);
    expect(
      await call({ action: 'create-part', id: randomUUID(), offerId, part: 'full' }),
    ).toMatchObject({ status: 409 });
    expect(down.snapshot.servicePeriod).toBeNull();
    const final = await issuePart(offerId, 'final');
    const { issuedOn } = final.snapshot;
    expect(final.snapshot.servicePeriod).toEqual({ from: issuedOn, to: issuedOn });
    expect(final.snapshot.lines.map(({ title }) => title)).toEqual([
      'Smart Business',
      'Texte',
      'Wunsch',
      expect.stringContaining(`Abzüglich Rechnung ${down.number}`),
    ]);
    expect(final.gross_cents + down.gross_cents).toBe(185_642);
    expect(await call({ action: 'cancel', id: down.id, reason: '' })).toMatchObject({
      status: 409,
    });
    expect(await call({ action: 'cancel', id: final.id, reason: '' })).toMatchObject({
      success: true,
    });
    expect(await call({ action: 'cancel', id: down.id, reason: '' })).toMatchObject({
      success: true,
    });
    // Everything is free again.
    expect(
      await call({ action: 'create-part', id: randomUUID(), offerId, part: 'down' }),
    ).toMatchObject({ success: true });
  });

  it('what is agreed in one sum after the work is asked for in one sum', async () => {
    const offerId = await acceptedOffer({ paymentPlan: { kind: 'single' } });
    expect(
      await call({ action: 'create-part', id: randomUUID(), offerId, part: 'down' }),
    ).toMatchObject({ status: 409 });
    expect(
      await call({ action: 'create-part', id: randomUUID(), offerId, part: 'full' }),
    ).toMatchObject({ success: true });
  });

  it('a final invoice waits for its deductions', async () => {
    const offerId = await acceptedOffer();
    const down = await issuePart(offerId, 'down');
    const id = randomUUID();
    await call({ action: 'create-part', id, offerId, part: 'final' });
    await call({ action: 'cancel', id: down.id, reason: '' });
    const { updated_at: updatedAt } = await find(id);
    expect(await call({ action: 'issue', id, updatedAt })).toMatchObject({
      status: 409,
      error: expect.stringContaining('abgezogenen'),
    });
    expect((await find(id)).number).toBeNull();
  });

  it('a final invoice deducts none that was taxed otherwise', async () => {
    const offerId = await acceptedOffer();
    const down = await issuePart(offerId, 'down');
    const id = randomUUID();
    await call({ action: 'create-part', id, offerId, part: 'final' });
    const draft = await find(id);
    const content = { ...draft.content, customer: CUSTOMERS.reverseCharge };
    const save = { action: 'save', id, updatedAt: draft.updated_at, content };
    expect(await call(save)).toMatchObject({ success: true });
    const issue = async () => call({ action: 'issue', id, updatedAt: (await find(id)).updated_at });
    expect(await issue()).toMatchObject({
      status: 400,
      fieldErrors: { positions: expect.stringContaining(`${down.number} hat einen anderen`) },
    });
    // Drafts from before do not say how it was taxed.
    await query(
      `update public.invoices set content = content #- '{deductions,0,tax}' where id = $1`,
      [id],
    );
    expect(await issue()).toMatchObject({
      status: 409,
      error: expect.stringContaining('anderen Steuersatz'),
    });
    expect((await find(id)).number).toBeNull();
  });

  it('instalments follow the plan in order and add up to the offer', async () => {
    const offerId = await acceptedOffer({
      paymentPlan: { kind: 'instalments', count: 3 },
      customer: CUSTOMERS.reverseCharge,
    });
    expect(
      await call({ action: 'create-part', id: randomUUID(), offerId, part: 'final' }),
    ).toMatchObject({ status: 409 });
    const parts = [
      await issuePart(offerId, 'down'),
      await issuePart(offerId, 'instalment'),
      await issuePart(offerId, 'instalment'),
      await issuePart(offerId, 'final'),
    ];
    // Without tax the figures of the plan are met exactly: 1,534.23 = 460.27 + 3 × 357.99 − 0.01
    expect(parts.map(({ gross_cents: cents }) => cents)).toEqual([46_027, 35_798, 35_798, 35_800]);
    expect(parts.at(-1)!.snapshot.refersTo).toHaveLength(3);
    expect(
      await call({ action: 'create-part', id: randomUUID(), offerId, part: 'instalment' }),
    ).toMatchObject({ status: 409 });
  });

  it('follow the customer to a new address', async () => {
    const offerId = await acceptedOffer({ paymentPlan: { kind: 'split' } });
    const { email } = CUSTOMERS.consumer;
    await query('update auth.users set email = $2 where id = $1', [CUSTOMER, 'neu@gross.example']);
    const down = await issuePart(offerId, 'down');
    const mine = { customer_id: CUSTOMER, customer_email: 'neu@gross.example' };
    expect(down).toMatchObject({ ...mine, snapshot: { customer: { email: 'neu@gross.example' } } });
    // Somebody in accounting has no account; the order is still his.
    const id = randomUUID();
    await call({ action: 'create-part', id, offerId, part: 'final' });
    const { content, updated_at: updatedAt } = await find(id);
    const customer = { ...content.customer, email: 'buchhaltung@gross.example' };
    await call({ action: 'save', id, updatedAt, content: { ...content, customer } });
    expect(await find(id)).toMatchObject({
      customer_id: CUSTOMER,
      customer_email: 'buchhaltung@gross.example',
    });
    await query('update auth.users set email = $2 where id = $1', [CUSTOMER, email]);
    expect(await find(down.id)).toMatchObject({ customer_id: CUSTOMER, customer_email: email });
  });

  it('the same part is drafted once', async () => {
    const offerId = await acceptedOffer();
    const answers = await Promise.all(
      [1, 2, 3].map(() => call({ action: 'create-part', id: randomUUID(), offerId, part: 'down' })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });
});
