import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { PaymentPlans } from './payment-plans.tsx';
import { PortalInvoice } from './portal-invoice.tsx';
import { COLUMNS, isIssued, type Invoice, type InvoiceRow } from './portal-invoice-rows.ts';

const KEY = ['portal-invoices'];
const READS = [KEY];

const isDue = (invoice: Invoice): boolean => invoice.open_cents > 0;
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
    <div className="max-w-[48rem]">
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
              <ul className="border-t border-line-strong">
                {[...due, ...invoices.filter((invoice) => !isDue(invoice))].map((invoice) => (
                  <PortalInvoice key={invoice.id} invoice={invoice} />
                ))}
              </ul>
              <PaymentPlans invoices={invoices} />
            </>
          );
        }}
      </QueryState>
    </div>
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
