import { invoiceState } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { duePayments } from '#shared/billing/payment-plan.ts';
import { InvoiceBadge, QuietState } from './invoice-badge.tsx';
import type { Invoice } from './portal-invoice-rows.ts';

/** One plan for each order that is not paid at once: what was billed, what comes. */
export function PaymentPlans({ invoices }: { invoices: readonly Invoice[] }) {
  const offers = new Map(
    invoices.flatMap(({ offer }) =>
      offer && offer.content.paymentPlan.kind !== 'single' ? [[offer.id, offer] as const] : [],
    ),
  );
  return [...offers.values()].map((offer) => {
    const grossCents = offer.accepted_gross_cents ?? 0;
    return (
      <section key={offer.id} aria-labelledby={`plan-${offer.id}`} className="mt-10">
        <h2 id={`plan-${offer.id}`} className="mb-1 text-title">
          {offer.content.paymentPlan.kind === 'split' ? 'Zahlungsplan' : 'Ratenplan'} zu{' '}
          {offer.number}
        </h2>
        <p className="mb-3 text-small text-muted">
          {offer.content.title}, zusammen {formatCents(grossCents)}
        </p>
        <ol className="border-t border-line-strong">
          {duePayments(offer.content.paymentPlan, grossCents).map((payment, index) => {
            const invoice = invoices.find(
              (one) =>
                one.offer_id === offer.id &&
                one.kind === 'invoice' &&
                one.status !== 'cancelled' &&
                one.instalment === index + 1,
            );
            return (
              <li
                key={payment.label}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-3"
              >
                <span className="font-semibold">{payment.label}</span>
                <span className="tabular text-right font-semibold whitespace-nowrap">
                  {formatCents(invoice?.gross_cents ?? payment.cents)}
                </span>
                <span className="text-small text-muted">
                  {invoice ? invoice.number : 'Rechnung folgt'}
                  {invoice &&
                    invoice.open_cents > 0 &&
                    invoice.open_cents < invoice.gross_cents &&
                    `, noch offen ${formatCents(invoice.open_cents)}`}
                </span>
                {invoice && (
                  <span className="justify-self-end">
                    {invoice.open_cents > 0 ? (
                      <InvoiceBadge state={invoiceState(invoice)} />
                    ) : (
                      <QuietState state={invoiceState(invoice)} />
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
}
