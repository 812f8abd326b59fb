import type { Tables } from '#shared/database-types.ts';
import { formatDay } from '#shared/core/format.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { invoiceHeading, type InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { duePayments } from '#shared/offers/offer.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { InvoiceBadge } from './invoice-badge.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { GiroCode } from './giro-code.tsx';
import { PageHead } from '#app/private/page-head.tsx';

const KEY = ['portal-invoices'];
const READS = [KEY];
const COLUMNS =
  'id,number,kind,status,due_on,gross_cents,open_cents,credit_cents,instalment,offer_id,snapshot,payments(id,amount_cents,paid_on,note),offer:offers(id,number,content,accepted_gross_cents)';

type Columns =
  | 'id'
  | 'number'
  | 'kind'
  | 'status'
  | 'due_on'
  | 'gross_cents'
  | 'open_cents'
  | 'credit_cents'
  | 'instalment'
  | 'offer_id'
  | 'snapshot';
type Row = Pick<Tables<'invoices'>, Columns> & {
  payments: Pick<Tables<'payments'>, 'id' | 'amount_cents' | 'paid_on' | 'note'>[];
  offer: Pick<Tables<'offers'>, 'id' | 'number' | 'content' | 'accepted_gross_cents'> | null;
};
/** Numbers, sums and the frozen text come with the issuing. */
type Invoice = Row & { number: string; gross_cents: number; snapshot: InvoiceSnapshot };
const isIssued = (row: Row): row is Invoice =>
  row.number !== null && row.gross_cents !== null && row.snapshot !== null;

const isDue = (invoice: Invoice): boolean => invoice.open_cents > 0;
const sumOf = (invoices: readonly Invoice[], column: 'open_cents' | 'credit_cents'): number =>
  invoices.reduce((sum, invoice) => sum + invoice[column], 0);

/**
 * The customer's invoices, those to be paid first; row level security leaves
 * out drafts and everybody else's.
 */
