import { formatNumericDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { invoiceHeading } from '#shared/billing/invoice.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { InvoiceBadge, QuietState } from './invoice-badge.tsx';
import type { Folded } from './fold-cancelled.ts';
import type { Invoice } from './portal-invoice-rows.ts';
import { Transfer } from './transfer.tsx';

/**
 * One invoice as its customer pays it: the amount and its day in one glance, then the way to pay,
 * folded in all but the first.
 */
export function DueInvoice({
  invoice,
  isFirst,
  isAlone = false,
}: {
  invoice: Invoice;
  isFirst: boolean;
  /** The heading says its amount. */
  isAlone?: boolean;
}) {
  const { snapshot, open_cents: open, due_on: dueOn } = invoice;
  const state = invoiceState(invoice);
  const transfer = <Transfer invoice={invoice} />;
  return (
    <li className={cx('py-4', !isFirst && 'border-t border-line')}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-1">
        <div>
          {!isAlone && (
            <p className="tabular font-display text-title leading-tight font-bold whitespace-nowrap">
              {formatCents(open)}
            </p>
          )}
          {dueOn && (
            <p
              className={cx('font-semibold', state === 'overdue' && 'text-danger')}
            >{`${state === 'overdue' ? 'war fällig am' : 'fällig am'} ${formatNumericDay(dueOn)}`}</p>
          )}
        </div>
        <InvoiceBadge state={state} isOwn />
        <h3 className="col-span-2 text-small font-normal break-words text-muted">
          <Unbroken>{nameOf(invoice)}</Unbroken>
        </h3>
        <p className="col-span-2 text-small break-words text-muted">
          <Unbroken>{snapshot.title}</Unbroken> · vom {formatNumericDay(snapshot.issuedOn)}
        </p>
        {open !== invoice.gross_cents && (
          <p className="col-span-2 text-small">
            noch offen von <span className="tabular">{formatCents(invoice.gross_cents)}</span>
          </p>
        )}
      </div>
      <Payments invoice={invoice} />
      {isFirst ? (
        <div className="mt-4">{transfer}</div>
      ) : (
        <details className="group mt-3">
          <summary
            className={cx(
              buttonClass({ size: 'small', variant: 'secondary' }),
              'list-none max-sm:w-full',
            )}
          >
            Jetzt überweisen
            <Icon
              name="chevron"
              className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <div className="pt-3">{transfer}</div>
        </details>
      )}
      <Documents invoice={invoice} />
    </li>
  );
}

/** One that asks for nothing any more: kept to be found, in a quiet voice. */
export function SettledInvoice({ invoice }: { invoice: Folded<Invoice> }) {
  const { snapshot, cancelledBy } = invoice;
  return (
    <li className="panel-row py-3 text-small text-muted">
      <div className="grid items-center gap-x-8 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <div className="min-w-0 break-words">
          <h3 className="text-small font-semibold text-ink">
            <Unbroken>{nameOf(invoice)}</Unbroken>
          </h3>
          <p>
            <Unbroken>{snapshot.title}</Unbroken>,{' '}
            <span className="whitespace-nowrap">vom {formatNumericDay(snapshot.issuedOn)}</span>
          </p>
        </div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 sm:row-span-2 sm:grid sm:justify-end sm:justify-items-end">
          <p className="tabular font-semibold whitespace-nowrap text-ink">
            {formatCents(invoice.gross_cents)}
          </p>
          <Settlement invoice={invoice} />
        </div>
        <Documents invoice={invoice} />
      </div>
      <Remainder invoice={invoice} />
      {cancelledBy && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
            Storniert durch {cancelledBy.number}
          </summary>
          <Documents invoice={cancelledBy} />
        </details>
      )}
    </li>
  );
}

/** The payment that settled an invoice alone. */
const onlyPayment = ({ payments, gross_cents: gross }: Invoice) =>
  payments.length === 1 && payments[0]?.amount_cents === gross ? payments[0] : undefined;

function Settlement({ invoice }: { invoice: Invoice }) {
  const payment = onlyPayment(invoice);
  return (
    <QuietState
      state={invoiceState(invoice)}
      {...(payment && { note: `am ${formatNumericDay(payment.paid_on)}` })}
    />
  );
}

/** Where it was not one payment: each of them, and what was paid too much. */
const Remainder = ({ invoice }: { invoice: Invoice }) => (
  <>
    {invoice.credit_cents > 0 && (
      <p className="tabular text-right text-small font-semibold text-ink">
        Guthaben {formatCents(invoice.credit_cents)}
      </p>
    )}
    {!onlyPayment(invoice) && <Payments invoice={invoice} />}
  </>
);

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

const PAPER = 'inline-flex min-h-11 items-center text-small underline underline-offset-4';

/** Most want the PDF; the file for the bookkeeping is the quieter one. */
function Documents({ invoice }: { invoice: Invoice }) {
  const name = nameOf(invoice);
  return (
    <p className="flex flex-wrap gap-x-6">
      <a
        href={`/dokumente/rechnungen/${invoice.id}.pdf`}
        target="_blank"
        rel="noopener"
        aria-label={`PDF öffnen: ${name}`}
        className={cx(PAPER, 'font-semibold text-ink')}
      >
        PDF öffnen
      </a>
      <a
        href={`/dokumente/rechnungen/${invoice.id}.xml?download`}
        target="_blank"
        rel="noopener"
        aria-label={`E-Rechnung (XML) ${name}`}
        className={cx(PAPER, 'text-muted')}
      >
        E-Rechnung (XML)
      </a>
    </p>
  );
}
