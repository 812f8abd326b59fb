import { formatCents } from '#shared/pricing/money.ts';
import type { PlanOfInvoices } from './plan-invoices.ts';
import { PlanPart } from './portal-invoice.tsx';

/** One plan for each order that is not paid at once: what was billed and paid, what comes. */
export const PaymentPlans = ({ plans }: { plans: readonly PlanOfInvoices[] }) =>
  plans.map(({ id, name, title, grossCents, parts }) => (
    <section key={id} aria-labelledby={`plan-${id}`} className="mb-10">
      <h2 id={`plan-${id}`} className="mb-1 text-title">
        {name}
      </h2>
      <p className="text-small text-muted">{title}</p>
      <Paid cents={paidOf(parts)} of={grossCents} />
      <ol className="border-t border-line-strong">
        {parts.map((part) => (
          <PlanPart key={part.label} {...part} />
        ))}
      </ol>
    </section>
  ));

const paidOf = (parts: PlanOfInvoices['parts']): number =>
  parts.reduce(
    (sum, { invoice }) => sum + (invoice ? invoice.gross_cents - invoice.open_cents : 0),
    0,
  );

/** How much of an order is paid, as a gauge that fills. */
const Paid = ({ cents, of }: { cents: number; of: number }) => (
  <>
    <div aria-hidden="true" className="mt-3 h-2.5 border border-line-strong bg-surface">
      <div
        className="h-full bg-accent"
        style={{ width: `${of > 0 ? Math.min(100, (cents / of) * 100) : 0}%` }}
      />
    </div>
    <p className="tabular mt-1.5 mb-3 flex flex-wrap justify-between gap-x-6 text-small">
      <span>bezahlt {formatCents(cents)}</span>
      <span className="text-muted">von {formatCents(of)}</span>
    </p>
  </>
);
