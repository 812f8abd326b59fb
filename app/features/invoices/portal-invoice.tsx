import { formatNumericDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { invoiceHeading } from '#shared/billing/invoice.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { ButtonAnchor, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { InvoiceBadge, QuietState } from './invoice-badge.tsx';
import { GiroCode } from './giro-code.tsx';
import type { Invoice } from './portal-invoice-rows.ts';

/** One invoice as its customer pays it: the amount and its day in one glance, then the way to pay. */
export function DueInvoice({ invoice, isFirst }: { invoice: Invoice; isFirst: boolean }) {
  const { snapshot, number, open_cents: open, due_on: dueOn } = invoice;
  const state = invoiceState(invoice);
  return (
    <li className="border-b border-line py-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1">
        <p className="tabular font-display text-[1.375rem] leading-tight font-bold whitespace-nowrap">
          {formatCents(open)}
        </p>
        <InvoiceBadge state={state} />
        {dueOn && (
          <p
            className={cx('col-span-2 font-semibold', state === 'overdue' && 'text-danger')}
          >{`${state === 'overdue' ? 'war fällig am' : 'fällig am'} ${formatNumericDay(dueOn)}`}</p>
        )}
        <h3 className="col-span-2 text-small font-normal break-words text-muted">
          {nameOf(invoice)}
        </h3>
        <p className="col-span-2 text-small break-words text-muted">
          {snapshot.title} · vom {formatNumericDay(snapshot.issuedOn)}
        </p>
        {open !== invoice.gross_cents && (
          <p className="col-span-2 text-small">
            noch offen von <span className="tabular">{formatCents(invoice.gross_cents)}</span>
          </p>
        )}
      </div>
      <Payments invoice={invoice} />
      <details className="group mt-3">
        <summary
          className={cx(
            buttonClass({ size: 'small', variant: isFirst ? 'primary' : 'secondary' }),
            'list-none max-sm:w-full',
          )}
        >
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
      <Documents invoice={invoice} />
    </li>
  );
}

/** One that asks for nothing any more: kept to be found, in a quiet voice. */
export function SettledInvoice({ invoice }: { invoice: Invoice }) {
  const { snapshot, credit_cents: credit, payments } = invoice;
  const state = invoiceState(invoice);
  const [payment] = payments;
  const isPaidAtOnce = payments.length === 1 && payment?.amount_cents === invoice.gross_cents;
  return (
    <li className="border-b border-line pt-3 pb-1 text-small text-muted">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="min-w-0 text-small font-semibold break-words">{nameOf(invoice)}</h3>
        <p className="tabular whitespace-nowrap">{formatCents(invoice.gross_cents)}</p>
      </div>
      <div className="flex items-start justify-between gap-x-6">
        <p className="min-w-0 break-words">
          {snapshot.title} · vom {formatNumericDay(snapshot.issuedOn)}
        </p>
        <QuietState
          state={state}
          {...(isPaidAtOnce && { note: `am ${formatNumericDay(payment.paid_on)}` })}
        />
      </div>
      {credit > 0 && (
        <p className="tabular text-right font-semibold text-ink">Guthaben {formatCents(credit)}</p>
      )}
      {!isPaidAtOnce && <Payments invoice={invoice} />}
      <Documents invoice={invoice} />
    </li>
  );
}

const nameOf = ({ snapshot, number }: Invoice): string => `${invoiceHeading(snapshot)} ${number}`;

const Payments = ({ invoice: { payments } }: { invoice: Invoice }) =>
  payments.length > 0 && (
    <ul className="mt-1 text-small text-muted">
      {payments.map((payment) => (
        <li key={payment.id}>
          {payment.amount_cents > 0 ? 'Zahlung' : 'Gegenbuchung'} vom{' '}
          {formatNumericDay(payment.paid_on)}: {formatCents(Math.abs(payment.amount_cents))}
          {payment.note && ` (${payment.note})`}
        </li>
      ))}
    </ul>
  );

function Documents({ invoice }: { invoice: Invoice }) {
  const name = nameOf(invoice);
  return (
    <div className="-ml-4 flex flex-wrap">
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
  );
}
