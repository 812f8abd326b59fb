import { hashConsentText } from '#shared/consent/consent-texts.ts';
import {
  OfferSnapshotSchema,
  type OfferContent,
  type OfferSnapshot,
} from '#shared/offers/offer.ts';
import { countsWith, offerTotals } from '#shared/offers/offer-totals.ts';
import type { AcceptOffer } from '#shared/offers/offer-call.ts';
import { AcceptOutcomeSchema } from '#shared/offers/offer-outcome.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { ORDER_LABELS } from '#shared/offers/offer-texts.ts';
import { findSignatureImage } from '#shared/quote/signature-image.ts';
import type { FunctionContext } from '../context.ts';
import { answer, refuseFields, refuseUnknown } from './answer.ts';
import { openLink, refuseWithoutFactor } from './link.ts';

const CLOSED = {
  refused: 'Sie haben dieses Angebot bereits abgelehnt.',
  superseded: 'Zu diesem Angebot gibt es eine neue Fassung. Bitte öffnen Sie diese.',
  withdrawn: 'Dieses Angebot haben wir zurückgezogen.',
  changed:
    'Das Angebot stimmt nicht mit dem überein, was Ihnen gezeigt wurde. Bitte laden Sie die ' +
    'Seite neu.',
};

/** What is ordered, and by whom: the signed-in customer, or the holder of a link. */
type Order = { id: string; status: string; snapshot: OfferSnapshot } & (
  | { customer: string; token?: never }
  | { customer: null; token: string }
);

/** The signed-in customer orders. */
export async function acceptOwn(
  call: AcceptOffer,
  userId: string,
  context: FunctionContext,
): Promise<Response> {
  const { data: offer, error } = await context.supabase
    .from('offers')
    .select('id,status,customer_id,snapshot')
    .eq('id', call.id)
    .neq('status', 'draft')
    .maybeSingle();
  if (error) throw new Error(`offer not read: ${error.message}`);
  // Staff sees every offer, but orders nothing for a customer.
  if (!offer || offer.customer_id !== userId) return refuseUnknown();
  const { id, status, snapshot } = offer;
  return storeOrder(
    call,
    { id, status, snapshot: OfferSnapshotSchema.parse(snapshot), customer: userId },
    context,
  );
}

/** The holder of a link orders: that the link reached him shows who he is. */
export async function acceptByLink(
  call: AcceptOffer,
  token: string,
  context: FunctionContext,
): Promise<Response> {
  const link = await openLink(token, context);
  if (link instanceof Response) return link;
  const { id, status, snapshot } = link.offer;
  if (id !== call.id) return refuseUnknown();
  if (link.needsSignIn) return refuseWithoutFactor();
  return storeOrder(call, { id, status, snapshot, customer: null, token }, context);
}

/**
 * Computes what the choice costs, keeps the evidence (no address of the
 * caller), and stores the order once.
 */
async function storeOrder(
  call: AcceptOffer,
  offer: Order,
  context: FunctionContext,
): Promise<Response> {
  const { content, tax, texts, terms } = offer.snapshot;

  if (!findSignatureImage(call.signature)) {
    return refuseFields([
      {
        path: ['signature'],
        message: 'Die Unterschrift ist nicht lesbar. Bitte unterschreiben Sie noch einmal.',
      },
    ]);
  }
  if (texts.withdrawal && !call.withdrawalSeen) {
    return refuseFields([
      {
        path: ['withdrawalSeen'],
        message: 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung erhalten haben.',
      },
    ]);
  }
  const options = [...new Set(call.options)].toSorted();
  const optional = new Set(
    content.positions.filter((position) => position.optional).map(({ id }) => id),
  );
  if (options.some((id) => !optional.has(id)))
    return refuseFields([{ path: ['options'], message: 'Diese Option steht nicht im Angebot.' }]);
  const totals = offerTotals(content, tax, options);
  if (offer.status === 'sent' && totals.grossCents !== call.grossCents) {
    return answer({ success: false, code: 'changed', error: CLOSED.changed }, 409);
  }

  const evidence = {
    name: call.name,
    signature: call.signature,
    signatureKind: call.signatureKind,
    button: ORDER_LABELS[content.customer.kind],
    withdrawalSeen: texts.withdrawal !== '' && call.withdrawalSeen,
    earlyStart: texts.earlyStart !== '' && call.earlyStart,
    textVersions: await hashTexts({ ...texts, terms: terms?.text ?? '' }),
    ...(terms && { termsUpdated: terms.updated }),
    netCents: totals.netCents,
    taxCents: totals.taxCents,
    grossCents: totals.grossCents,
  };
  const { data, error: failure } = await context
    .admin('an order writes project, enquiry and mails, which no customer may write')
    .rpc('accept_offer', {
      offer_id: offer.id,
      customer: offer.customer,
      ...(offer.token !== undefined && { token: offer.token }),
      hash: call.hash,
      options,
      totals,
      evidence,
      milestones: buildMilestones(content, options),
    });
  if (failure) throw new Error(`offer not accepted: ${failure.message}`);
  const stored = AcceptOutcomeSchema.parse(data);
  if (stored.outcome === 'accepted') {
    const { projectId, repeated } = stored;
    const other = repeated ? await findOtherOrder(offer.id, options, context) : null;
    if (other !== null)
      return answer(
        {
          success: false,
          code: 'ordered',
          error:
            `Dieses Angebot ist schon beauftragt, mit anderen Optionen und über ${other}. Dabei ` +
            'bleibt es. Wünschen Sie etwas anderes, schreiben Sie uns unten.',
        },
        409,
      );
    context.log.info({ offer: offer.id, repeated }, 'offer accepted');
    return answer({ success: true, projectId });
  }
  const { outcome } = stored;
  if (outcome === 'unknown') return refuseUnknown();
  if (outcome === 'expired') {
    return answer(
      {
        success: false,
        code: outcome,
        error: 'Dieses Angebot ist abgelaufen. Schreiben Sie uns, dann erhalten Sie ein neues.',
      },
      410,
    );
  }
  return answer({ success: false, code: outcome, error: CLOSED[outcome] }, 409);
}

/** What was ordered before, in another window, if other options were chosen there; else null. */
async function findOtherOrder(
  offerId: string,
  options: readonly string[],
  context: FunctionContext,
): Promise<string | null> {
  const { data, error } = await context
    .admin('whoever may order is told what is ordered already')
    .from('offers')
    .select('accepted_options,accepted_gross_cents')
    .eq('id', offerId)
    .single();
  if (error) throw new Error(`order not read: ${error.message}`);
  const { accepted_options: ordered, accepted_gross_cents: total } = data;
  if (!ordered || total === null) return null;
  const isSame = ordered.length === options.length && ordered.every((id) => options.includes(id));
  return isSame ? null : formatCents(total);
}

async function hashTexts(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const shown = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(
    await Promise.all(
      shown.map(async ([name, text]) => [name, await hashConsentText(text)] as const),
    ),
  );
}

/**
 * Steps of the new project: start, one for each ordered position, hand-over.
 * The staff changes them later.
 */
const buildMilestones = (content: OfferContent, options: readonly string[]) => [
  { title: 'Auftakt: Ziele, Inhalte und Zugänge', description: '', needsApproval: false },
  ...content.positions.filter(countsWith(options)).map(({ title, description }) => ({
    title,
    description: description.slice(0, 4000),
    needsApproval: true,
  })),
  { title: 'Abnahme und Übergabe', description: '', needsApproval: true },
];
