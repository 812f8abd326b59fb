import { formatPlainPrice } from '#shared/core/format.ts';
import type { InstalmentPlan } from '#shared/pricing/instalments.ts';

/** The payments of a plan in their order, each a row of a list with its share of the largest. */
export function Payments({ plan }: { plan: InstalmentPlan }) {
  const payments = [plan.downPayment, ...plan.instalments];
  return payments.map((amount, index) => (
    <li
      key={index}
      className={
        'grid grid-cols-[5.5rem_1fr_auto] items-center gap-4 border-b border-line py-1.5 ' +
        'text-small sm:grid-cols-[7rem_1fr_auto]'
      }
    >
      <span>{index === 0 ? 'Anzahlung' : `Monat ${index}`}</span>
      <span className="h-9">
        <span
          className={`block h-full origin-left transition-transform duration-300 ${index === 0 ? 'bg-ink' : 'bg-accent'}`}
          style={{ transform: `scaleX(${amount / Math.max(...payments)})` }}
        />
      </span>
      <span className="tabular text-body font-semibold">{formatPlainPrice(amount)}</span>
    </li>
  ));
}
