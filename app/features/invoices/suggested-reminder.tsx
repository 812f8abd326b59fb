import { DUNNING_LEVELS } from '#shared/billing/invoice-state.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Verb } from '#app/private/row-actions.tsx';
import { LIST_KEY } from './invoice-call.ts';
import { ReminderButton } from './reminder.tsx';

type Suggested = {
  id: string;
  number: string;
  due_on: string;
  customer_email: string;
  open_cents: number;
  suggested_dunning_level: number;
};

/** Sends the reminder of an invoice where the worker suggests one, in the list of work. */
export function SuggestedReminder({ invoiceId }: { invoiceId: string }) {
  const { data } = useRows<Suggested[]>([...LIST_KEY, 'suggested'], (client) =>
    client
      .from('invoices')
      .select('id,number,due_on,customer_email,open_cents,suggested_dunning_level')
      .eq('status', 'issued')
      .not('suggested_dunning_level', 'is', null)
      .overrideTypes<Suggested[], { merge: false }>(),
  );
  const invoice = data?.find(({ id }) => id === invoiceId);
  if (!invoice) return <Verb>Ansehen</Verb>;
  const level = invoice.suggested_dunning_level;
  return (
    <ReminderButton
      invoice={invoice}
      email={invoice.customer_email}
      level={level}
      openCents={invoice.open_cents}
      label="Erinnern"
      name={`Erinnern: ${invoice.number}, ${DUNNING_LEVELS[level]}`}
      variant="quiet"
    />
  );
}
