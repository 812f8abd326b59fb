import type { Tables } from '../database-types.ts';
import { findToday } from '../agency/agency-day.ts';

/** Where an invoice stands, as lists name it: its status, with what is past its day set apart. */
export type InvoiceState = 'draft' | 'open' | 'overdue' | 'paid' | 'cancelled' | 'cancellation';

type Facts = Pick<Tables<'invoices'>, 'kind' | 'status' | 'due_on'>;

/** The same rule as list_invoices() in SQL. */
export function invoiceState(
  { kind, status, due_on: dueOn }: Facts,
  today = findToday(),
): InvoiceState {
  if (kind === 'cancellation') return 'cancellation';
  if (status === 'issued') return dueOn !== null && dueOn < today ? 'overdue' : 'open';
  return status;
}

export const INVOICE_STATES: Readonly<Record<InvoiceState, string>> = {
  draft: 'Entwurf',
  open: 'Offen',
  overdue: 'Überfällig',
  paid: 'Bezahlt',
  cancelled: 'Storniert',
  cancellation: 'Stornorechnung',
};

/** Days a reminder gives to pay. */
export const REMINDER_DAYS = 7;
export const DUNNING_LEVELS = ['', 'Zahlungserinnerung', '1. Mahnung', 'Letzte Mahnung'] as const;
