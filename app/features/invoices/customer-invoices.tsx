import type { Tables } from '#shared/database-types.ts';
import { invoiceState } from '#shared/billing/invoice-state.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { RecordPart } from '#app/private/record-part.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { InvoiceBadge } from './invoice-badge.tsx';
import { LIST_KEY } from './invoice-call.ts';

type Row = Pick<
  Tables<'invoices'>,
  'id' | 'number' | 'kind' | 'status' | 'due_on' | 'gross_cents' | 'open_cents'
> & { title: string };

/** The invoices of one customer, drafts and the newest first. */
export function CustomerInvoices({ customerId }: { customerId: string }) {
  const query = useRows<Row[]>([...LIST_KEY, 'customer', customerId], (client) =>
    client
      .from('invoices')
      .select('id,number,kind,status,due_on,gross_cents,open_cents,title:content->>title')
      .eq('customer_id', customerId)
      .order('issued_on', { ascending: false, nullsFirst: true })
      .order('number', { ascending: false }),
  );
  return (
    <RecordPart
      id="rechnungen"
      title="Rechnungen"
      query={query}
      whenEmpty="Noch keine Rechnungen."
      rowOf={(invoice) => ({
        id: invoice.id,
        to: `/admin/rechnungen/${invoice.id}`,
        title: invoice.number ?? 'Entwurf',
        note: noteOf(invoice),
        value: invoice.gross_cents === null ? '' : formatCents(invoice.gross_cents),
        mark: <InvoiceBadge state={invoiceState(invoice)} />,
      })}
    />
  );
}

/** What is still to be paid until when; of all others what they are for. */
function noteOf({ title, due_on: dueOn, gross_cents: gross, open_cents: open }: Row): string {
  if (open === 0) return title;
  return [dueOn && `fällig ${formatBriefDay(dueOn)}`, open !== gross && `noch ${formatCents(open)}`]
    .filter(Boolean)
    .join(' · ');
}
