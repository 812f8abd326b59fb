import { formatCents } from '#shared/pricing/money.ts';
import type { PlanOfInvoices } from './plan-invoices.ts';

/** One plan for each order that is not paid at once: how much of it is paid, and what comes. */
export const PaymentPlans = ({ plans }: { plans: readonly PlanOfInvoices[] }) =>
  plans.map(({ id, name, title, grossCents, paidCents, parts, coming }) => (
    <section key={id} aria-labelledby={`plan-${id}`} className="panel-row py-5">
      <h2 id={`plan-${id}`} className="text-title">
        {name}
      </h2>
      <p className="text-small text-muted">{title}</p>
      <Paid cents={paidCents} of={grossCents} parts={parts} />
      <ol className="divide-y divide-line border-t border-line-strong">
        {coming.map(({ label, cents, when }) => (
          <li key={label} className="py-3 last:pb-0">
            <div className="flex items-baseline justify-between gap-x-6">
              <h3 className="min-w-0 text-body font-semibold">{label}</h3>
              <p className="tabular font-semibold whitespace-nowrap">{formatCents(cents)}</p>
            </div>
            <p className="mt-0.5 text-small text-muted">{when}</p>
          </li>
        ))}
      </ol>
    </section>
  ));

type PaidProps = { cents: number; of: number; parts: PlanOfInvoices['parts'] };

/** How much of an order is paid: its parts as wide as they are dear, each a gauge that fills. */
const Paid = ({ cents, of, parts }: PaidProps) => (
  <>
    <div aria-hidden="true" className="mt-4 mb-2 flex gap-1">
      {parts.map((part, index) => (
        <div key={index} className="h-2 min-w-0 basis-0 bg-line" style={{ flexGrow: part.cents }}>
          <div
            className="h-full bg-success"
            // Its invoice may ask for more than was planned.
            style={{
              width: `${Math.min(1, part.paidCents / Math.max(1, part.cents)) * 100}%`,
            }}
          />
        </div>
      ))}
    </div>
    <p className="tabular mb-4 flex flex-wrap justify-between gap-x-6 text-small">
      {parts.some(({ name }) => name !== '') ? (
        parts.map(({ name }) => <span key={name}>{name}</span>)
      ) : (
        <>
          <span>Insgesamt bezahlt {formatCents(cents)}</span>
          <span className="text-muted">von {formatCents(of)}</span>
        </>
      )}
    </p>
  </>
);
