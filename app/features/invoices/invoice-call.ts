import type { InvoiceAction, InvoiceAnswer } from '#shared/billing/invoice-actions.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { storedBy, useRowChange } from '#app/private/use-row-change.ts';

export const LIST_KEY = ['admin-invoices'];
export const invoiceKey = (id: string) => ['admin-invoice', id];
export const INVOICE_READS = [LIST_KEY, ['admin-invoice']];

type Refusal = Extract<InvoiceAnswer, { success: false }>;
type Done = Extract<InvoiceAnswer, { success: true }>;

/** Every action counts once, however often it is sent. */
const NO_ANSWER: Refusal = {
  success: false,
  error:
    'Die Verbindung ist abgebrochen. Bitte versuchen Sie es noch einmal: Was schon angekommen ist, ' +
    'geschieht nicht zweimal.',
};

export const callInvoices = (action: InvoiceAction): Promise<InvoiceAnswer> =>
  callFunction<InvoiceAnswer>('invoices', action, NO_ANSWER);

export const storedInvoice = (answer: InvoiceAnswer) => storedBy<Done>(answer, NO_ANSWER);

/** Issues a draft. Where the answer is lost, the invoice itself says what became of it. */
export async function issueInvoice(id: string, updatedAt: string): Promise<InvoiceAnswer> {
  const answer = await callInvoices({ action: 'issue', id, updatedAt });
  if (answer !== NO_ANSWER) return answer;
  const client = await loadSupabase();
  const { data } = await client.from('invoices').select('number').eq('id', id).maybeSingle();
  return data?.number ? { success: true, id, number: data.number } : answer;
}

/** One action of an invoice. What it does may show on another one too: credit pays that. */
export const useInvoiceAction = (done: string) =>
  useRowChange<InvoiceAction, Done>({
    reads: INVOICE_READS,
    write: async (_, action) => storedInvoice(await callInvoices(action)),
    done,
    failed: 'Nicht ausgeführt',
  });
