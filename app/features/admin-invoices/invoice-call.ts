import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceAction, InvoiceAnswer } from '#shared/invoice-actions.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showToast } from '#app/ui/feedback/toast.ts';

export const LIST_KEY = ['admin-invoices'];
export const invoiceKey = (id: string) => ['admin-invoice', id];

const FAILED: InvoiceAnswer = { success: false, error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.' };

/** Calls the function `invoices` as the signed-in user. Never throws: a lost connection is an answer too. */
export async function callInvoices(action: InvoiceAction): Promise<InvoiceAnswer> {
  try {
    const { data, error } = await (await loadSupabase()).functions.invoke<InvoiceAnswer>('invoices', { body: action });
    const refusal: unknown = (error as { context?: unknown } | null)?.context;
    const answer = refusal instanceof Response ? ((await refusal.json()) as Partial<InvoiceAnswer>) : data;
    return typeof answer?.success === 'boolean' ? (answer as InvoiceAnswer) : FAILED;
  } catch {
    return FAILED;
  }
}

/** One action with a toast for either outcome; list and record are read again afterwards. */
export function useInvoiceAction(done: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (action: InvoiceAction) => {
      const answer = await callInvoices(action);
      await queries.invalidateQueries({ queryKey: LIST_KEY });
      await queries.invalidateQueries({ queryKey: invoiceKey(action.id) });
      return answer;
    },
    onSuccess: (answer) =>
      void showToast(answer.success ? { title: done } : { title: 'Nicht ausgeführt', description: answer.error, tone: 'destructive' }),
  });
}
