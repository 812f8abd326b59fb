import type * as z from 'zod/mini';
import { readOfferToSend, type OfferSnapshot } from '#shared/offer.ts';
import type { SendOfferSchema } from '#shared/offer-call.ts';
import { addDays, agencyDay } from '#shared/agency-day.ts';
import { buildOfferTexts } from '#shared/offer-texts.ts';
import { pickSeller } from '#shared/seller.ts';
import type { FunctionContext } from '../context.ts';
import { answer, refuseFields, refuseUnknown } from './answer.ts';

type Draft = { id: string; status: string; version: number; content: unknown };

/** Validates the draft, adds what the customer is shown beside it, and seals it. */
export async function sendOffer(call: z.infer<typeof SendOfferSchema>, userId: string, context: FunctionContext): Promise<Response> {
  // Row level security shows drafts to the staff only: whoever can read it may send it.
  const { data: draft, error } = await context.supabase
    .from('offers')
    .select('id,status,version,content')
    .eq('id', call.id)
    .eq('status', 'draft')
    .maybeSingle<Draft>();
  if (error) throw new Error(`offer not read: ${error.message}`);
  if (!draft) return refuseUnknown();
  const read = readOfferToSend(draft.content);
  if ('problems' in read) return refuseFields(read.problems);
  const { content, tax, totals } = read;

  const issuedOn = agencyDay(context.now());
  const seller = pickSeller(context.company);
  const snapshot: Omit<OfferSnapshot, 'number' | 'version'> = {
    issuedOn,
    validUntil: addDays(issuedOn, content.validDays),
    seller,
    content,
    tax,
    texts: buildOfferTexts(content.customer.kind, seller),
  };
  const { data, error: failure } = await context
    .admin('numbers are drawn and offers sealed by this function alone')
    .rpc('send_offer', { offer_id: draft.id, actor: userId, seen_at: call.updatedAt, snapshot, totals });
  if (failure) throw new Error(`offer not sent: ${failure.message}`);
  const { outcome, number } = data as { outcome: string; number?: string };
  switch (outcome) {
    case 'sent':
      context.log.info({ number }, 'offer sent');
      return answer({ success: true, number: number! });
    case 'stale':
      return answer({ success: false, code: outcome, error: 'Der Entwurf wurde inzwischen geändert. Bitte laden Sie die Seite neu.' }, 409);
    case 'accepted_before':
      return answer({ success: false, code: outcome, error: 'Der Kunde hat eine frühere Fassung angenommen.' }, 409);
    default:
      return refuseUnknown();
  }
}
