import { addDays, agencyDay } from '#shared/agency-day.ts';
import { REMINDER_DAYS } from '#shared/invoice-state.ts';
import { callService, refuse, type Action, type Outcome, type StaffContext } from './call.ts';
import { describeForMail, findInvoice } from './issue.ts';

/** Books money, or a correction as a negative amount. The invoice counts as paid once its whole amount is there. */
export async function recordPayment({ id, requestId, amountCents, paidOn, note }: Action<'pay'>, context: StaffContext): Promise<Outcome> {
  if (paidOn > agencyDay(context.now())) {
    return refuse('Bitte prüfen Sie Ihre Angaben.', 400, { paidOn: 'Der Zahlungstag liegt in der Zukunft.' });
  }
  return callService(context, 'record_payment', {
    payment: { invoice_id: id, request_id: requestId, amount_cents: amountCents, paid_on: paidOn, note },
    actor: context.actor,
  });
}

/** Sends the reminder that the worker has suggested. */
export async function remindCustomer({ id, level }: Action<'remind'>, context: StaffContext): Promise<Outcome> {
  const invoice = await findInvoice(id, context);
  if (!invoice?.snapshot) return refuse('Diese Rechnung gibt es nicht.', 404);
  const openCents = (invoice.gross_cents ?? 0) - invoice.paid_cents;
  const payBy = addDays(agencyDay(context.now()), REMINDER_DAYS);
  return callService(context, 'remind_invoice', {
    invoice_id: id,
    level,
    mail: { ...describeForMail(id, invoice.snapshot, openCents, context), level, payBy },
    actor: context.actor,
  });
}
