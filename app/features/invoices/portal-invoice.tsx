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

/** One invoice as its customer pays and keeps it: a row of the list. */
export function PortalInvoice({ invoice }: { invoice: Invoice }) {
  const { snapshot, number } = invoice;
  const { open_cents: open, credit_cents: credit } = invoice;
  const name = `${invoiceHeading(snapshot)} ${number}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-3">
      <h2 className="min-w-0 text-body font-semibold break-words">{name}</h2>
      <p className="tabular text-right font-semibold whitespace-nowrap">
        {formatCents(invoice.gross_cents)}
      </p>
      <p className="min-w-0 text-small break-words text-muted">
        {snapshot.title} · vom {formatNumericDay(snapshot.issuedOn)}
        {open > 0 && invoice.due_on && ` · zahlbar bis ${formatNumericDay(invoice.due_on)}`}
      </p>
      <span className="justify-self-end">
        <InvoiceBadge state={invoiceState(invoice)} />
      </span>
      {(credit > 0 || (open > 0 && open !== invoice.gross_cents)) && (
        <p className="tabular col-span-2 text-right text-small font-semibold">
          {open > 0 && open !== invoice.gross_cents && `noch offen ${formatCents(open)}`}
          {credit > 0 && ` Guthaben ${formatCents(credit)}`}
        </p>
      )}
      {invoice.payments.length > 0 && (
        <ul className="col-span-2 text-small text-muted">
          {invoice.payments.map((payment) => (
            <li key={payment.id}>
              {payment.amount_cents > 0 ? 'Zahlung' : 'Gegenbuchung'} vom{' '}
              {formatNumericDay(payment.paid_on)}: {formatCents(Math.abs(payment.amount_cents))}
              {payment.note && ` (${payment.note})`}
            </li>
          ))}
        </ul>
      )}
      <div className="col-span-2 -ml-4 flex flex-wrap">
        <ButtonAnchor
          size="small"
          variant="quiet"
          href={`/dokumente/rechnungen/${invoice.id}.pdf`}
          aria-label={`PDF öffnen: ${name}`}
        >
          PDF öffnen
        </ButtonAnchor>
        <ButtonAnchor
          size="small"
          variant="quiet"
          href={`/dokumente/rechnungen/${invoice.id}.xml?download`}
          aria-label={`E-Rechnung (XML) ${name}`}
        >
          E-Rechnung (XML)
        </ButtonAnchor>
      </div>
      {open > 0 && (
        <details className="group col-span-2 mt-2 mb-1">
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
