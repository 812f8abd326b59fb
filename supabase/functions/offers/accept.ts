import { hashConsentText } from '#shared/consent-texts.ts';
import { countsWith, OfferSnapshotSchema, offerTotals, type OfferContent } from '#shared/offer.ts';
import type { AcceptOffer } from '#shared/offer-call.ts';
import { ORDER_LABELS } from '#shared/offer-texts.ts';
import { findSignatureImage } from '#shared/signature-image.ts';
import type { FunctionContext } from '../context.ts';
import { answer, refuseFields, refuseUnknown } from './answer.ts';

type Sent = { id: string; status: string; customer_id: string | null; snapshot: unknown; snapshot_hash: string };

const CLOSED: Readonly<Record<string, string>> = {
  refused: 'Sie haben dieses Angebot bereits abgelehnt.',
  superseded: 'Zu diesem Angebot gibt es eine neue Fassung. Bitte öffnen Sie diese.',
  changed: 'Das Angebot stimmt nicht mit dem überein, was Ihnen gezeigt wurde. Bitte laden Sie die Seite neu.',
};

/** The customer orders: computes what his choice costs, keeps the evidence (no address of the caller), and stores the order once. */
export async function acceptOffer(call: AcceptOffer, userId: string, context: FunctionContext): Promise<Response> {
  const { data: offer, error } = await context.supabase
    .from('offers')
    .select('id,status,customer_id,snapshot,snapshot_hash')
    .eq('id', call.id)
    .neq('status', 'draft')
    .maybeSingle<Sent>();
  if (error) throw new Error(`offer not read: ${error.message}`);
  // Staff sees every offer, but orders nothing for a customer.
  if (!offer || offer.customer_id !== userId) return refuseUnknown();
  const { content, tax, texts } = OfferSnapshotSchema.parse(offer.snapshot);

  if (!findSignatureImage(call.signature)) {
    return refuseFields([{ path: ['signature'], message: 'Die Unterschrift ist nicht lesbar. Bitte unterschreiben Sie noch einmal.' }]);
  }
  if (texts.withdrawal && !call.withdrawalSeen) {
    return refuseFields([{ path: ['withdrawalSeen'], message: 'Bitte bestätigen Sie, dass Sie die Widerrufsbelehrung erhalten haben.' }]);
  }
  const options = [...new Set(call.options)].toSorted();
  const optional = new Set(content.positions.filter((position) => position.optional).map(({ id }) => id));
  if (options.some((id) => !optional.has(id)))
    return refuseFields([{ path: ['options'], message: 'Diese Option steht nicht im Angebot.' }]);
  const totals = offerTotals(content, tax, options);
  if (offer.status === 'sent' && totals.grossCents !== call.grossCents) {
    return answer({ success: false, code: 'changed', error: CLOSED['changed']! }, 409);
  }

  const evidence = {
    name: call.name,
    signature: call.signature,
    signatureKind: call.signatureKind,
    button: ORDER_LABELS[content.customer.kind],
    withdrawalSeen: texts.withdrawal !== '' && call.withdrawalSeen,
    earlyStart: texts.earlyStart !== '' && call.earlyStart,
    textVersions: await hashTexts(texts),
    netCents: totals.netCents,
    taxCents: totals.taxCents,
    grossCents: totals.grossCents,
  };
  const { data, error: failure } = await context
    .admin('an order writes project, enquiry and mails, which no customer may write')
    .rpc('accept_offer', {
      offer_id: offer.id,
      customer: userId,
      hash: call.hash,
      options,
      totals,
      evidence,
      milestones: buildMilestones(content, options),
    });
  if (failure) throw new Error(`offer not accepted: ${failure.message}`);
  const { outcome, projectId, repeated } = data as { outcome: string; projectId?: string; repeated?: boolean };
  if (outcome === 'accepted') {
    context.log.info({ offer: offer.id, repeated }, 'offer accepted');
    return answer({ success: true, projectId: projectId! });
  }
  if (outcome === 'expired') {
    return answer(
      { success: false, code: outcome, error: 'Dieses Angebot ist abgelaufen. Schreiben Sie uns, dann erhalten Sie ein neues.' },
      410,
    );
  }
  const reason = CLOSED[outcome];
  return reason ? answer({ success: false, code: outcome, error: reason }, 409) : refuseUnknown();
}

async function hashTexts(texts: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const shown = Object.entries(texts).filter(([, text]) => text !== '');
  return Object.fromEntries(await Promise.all(shown.map(async ([name, text]) => [name, await hashConsentText(text)] as const)));
}

/** Steps of the new project: start, one for each ordered position, hand-over. The staff changes them later. */
const buildMilestones = (content: OfferContent, options: readonly string[]) => [
  { title: 'Auftakt: Ziele, Inhalte und Zugänge', description: '', needsApproval: false },
  ...content.positions
    .filter(countsWith(options))
    .map(({ title, description }) => ({ title, description: description.slice(0, 4000), needsApproval: true })),
  { title: 'Abnahme und Übergabe', description: '', needsApproval: true },
];