export function PortalInvoices({ userId }: { userId: string }) {
  useLiveTable('invoices', READS);
  const query = useRows<Row[]>([...KEY, userId], (client) =>
    // Staff may read every row; here everybody sees his own.
    client
      .from('invoices')
      .select(COLUMNS)
      .eq('customer_id', userId)
      .neq('status', 'draft')
      .order('issued_on', { ascending: false })
      .order('number', { ascending: false })
      .limit(500),
  );
  return (
    <>
      <PageHead title="Rechnungen" />
      <QueryState query={query}>
        {(rows) => {
          const invoices = rows.filter(isIssued);
          if (invoices.length === 0) {
            return (
              <EmptyState
                title="Noch keine Rechnung"
                steps={[
                  'Sie nehmen ein Angebot an. Der Zahlungsplan steht darin.',
                  'Die Rechnung kommt per E-Mail und liegt hier als PDF.',
                  'Sie zahlen mit dem GiroCode. Der Eingang steht danach hier.',
                ]}
              >
                Ihre Rechnungen finden Sie hier, sobald die erste ausgestellt ist.
              </EmptyState>
            );
          }
          const due = invoices
            .filter(isDue)
            .toSorted((a, b) => (a.due_on ?? '').localeCompare(b.due_on ?? ''));
          return (
            <>
              <Balance invoices={invoices} />
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {[...due, ...invoices.filter((invoice) => !isDue(invoice))].map((invoice) => (
                  <InvoiceItem key={invoice.id} invoice={invoice} />
                ))}
              </ul>
              <Plans invoices={invoices} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}

/** What is owed on either side. */
function Balance({ invoices }: { invoices: readonly Invoice[] }) {
  const open = sumOf(invoices, 'open_cents');
  const credit = sumOf(invoices, 'credit_cents');
  return (
    <div className="mb-8">
      <p className="font-display text-title font-semibold">
        {open > 0
          ? `Offen: ${formatCents(open)}`
          : credit > 0
            ? `Ihr Guthaben: ${formatCents(credit)}`
            : invoices.some(({ status }) => status === 'paid')
              ? 'Alle Rechnungen sind bezahlt.'
              : 'Zurzeit ist nichts zu zahlen.'}
      </p>
      {credit > 0 && (
        <p className="mt-2 max-w-[60ch] text-muted">
          {open > 0 && `Ihr Guthaben: ${formatCents(credit)}. `}
          Sie haben mehr gezahlt, als zu zahlen war. Wir überweisen den Betrag zurück oder
          verrechnen ihn mit einer Rechnung, wie Sie es wünschen.
        </p>
      )}
    </div>
  );
}

function InvoiceItem({ invoice }: { invoice: Invoice }) {
  const { snapshot, number } = invoice;
  const { open_cents: open, credit_cents: credit } = invoice;
  const name = `${invoiceHeading(snapshot)} ${number}`;
  return (
    <li className="border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title">
            {name} <InvoiceBadge state={invoiceState(invoice)} />
          </h2>
          <p className="mt-1 break-words">{snapshot.title}</p>
          <p className="text-small text-muted">
            vom {formatDay(snapshot.issuedOn)}
            {open > 0 && invoice.due_on && ` · zahlbar bis ${formatDay(invoice.due_on)}`}
          </p>
        </div>
        <p className="tabular font-display text-title font-semibold whitespace-nowrap">
          {formatCents(invoice.gross_cents)}
          {open > 0 && open !== invoice.gross_cents && (
            <span className="block text-right text-small">noch offen {formatCents(open)}</span>
          )}
          {credit > 0 && (
            <span className="block text-right text-small">Guthaben {formatCents(credit)}</span>
          )}
        </p>
      </div>
      {invoice.payments.length > 0 && (
        <ul className="mt-3 text-small text-muted">
          {invoice.payments.map((payment) => (
            <li key={payment.id}>
              {payment.amount_cents > 0 ? 'Zahlung' : 'Rückzahlung'} vom{' '}
              {formatDay(payment.paid_on)}: {formatCents(Math.abs(payment.amount_cents))}
              {payment.note && ` (${payment.note})`}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonAnchor
          size="small"
          href={`/dokumente/rechnungen/${invoice.id}.pdf`}
          aria-label={`PDF ${name}`}
        >
          PDF
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
        <details className="group mt-4 border-t border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <Icon
              name="chevron"
              className="transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />{' '}
            Jetzt überweisen
          </summary>
          <div className="pt-3">
            <GiroCode bank={snapshot.seller.bank} amountCents={open} number={number} />
          </div>
        </details>
      )}
    </li>
  );
}

/** One plan for each order that is not paid at once: what was billed, what comes. */
function Plans({ invoices }: { invoices: readonly Invoice[] }) {
  const offers = new Map(
    invoices.flatMap(({ offer }) =>
      offer && offer.content.paymentPlan.kind !== 'single' ? [[offer.id, offer] as const] : [],
    ),
  );
  return [...offers.values()].map((offer) => {
    const grossCents = offer.accepted_gross_cents ?? 0;
    return (
      <section key={offer.id} aria-labelledby={`plan-${offer.id}`} className="mt-10 max-w-[44rem]">
        <h2 id={`plan-${offer.id}`} className="mb-1 text-title">
          {offer.content.paymentPlan.kind === 'split' ? 'Zahlungsplan' : 'Ratenplan'} zu{' '}
          {offer.number}
        </h2>
        <p className="mb-3 text-small text-muted">
          {offer.content.title}, zusammen {formatCents(grossCents)}
        </p>
        <ol className="border-t border-line">
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
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
              >
                <span>
                  {payment.label}
                  <span className="block text-small text-muted">
                    {invoice ? invoice.number : 'noch nicht berechnet'}
                  </span>
                </span>
                <span className="ml-auto flex items-center gap-3">
                  {invoice && <InvoiceBadge state={invoiceState(invoice)} />}
                  <span className="tabular whitespace-nowrap">
                    {formatCents(invoice?.gross_cents ?? payment.cents)}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    );
  });
}
