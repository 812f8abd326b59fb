import type { InvoiceAction, InvoiceAnswer } from '#shared/billing/invoice-actions.ts';
import { callFunction } from '#app/lib/call-function.ts';
import { storedBy, useRowChange } from '#app/private/use-row-change.ts';

export const LIST_KEY = ['admin-invoices'];
export const invoiceKey = (id: string) => ['admin-invoice', id];
export const INVOICE_READS = [LIST_KEY, ['admin-invoice']];

const FAILED: InvoiceAnswer = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
};

export const callInvoices = (action: InvoiceAction): Promise<InvoiceAnswer> =>
  callFunction('invoices', action, FAILED);

/** One action of an invoice. What it does may show on another one too: credit pays that. */
export const useInvoiceAction = (done: string) =>
  useRowChange<InvoiceAction, Extract<InvoiceAnswer, { success: true }>>({
    reads: INVOICE_READS,
    write: async (_, action) => storedBy(await callInvoices(action)),
    done,
    failed: 'Nicht ausgeführt',
  });
