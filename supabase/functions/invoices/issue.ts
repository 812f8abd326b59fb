import { hasSampleSeller } from '#content/company.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { collectFieldErrors } from '#shared/forms/field-errors.ts';
import {
  buildCancellationSnapshot,
  buildInvoiceSnapshot,
  InvoiceContentSchema,
  invoiceHeading,
  InvoiceSnapshotSchema,
  readInvoiceToIssue,
  type InvoiceContent,
  type InvoiceSnapshot,
} from '#shared/billing/invoice.ts';
import type { InvoiceMail } from '#emails/invoice.ts';
import { callService, refuse, type Action, type Outcome, type StaffContext } from './call.ts';

/** Read under the caller's own rights. */
export async function findInvoice(id: string, context: StaffContext) {
  const { data, error } = await context.supabase
    .from('invoices')
    .select('number,status,content,snapshot,open_cents,customer_id,customer_email')
    .eq('id', id)
    .maybeSingle();
  if (error) throw new Error(`invoice not read: ${error.message}`);
  return data && { ...data, snapshot: data.snapshot && InvoiceSnapshotSchema.parse(data.snapshot) };
}

type Row = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

/** Facts of the mail; the number is added where it is drawn. */
export const describeForMail = (
  id: string,
  snapshot: InvoiceSnapshot,
  openCents: number,
  customer: Pick<Row, 'customer_id' | 'customer_email'>,
  { publicUrl }: StaffContext,
): InvoiceMail => ({
  invoiceId: id,
  number: snapshot.number,
  heading: invoiceHeading(snapshot),
  name: snapshot.customer.name,
  title: snapshot.title,
  grossCents: snapshot.grossCents,
  openCents,
  dueOn: snapshot.dueOn,
  iban: snapshot.seller.bank.iban,
  hasAccount: customer.customer_id !== null,
  url: customer.customer_id
    ? `${publicUrl}/portal/rechnungen`
    : `${publicUrl}/login?${new URLSearchParams({
        weiter: '/portal/rechnungen',
        konto: 'neu',
        email: customer.customer_email,
      }).toString()}`,
});

/** What is issued cannot be changed any more: it has to say who the agency really is. */
const refuseSamples = ({ company, settings }: StaffContext): Outcome | null =>
  hasSampleSeller(company) && !settings.isDemo
    ? refuse(
        'Ihre Firmendaten sind noch Muster. Bitte tragen Sie sie unter Einstellungen, ' +
          'Firmendaten ein.',
        409,
      )
    : null;

/**
 * Turns a draft into an invoice: number, frozen content and mail in one
 * transaction. A second call finds it issued.
 */
export async function issueInvoice(
  { id, updatedAt }: Action<'issue'>,
  context: StaffContext,
): Promise<Outcome> {
  const invoice = await findInvoice(id, context);
  if (!invoice) return refuse('Diese Rechnung gibt es nicht.', 404);
  if (invoice.status !== 'draft')
    return {
      status: 200,
      answer: { success: true, id, ...(invoice.number && { number: invoice.number }) },
    };
  const refusal = refuseSamples(context);
  if (refusal) return refusal;
  const read = readInvoiceToIssue(invoice.content);
  if ('problems' in read)
    return refuse(
      'Bitte prüfen Sie die markierten Angaben.',
      400,
      collectFieldErrors(read.problems),
    );
  const snapshot = buildInvoiceSnapshot(read.content, context.company, agencyDay(context.now()));
  return callService(context, (service) =>
    service.rpc('issue_invoice', {
      invoice_id: id,
      expected: updatedAt,
      snapshot,
      mail: describeForMail(id, snapshot, snapshot.grossCents, invoice, context),
      actor: context.actor,
    }),
  );
}

/** Issues the opposite of an invoice; the invoice itself stays and is marked as cancelled. */
export async function cancelInvoice(
  { id, reason }: Action<'cancel'>,
  context: StaffContext,
): Promise<Outcome> {
  const invoice = await findInvoice(id, context);
  if (!invoice?.snapshot) return refuse('Diese Rechnung gibt es nicht.', 404);
  const refusal = refuseSamples(context);
  if (refusal) return refusal;
  const { number: cancelled } = invoice.snapshot;
  const newId = crypto.randomUUID();
  const snapshot = buildCancellationSnapshot(
    invoice.snapshot,
    context.company,
    agencyDay(context.now()),
    reason,
  );
  const cancelledContent = InvoiceContentSchema.parse(invoice.content);
  const content: InvoiceContent = {
    ...cancelledContent,
    title: snapshot.title,
    positions: cancelledContent.positions.map((position) => ({
      ...position,
      unitPriceCents: -position.unitPriceCents,
    })),
    // They were deducted by the invoice that is cancelled; its opposite deducts nothing.
    deductions: [],
  };
  return callService(context, (service) =>
    service.rpc('cancel_invoice', {
      invoice_id: id,
      cancellation: { id: newId, content },
      snapshot,
      mail: { ...describeForMail(newId, snapshot, 0, invoice, context), cancelled },
      actor: context.actor,
    }),
  );
}
