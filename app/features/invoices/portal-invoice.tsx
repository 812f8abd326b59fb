import { formatNumericDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { invoiceHeading } from '#shared/billing/invoice.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { ButtonAnchor, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { GiroCode } from './giro-code.tsx';
import type { Invoice } from './portal-invoice-rows.ts';

/** One invoice as its customer pays and keeps it. */
export function PortalInvoice({ invoice }: { invoice: Invoice }) {
  const { snapshot, number } = invoice;
  const { open_cents: open, credit_cents: credit } = invoice;
  const name = `${invoiceHeading(snapshot)} ${number}`;
  return (
    <li className="border border-line bg-surface p-4 sm:p-6">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
            {name} <InvoiceBadge state={invoiceState(invoice)} />
          </h2>
          <p className="mt-1 break-words">{snapshot.title}</p>
          <p className="text-small text-muted">
            vom {formatNumericDay(snapshot.issuedOn)}
            {open > 0 && invoice.due_on && ` · zahlbar bis ${formatNumericDay(invoice.due_on)}`}
          </p>
        </div>
        <p className="tabular text-right font-display text-title font-semibold whitespace-nowrap">
          {formatCents(invoice.gross_cents)}
          {open > 0 && open !== invoice.gross_cents && (
            <span className="block text-small">noch offen {formatCents(open)}</span>
          )}
          {credit > 0 && <span className="block text-small">Guthaben {formatCents(credit)}</span>}
        </p>
      </div>
      {invoice.payments.length > 0 && (
        <ul className="mt-3 text-small text-muted">
          {invoice.payments.map((payment) => (
            <li key={payment.id}>
              {payment.amount_cents > 0 ? 'Zahlung' : 'Gegenbuchung'} vom{' '}
              {formatNumericDay(payment.paid_on)}: {formatCents(Math.abs(payment.amount_cents))}
              {payment.note && ` (${payment.note})`}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonAnchor
          size="small"
          variant="secondary"
          href={`/dokumente/rechnungen/${invoice.id}.pdf`}
          aria-label={`PDF öffnen: ${name}`}
        >
          PDF öffnen
        </ButtonAnchor>
        <ButtonAnchor
          size="small"
          variant="secondary"
          href={`/dokumente/rechnungen/${invoice.id}.xml?download`}
          aria-label={`E-Rechnung (XML) ${name}`}
        >
          E-Rechnung (XML)
        </ButtonAnchor>
      </div>
      {open > 0 && (
        <details className="group mt-3">
          <summary className={cx(buttonClass({ size: 'small' }), 'list-none')}>
            Jetzt überweisen
            <Icon
              name="chevron"
              className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="pt-3">
            <GiroCode bank={snapshot.seller.bank} amountCents={open} number={number} />
          </div>
        </details>
      )}
    </li>
  );
}
