import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { buildContent, CUSTOMERS } from '#tests/support/invoice-samples.ts';
import { totalsOf } from './totals.ts';
import { taxRuleFor } from './tax-rule.ts';
import { invoiceTotals, type InvoiceContent } from './invoice.ts';
import { buildPartContent, nextParts, type OrderedOffer, type OrderPart } from './invoice-plan.ts';
import type { OfferContent } from '../offers/offer.ts';
import { duePayments } from './payment-plan.ts';

const buildOffer = (
  priceCents: number,
  customer: OfferContent['customer'],
  paymentPlan: OfferContent['paymentPlan'],
): OfferContent => ({
  title: 'Website',
  introduction: '',
  customer,
  positions: [{ ...buildContent().positions[0]!, unitPriceCents: priceCents }],
  discountPercent: 0,
  validDays: 30,
  paymentPlan,
  closing: '',
});

const order = (content: OfferContent, changes: Partial<OrderedOffer> = {}): OrderedOffer => ({
  number: 'AN-1',
  content,
  options: [],
  orderedOn: '2026-10-04',
  isDelivered: false,
  ...changes,
});
/** Bills an order to its end and gives the invoices in order. */
function billAll(
  content: OfferContent,
  choose: (parts: OrderPart[]) => OrderPart | undefined,
): InvoiceContent[] {
  const invoices: InvoiceContent[] = [];
  const taken: OrderPart[] = [];
  for (
    let next = choose(nextParts(content.paymentPlan, taken));
    next;
    next = choose(nextParts(content.paymentPlan, taken))
  ) {
    const billed = invoices.map((invoice, index) => ({
      invoiceId: '11111111-1111-4111-8111-111111111111',
      number: `RE-${index}`,
      issuedOn: '2026-11-22',
      netCents: invoiceTotals(invoice).netCents,
    }));
    invoices.push(buildPartContent(order(content), next, billed, '2026-11-22'));
    taken.push(next);
  }
  return invoices;
}

describe('invoices of an order', () => {
  it('meet the plan of the offer to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 5_000_000 }),
        fc.integer({ min: 3, max: 6 }),
        fc.constantFrom(CUSTOMERS.consumer, CUSTOMERS.reverseCharge),
        (price, count, customer) => {
          const offer = buildOffer(price, customer, { kind: 'instalments', count });
          const invoices = billAll(offer, ([next]) => next);
          expect(invoices.map(({ part }) => part)).toEqual([
            'down',
            ...Array.from({ length: count - 1 }, () => 'instalment'),
            'final',
          ]);
          const totals = invoices.map(invoiceTotals);
          const gross = customer === CUSTOMERS.consumer ? price + Math.round(price * 0.21) : price;
          const plan = duePayments(offer.paymentPlan, gross);
          for (const [index, { cents }] of plan.slice(0, -1).entries()) {
            expect(Math.abs(totals[index]!.grossCents - cents)).toBeLessThanOrEqual(1);
          }
        },
      ),
    );
  });

  it('add up to what was ordered, to the cent, whatever the price and the plan', () => {
    const order = (
      price: number,
      discountPercent: number,
      plan: OfferContent['paymentPlan'],
      customer: OfferContent['customer'],
    ) => {
      const offer = { ...buildOffer(price, customer, plan), discountPercent };
      const totals = billAll(offer, ([next]) => next).map(invoiceTotals);
      const ordered = totalsOf(
        offer.positions,
        discountPercent,
        taxRuleFor(offer.customer).ratePercent,
      );
      for (const sum of ['netCents', 'taxCents', 'grossCents'] as const)
        expect(totals.reduce((total, one) => total + one[sum], 0)).toBe(ordered[sum]);
      expect(totals.every(({ grossCents }) => grossCents >= 0)).toBe(true);
      return totals;
    };
    const rates = order(129_000, 0, { kind: 'instalments', count: 4 }, CUSTOMERS.consumer);
    expect(rates.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(156_090);
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 50_000_000 }),
        fc.integer({ min: 0, max: 90 }),
        fc.oneof(
          fc.constantFrom({ kind: 'single' } as const, { kind: 'split' } as const),
          fc.integer({ min: 3, max: 6 }).map((count) => ({ kind: 'instalments', count }) as const),
        ),
        fc.constantFrom(...Object.values(CUSTOMERS)),
        (...one) => void order(...one),
      ),
    );
  });

  it('name the period of the work, and none where it is still to come', () => {
    const offer = buildOffer(129_000, CUSTOMERS.consumer, { kind: 'instalments', count: 3 });
    const periods = (changes: Partial<OrderedOffer> = {}) =>
      (['down', 'instalment', 'final', 'full'] as const).map((part) => {
        const next = { part, instalment: 1, label: '' };
        return buildPartContent(order(offer, changes), next, [], '2026-11-22').servicePeriod;
      });
    const whole = { from: '2026-10-04', to: '2026-11-22' };
    expect(periods()).toEqual([null, null, whole, whole]);
    expect(periods({ isDelivered: true })).toEqual([whole, whole, whole, whole]);
    expect(periods({ orderedOn: '2026-11-23' })[3]).toEqual({
      from: '2026-11-22',
      to: '2026-11-22',
    });
  });

  it('come as the offer says when they are due: in one sum, or 30 % and the rest', () => {
    const amounts = (kind: 'single' | 'split') =>
      billAll(buildOffer(129_000, CUSTOMERS.reverseCharge, { kind }), ([next]) => next).map(
        (invoice) => invoiceTotals(invoice).grossCents,
      );
    expect(amounts('single')).toEqual([129_000]);
    expect(amounts('split')).toEqual([38_700, 90_300]);
    expect(duePayments({ kind: 'single' }, 129_000).map(({ cents }) => cents)).toEqual(
      amounts('single'),
    );
    expect(duePayments({ kind: 'split' }, 129_000)).toEqual([
      { label: 'Anzahlung (30 %) mit dem Auftrag', cents: 38_700 },
      { label: 'Rest nach Abnahme', cents: 90_300 },
    ]);
  });

  it('go on with the rest where an order in one sum was begun with a down payment', () => {
    expect(
      nextParts({ kind: 'single' }, [{ part: 'down', instalment: 1 }]).map(({ part }) => part),
    ).toEqual(['final']);
  });
});
