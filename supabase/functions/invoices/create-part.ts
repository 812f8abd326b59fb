import { agencyDay } from '#shared/agency/agency-day.ts';
import { InvoicePartSchema } from '#shared/billing/invoice.ts';
import { buildPartContent, nextParts } from '#shared/billing/invoice-plan.ts';
import { OfferContentSchema } from '#shared/offers/offer.ts';
import { callService, refuse, type Action, type Outcome, type StaffContext } from './call.ts';

const OFFER_COLUMNS =
  'id,number,status,customer_email,content,accepted_options,decided_at,projects(id,status),invoices(id,number,kind,status,instalment,net_cents,issued_on,snapshot,part:content->>part)';

/** The next invoice of an accepted offer. */
export async function createPart(
  { id, offerId, part }: Action<'create-part'>,
  context: StaffContext,
): Promise<Outcome> {
  const { data: offer, error } = await context.supabase
    .from('offers')
    .select(OFFER_COLUMNS)
    .eq('id', offerId)
    .maybeSingle();
  if (error) throw new Error(`offer not read: ${error.message}`);
  if (!offer) return refuse('Dieses Angebot gibt es nicht.', 404);
  if (offer.status !== 'accepted' || offer.number === null)
    return refuse('Rechnungen entstehen aus angenommenen Angeboten.', 409);
  const content = OfferContentSchema.parse(offer.content);
  const live = offer.invoices.filter(
    ({ kind, status }) => kind === 'invoice' && status !== 'cancelled',
  );
  const next = nextParts(
    content.paymentPlan,
    live.flatMap((one) =>
      one.instalment === null
        ? []
        : [{ part: InvoicePartSchema.parse(one.part), instalment: one.instalment }],
    ),
  ).find((one) => one.part === part);
  if (!next)
    return refuse(
      'Dieser Teil des Auftrags ist schon abgerechnet oder noch nicht an der Reihe.',
      409,
    );
  if (next.part === 'final' && live.some(({ status }) => status === 'draft')) {
    return refuse('Bitte stellen Sie zuerst die offenen Entwürfe dieses Auftrags aus.', 409);
  }
  const order = {
    number: offer.number,
    // The offer keeps the address it was accepted with; mails go to the one of today.
    content: { ...content, customer: { ...content.customer, email: offer.customer_email } },
    options: offer.accepted_options ?? [],
    orderedOn: agencyDay(offer.decided_at ?? context.now()),
    isDelivered: offer.projects?.status === 'done',
  };
  const deductions = live
    .map((one) => ({
      invoiceId: one.id,
      number: one.number ?? '',
      issuedOn: one.issued_on ?? '',
      netCents: one.net_cents ?? 0,
      ...(one.snapshot && {
        tax: {
          category: one.snapshot.tax.category,
          ratePercent: one.snapshot.tax.ratePercent,
        },
      }),
    }))
    .sort((a, b) => a.number.localeCompare(b.number));
  return callService(context, (service) =>
    service.rpc('save_invoice_draft', {
      draft: {
        id,
        offer_id: offer.id,
        project_id: offer.projects?.id ?? null,
        instalment: next.instalment,
        customer_email: offer.customer_email,
        content: buildPartContent(order, next, deductions, agencyDay(context.now())),
      },
      expected: null,
      actor: context.actor,
    }),
  );
}
