import type { ReactNode } from 'react';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Icon } from '#app/ui/icon.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Beside } from '#app/private/beside.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { PaymentPlans } from './payment-plans.tsx';
import { foldCancelled, type Folded } from './fold-cancelled.ts';
import { groupInvoices } from './group-invoices.ts';
import { planInvoices } from './plan-invoices.ts';
import { DueInvoice, SettledInvoice } from './portal-invoice.tsx';
import { COLUMNS, isIssued, type Invoice, type InvoiceRow } from './portal-invoice-rows.ts';

const KEY = ['portal-invoices'];
const READS = [KEY];

const sumOf = (invoices: readonly Invoice[], column: 'open_cents' | 'credit_cents'): number =>
  invoices.reduce((sum, invoice) => sum + invoice[column], 0);

type Props = {
  userId: string;
  /** Who answers for them. */
  contact?: ReactNode;
  /** Where there is none yet: what will stand here. */
  sample?: ReactNode;
};

/**
 * The customer's invoices, those to be paid first; row level security leaves
 * out drafts and everybody else's.
 */
export function PortalInvoices({ userId, contact, sample }: Props) {
  useLiveTable('invoices', READS);
  const query = useRows<InvoiceRow[]>([...KEY, userId], (client) =>
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
              <Beside side={sample} isPictured>
                <EmptyState
                  title="Noch keine Rechnung"
                  steps={[
                    'Sie nehmen ein Angebot an. Der Zahlungsplan steht darin.',
                    'Wir senden Ihnen die Rechnung. Sie liegt auch hier als PDF.',
                    'Sie zahlen mit dem GiroCode. Der Eingang steht danach hier.',
                  ]}
                >
                  Ihre Rechnungen finden Sie hier, sobald die erste ausgestellt ist.
                </EmptyState>
              </Beside>
            );
          }
          const { due, settled } = groupInvoices(foldCancelled(invoices));
          const plans = planInvoices(invoices);
          const hasBalance = due.length === 0 || sumOf(invoices, 'credit_cents') > 0;
          return (
            <Beside side={contact}>
              {due.length > 0 && (
                <section aria-labelledby="zu-zahlen" className="notice mb-8 px-5 pt-5 sm:px-6">
                  <h2 id="zu-zahlen" className="tabular text-[2.25rem] leading-none font-bold">
                    <span className="mb-2 block text-small leading-normal font-semibold">
                      Offen:{' '}
                    </span>
                    {formatCents(sumOf(due, 'open_cents'))}
                  </h2>
                  <ul>
                    {due.map((invoice, index) => (
                      <DueInvoice
                        key={invoice.id}
                        invoice={invoice}
                        isFirst={index === 0}
                        isAlone={due.length === 1}
                      />
                    ))}
                  </ul>
                </section>
              )}
              {(hasBalance || plans.length > 0) && (
                <div className="panel panel-rows mb-8">
                  {hasBalance && <Balance invoices={invoices} />}
                  <PaymentPlans plans={plans} />
                </div>
              )}
              {settled.length > 0 && (
                <section aria-labelledby="erledigt">
                  <h2 id="erledigt" className="mb-3 text-title">
                    {invoices.every(({ status }) => status !== 'cancelled')
                      ? 'Bezahlte Rechnungen'
                      : 'Frühere Rechnungen'}
                  </h2>
                  {settled.map(({ year, invoices: ofYear }, index) =>
                    year === '' ? (
                      <Settled key={year} invoices={ofYear} />
                    ) : (
                      <details key={year} open={index === 0} className="border-t border-line">
                        <summary className="flex min-h-11 items-center gap-2 font-semibold">
                          {year}
                          <span className="text-small font-normal text-muted">
                            {ofYear.length} {ofYear.length === 1 ? 'Rechnung' : 'Rechnungen'}
                          </span>
                        </summary>
                        <Settled invoices={ofYear} />
                      </details>
                    ),
                  )}
                </section>
              )}
            </Beside>
          );
        }}
      </QueryState>
    </>
  );
}

const Settled = ({ invoices }: { invoices: readonly Folded<Invoice>[] }) => (
  <ul className="panel panel-rows">
    {invoices.map((invoice) => (
      <SettledInvoice key={invoice.id} invoice={invoice} />
    ))}
  </ul>
);

/** That nothing is to be paid, and what the agency owes. */
function Balance({ invoices }: { invoices: readonly Invoice[] }) {
  const open = sumOf(invoices, 'open_cents');
  const credit = sumOf(invoices, 'credit_cents');
  const isDone = credit === 0 && invoices.some(({ status }) => status === 'paid');
  return (
    <div className="panel-row py-5">
      {open === 0 && (
        <p className="flex items-center gap-3 font-display text-[1.375rem] leading-tight font-semibold">
          {isDone && (
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-success text-canvas">
              <Icon name="check" size={18} />
            </span>
          )}
          {credit > 0
            ? `Ihr Guthaben: ${formatCents(credit)}`
            : isDone
              ? 'Alle Rechnungen sind bezahlt.'
              : 'Zurzeit ist nichts zu zahlen.'}
        </p>
      )}
      {credit > 0 && (
        <p className="max-w-[60ch] text-muted not-first:mt-2">
          {open > 0 && `Ihr Guthaben: ${formatCents(credit)}. `}
          Sie haben mehr gezahlt, als zu zahlen war. Wir überweisen den Betrag zurück oder
          verrechnen ihn mit einer Rechnung, wie Sie es wünschen.
        </p>
      )}
    </div>
  );
}
