import type { Tables } from '#shared/database-types.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { toMoments, type Moment, type Moments } from '#app/private/moments.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { LIST_KEY } from './invoice-call.ts';

type Row = Pick<
  Tables<'invoices'>,
  | 'id'
  | 'number'
  | 'kind'
  | 'status'
  | 'issued_on'
  | 'due_on'
  | 'gross_cents'
  | 'open_cents'
  | 'created_at'
> & { title: string };

/** The invoices of one customer; what is due first leads those that are open. */
export const useInvoiceMoments = (customerId: string): Moments =>
  toMoments(
    useRows<Row[]>([...LIST_KEY, 'customer', customerId], (client) =>
      client
        .from('invoices')
        .select(
          'id,number,kind,status,issued_on,due_on,gross_cents,open_cents,created_at,title:content->>title',
        )
        .eq('customer_id', customerId)
        .order('due_on')
        .order('number'),
    ),
    tell,
  );

function tell(invoice: Row): Moment {
  const { gross_cents: gross, open_cents: open } = invoice;
  const state = invoiceState(invoice);
  return {
    id: invoice.id,
    at: invoice.issued_on ?? invoice.created_at,
    icon: 'receipt',
    kind: state === 'cancellation' ? 'Stornorechnung' : 'Rechnung',
    title: [invoice.number ?? 'Entwurf', invoice.title].filter(Boolean).join(', '),
    note: [
      open > 0 && invoice.due_on && `fällig ${formatBriefDay(invoice.due_on)}`,
      open > 0 && open !== gross && `noch ${formatCents(open)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    mark: <InvoiceBadge state={state} />,
    isOpen: state === 'draft' || state === 'open' || state === 'overdue',
    to: `/admin/rechnungen/${invoice.id}`,
    ...(gross !== null && { value: formatCents(gross) }),
  };
}
