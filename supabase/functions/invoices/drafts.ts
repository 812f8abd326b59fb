import { addDays, addMonths, agencyDay } from '#shared/agency/agency-day.ts';
import {
  InvoiceContentSchema,
  InvoiceDraftSchema,
  type InvoiceContent,
} from '#shared/billing/invoice.ts';
import { pickCountry } from '#shared/billing/countries.ts';
import { callService, refuse, type Action, type Outcome, type StaffContext } from './call.ts';
import { findInvoice } from './issue.ts';

/** What a draft begins with; what stays out here has its default in the schema. */
const emptyContent = (
  today: string,
  home: string,
  customer: Action<'create'>['customer'],
): InvoiceContent =>
  InvoiceDraftSchema.parse({
    title: '',
    introduction: '',
    customer: customer ?? {
      kind: 'business',
      name: '',
      company: '',
      street: '',
      postalCode: '',
      city: '',
      country: pickCountry(home),
      email: '',
      vatId: '',
    },
    positions: [],
    discountPercent: 0,
    servicePeriod: { from: today, to: today },
    paymentDays: 14,
    closing: '',
  });

/** Sent again after a lost answer, or twice at once, it is the same draft. */
export async function createOnce(
  id: string,
  context: StaffContext,
  create: () => Promise<Outcome>,
): Promise<Outcome> {
  const known: Outcome = { status: 200, answer: { success: true, id } };
  if (await findInvoice(id, context)) return known;
  const made = await create();
  return !made.answer.success && (await findInvoice(id, context)) ? known : made;
}

/** A draft that belongs to no offer. */
export function createDraft(
  { id, customer }: Action<'create'>,
  context: StaffContext,
): Promise<Outcome> {
  const content = emptyContent(agencyDay(context.now()), context.company.country, customer);
  return callService(context, (service) =>
    service.rpc('save_invoice_draft', {
      draft: { id, customer_email: content.customer.email, content },
      expected: null,
      actor: context.actor,
    }),
  );
}

/** The months that follow a period where its positions bill months, else today. */
function findNextPeriod(
  { servicePeriod, positions }: InvoiceContent,
  today: string,
): InvoiceContent['servicePeriod'] {
  const months = Math.max(
    ...positions.map(({ unit, quantity }) => (unit === 'Monat' ? Math.ceil(quantity) : 0)),
  );
  if (!servicePeriod || months === 0) return { from: today, to: today };
  const from = addDays(servicePeriod.to, 1);
  return { from, to: addDays(addMonths(from, months), -1) };
}

/** What recurs, such as the maintenance of a month, is billed anew from the invoice before. */
export async function createLike(
  { id, invoiceId }: Action<'create-like'>,
  context: StaffContext,
): Promise<Outcome> {
  const invoice = await findInvoice(invoiceId, context);
  if (!invoice?.snapshot) return refuse('Diese Rechnung gibt es nicht.', 404);
  const known = InvoiceContentSchema.parse(invoice.content);
  // A part belongs to its order: alone it would bill anew what others have billed.
  if (invoice.snapshot.kind === 'cancellation' || known.part !== 'full')
    return refuse('Von dieser Rechnung lässt sich keine neue beginnen.', 409);
  const content: InvoiceContent = {
    ...known,
    // Mails go to the address of today.
    customer: { ...known.customer, email: invoice.customer_email },
    servicePeriod: findNextPeriod(known, agencyDay(context.now())),
    offerNumber: '',
    deductions: [],
  };
  return callService(context, (service) =>
    service.rpc('save_invoice_draft', {
      draft: { id, customer_email: invoice.customer_email, content },
      expected: null,
      actor: context.actor,
    }),
  );
}

/** Part, offer and deductions were set when the draft was made; the editor cannot change them. */
export async function saveDraft(
  { id, updatedAt, content }: Action<'save'>,
  context: StaffContext,
): Promise<Outcome> {
  const { data, error } = await context.supabase
    .from('invoices')
    .select('content')
    .eq('id', id)
    .eq('status', 'draft')
    .maybeSingle();
  if (error) throw new Error(`draft not read: ${error.message}`);
  if (!data) return refuse('Diesen Entwurf gibt es nicht mehr.', 404);
  const { part, offerNumber, deductions } = InvoiceDraftSchema.parse(data.content);
  return callService(context, (service) =>
    service.rpc('save_invoice_draft', {
      draft: {
        id,
        customer_email: content.customer.email.trim(),
        content: { ...content, part, offerNumber, deductions },
      },
      expected: updatedAt,
      actor: context.actor,
    }),
  );
}

export const discardDraft = (
  { id, updatedAt }: Action<'discard'>,
  context: StaffContext,
): Promise<Outcome> =>
  callService(context, (service) =>
    service.rpc('discard_invoice_draft', {
      invoice_id: id,
      expected: updatedAt,
      actor: context.actor,
    }),
  );
