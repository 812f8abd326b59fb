import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { REMINDER_DAYS } from '#shared/billing/invoice-state.ts';
import { callService, refuse, type Action, type Outcome, type StaffContext } from './call.ts';
import { describeForMail, findInvoice } from './issue.ts';

/** Earlier than that before its invoice, no money comes: a year was mistyped. */
const PAYMENT_LEAD_DAYS = 90;

/**
 * Books money, or a correction as a negative amount. The invoice counts as paid
 * once its whole amount is there.
 */
export async function recordPayment(
  { id, requestId, amountCents, paidOn, note }: Action<'pay'>,
  context: StaffContext,
): Promise<Outcome> {
  if (paidOn > agencyDay(context.now())) {
    return refuse('Bitte prüfen Sie Ihre Angaben.', 400, {
      paidOn: 'Der Zahlungstag liegt in der Zukunft.',
    });
  }
  const invoice = await findInvoice(id, context);
  if (invoice?.snapshot && paidOn < addDays(invoice.snapshot.issuedOn, -PAYMENT_LEAD_DAYS)) {
    return refuse('Bitte prüfen Sie Ihre Angaben.', 400, {
      paidOn: `Der Zahlungstag liegt mehr als ${PAYMENT_LEAD_DAYS} Tage vor der Rechnung.`,
    });
  }
  return callService(context, (service) =>
    service.rpc('record_payment', {
      payment: {
        invoice_id: id,
        request_id: requestId,
        amount_cents: amountCents,
        paid_on: paidOn,
        note,
      },
      actor: context.actor,
    }),
  );
}

/** Pays another invoice of the same customer with what this one has too much. */
export const useCredit = (
  { id, targetId, requestId }: Action<'use-credit'>,
  context: StaffContext,
): Promise<Outcome> =>
  callService(context, (service) =>
    service.rpc('use_credit', {
      invoice_id: id,
      target_id: targetId,
      request_id: requestId,
      today: agencyDay(context.now()),
      actor: context.actor,
    }),
  );

/** Sends the reminder that the worker has suggested. */
export async function remindCustomer(
  { id, level }: Action<'remind'>,
  context: StaffContext,
): Promise<Outcome> {
  const invoice = await findInvoice(id, context);
  if (!invoice?.snapshot) return refuse('Diese Rechnung gibt es nicht.', 404);
  const { snapshot } = invoice;
  const payBy = addDays(agencyDay(context.now()), REMINDER_DAYS);
  return callService(context, (service) =>
    service.rpc('remind_invoice', {
      invoice_id: id,
      level,
      mail: {
        ...describeForMail(id, snapshot, invoice.open_cents, invoice, context),
        level,
        payBy,
      },
      actor: context.actor,
    }),
  );
}
