import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { PaymentPlans } from './payment-plans.tsx';
import { groupInvoices } from './group-invoices.ts';
import { planInvoices } from './plan-invoices.ts';
import { DueInvoice, SettledInvoice } from './portal-invoice.tsx';
import { COLUMNS, isIssued, type Invoice, type InvoiceRow } from './portal-invoice-rows.ts';

const KEY = ['portal-invoices'];
const READS = [KEY];

const sumOf = (invoices: readonly Invoice[], column: 'open_cents' | 'credit_cents'): number =>
  invoices.reduce((sum, invoice) => sum + invoice[column], 0);

/**
 * The customer's invoices, those to be paid first; row level security leaves
 * out drafts and everybody else's.
 */
export function PortalInvoices({ userId }: { userId: string }) {
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
          const { due } = groupInvoices(invoices);
          const { plans, others } = planInvoices(invoices);
          const { settled } = groupInvoices(others);
          return (
            <>
              <Balance invoices={invoices} />
              {due.length > 0 && (
                <section
                  aria-labelledby="zu-zahlen"
                  className="mb-10 border border-ink bg-surface px-4 pt-5 shadow-[inset_0_6px_0_var(--accent)] sm:px-6"
                >
                  <h2 id="zu-zahlen" className="tabular mb-2 text-[1.375rem] leading-tight">
                    Offen: {formatCents(sumOf(due, 'open_cents'))}
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
              <PaymentPlans plans={plans} />
              {settled.length > 0 && (
                <section aria-labelledby="erledigt">
                  <h2 id="erledigt" className="mb-2 text-title">
                    Erledigt
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
            </>
          );
        }}
      </QueryState>
    </>
  );
}

const Settled = ({ invoices }: { invoices: readonly Invoice[] }) => (
  <ul className="border-t border-line-strong">
    {invoices.map((invoice) => (
      <SettledInvoice key={invoice.id} invoice={invoice} />
    ))}
  </ul>
);

/** Where nothing is to be paid, and what the agency owes. */
function Balance({ invoices }: { invoices: readonly Invoice[] }) {
  const open = sumOf(invoices, 'open_cents');
  const credit = sumOf(invoices, 'credit_cents');
  if (open > 0 && credit === 0) return null;
  return (
    <div className="mb-8">
      {open === 0 && (
        <p className="font-display text-title font-semibold">
          {credit > 0
            ? `Ihr Guthaben: ${formatCents(credit)}`
            : invoices.some(({ status }) => status === 'paid')
              ? 'Alle Rechnungen sind bezahlt.'
              : 'Zurzeit ist nichts zu zahlen.'}
        </p>
      )}
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
