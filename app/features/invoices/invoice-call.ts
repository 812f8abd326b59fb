import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvoiceAction, InvoiceAnswer } from '#shared/billing/invoice-actions.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { showToast } from '#app/ui/feedback/toast.ts';

export const LIST_KEY = ['admin-invoices'];
export const invoiceKey = (id: string) => ['admin-invoice', id];

const FAILED: InvoiceAnswer = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
};

export const callInvoices = (action: InvoiceAction): Promise<InvoiceAnswer> =>
  callFunction('invoices', action, FAILED);

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
      void showToast(
        answer.success
          ? { title: done }
          : { title: 'Nicht ausgeführt', description: answer.error, tone: 'destructive' },
      ),
  });
}
