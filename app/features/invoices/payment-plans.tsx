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
      <p className="mb-3 text-small text-muted">
        {title}, zusammen {formatCents(grossCents)}
      </p>
      <ol className="border-t border-line-strong">
        {parts.map((part) => (
          <PlanPart key={part.label} {...part} />
        ))}
      </ol>
    </section>
  ));
