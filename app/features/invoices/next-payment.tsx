import { Link } from 'react-router';
import type { InvoiceSnapshot } from '#shared/billing/invoice.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay, isPastDay } from '#app/private/dates.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { findPlanned, type PlannedPayment } from './planned-payment.ts';
import { Transfer } from './transfer.tsx';

type Row = {
  number: string | null;
  open_cents: number;
  credit_cents: number;
  due_on: string | null;
  snapshot: InvoiceSnapshot | null;
};
type Owed = { invoices: Row[]; planned: PlannedPayment | undefined };
const READS = [['portal-invoices']];

/** The invoice that is due first, with all a transfer needs, and what was paid too much. */
export function NextPayment({ userId }: { userId: string }) {
  useLiveTable('invoices', READS);
  const query = useRows<Owed>(['portal-invoices', userId, 'next'], async (client) => {
    const [invoices, offers] = await Promise.all([
      client
        .from('invoices')
        .select('number,open_cents,credit_cents,due_on,snapshot')
        .eq('customer_id', userId)
        .or('open_cents.gt.0,credit_cents.gt.0')
        .order('due_on')
        .limit(500),
      client
        .from('offers')
        .select(
          'content,accepted_gross_cents,invoices(kind,status,instalment,gross_cents),projects(status,due_on)',
        )
        .eq('customer_id', userId)
        .eq('status', 'accepted')
        .order('decided_at'),
    ]);
    const error = invoices.error ?? offers.error;
    if (error) return { data: null, error };
    return {
      data: {
        invoices: invoices.data ?? [],
        planned: offers.data?.map(findPlanned).find((payment) => payment !== undefined),
      },
      error: null,
    };
  });
  return (
    <section aria-labelledby="naechste-zahlung" className="border-t border-line-strong pt-3">
      <h2 id="naechste-zahlung" className="mb-1 text-title">
        Nächste Zahlung
      </h2>
      <QueryState query={query}>
        {({ invoices: rows, planned }) => {
          const due = rows.find(({ open_cents: open }) => open > 0);
          const credit = rows.reduce((sum, row) => sum + row.credit_cents, 0);
          return (
            <>
              {due?.snapshot && due.number ? (
                <>
                  <p className="tabular font-display text-[1.375rem] font-bold">
                    {formatCents(due.open_cents)}
                  </p>
                  <p className="mb-3 text-small text-muted">
                    {due.number}
                    {due.due_on && `, zahlbar bis ${formatNumericDay(due.due_on)}`}
                  </p>
                  <Transfer
                    isBrief
                    invoice={{ ...due, snapshot: due.snapshot, number: due.number }}
                  />
                </>
              ) : planned ? (
                <>
                  <p className="font-semibold">Jetzt ist nichts zu zahlen</p>
                  <p className="tabular mt-1 max-w-[52ch] text-small text-muted">
                    {planned.label}: {formatCents(planned.cents)}
                    {planned.due &&
                      !isPastDay(planned.due) &&
                      `, geplant ${formatBriefDay(planned.due)}`}
                  </p>
                </>
              ) : (
                <p className="max-w-[52ch] text-muted">
                  Zurzeit ist nichts zu zahlen. Rechnungen erscheinen hier mit einem GiroCode, den
                  Ihre Banking-App liest.
                </p>
              )}
              {credit > 0 && (
                <p className="mt-3 font-semibold">Ihr Guthaben: {formatCents(credit)}</p>
              )}
            </>
          );
        }}
      </QueryState>
      <Link
        to="/portal/rechnungen"
        className="mt-1 inline-flex min-h-11 items-center text-small underline underline-offset-4"
      >
        Rechnungen und Zahlungsplan
      </Link>
    </section>
  );
}
