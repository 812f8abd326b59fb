import type * as z from 'zod/mini';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { readOfferToSend } from '#shared/offers/offer.ts';
import type { SendOfferSchema } from '#shared/offers/offer-call.ts';
import { SendOutcomeSchema } from '#shared/offers/offer-outcome.ts';
import { buildOfferSnapshot } from '#shared/offers/offer-snapshot.ts';
import type { FunctionContext } from '../context.ts';
import type { FindTerms } from './create-handler.ts';
import { answer, refuseFields, refuseUnknown } from './answer.ts';

/** Validates the draft, adds what the customer is shown beside it, and seals it. */
export async function sendOffer(
  call: z.infer<typeof SendOfferSchema>,
  userId: string,
  context: FunctionContext,
  findTerms: FindTerms,
): Promise<Response> {
  // Row level security shows drafts to the staff only: whoever can read it may send it.
  const { data: draft, error } = await context.supabase
    .from('offers')
    .select('id,content')
    .eq('id', call.id)
    .eq('status', 'draft')
    .maybeSingle();
  if (error) throw new Error(`offer not read: ${error.message}`);
  if (!draft) return refuseUnknown();
  const read = readOfferToSend(draft.content);
  if ('problems' in read) return refuseFields(read.problems);
  const { data, error: failure } = await context
    .admin('numbers are drawn and offers sealed by this function alone')
    .rpc('send_offer', {
      offer_id: draft.id,
      actor: userId,
      seen_at: call.updatedAt,
      snapshot: buildOfferSnapshot(
        read.content,
        context.company,
        agencyDay(context.now()),
        await findTerms(context),
      ),
      totals: read.totals,
    });
  if (failure) throw new Error(`offer not sent: ${failure.message}`);
  const stored = SendOutcomeSchema.parse(data);
  switch (stored.outcome) {
    case 'sent':
      context.log.info({ number: stored.number }, 'offer sent');
      return answer({ success: true, number: stored.number });
    case 'stale':
      return answer(
        {
          success: false,
          code: stored.outcome,
          error: 'Der Entwurf wurde inzwischen geändert. Bitte laden Sie die Seite neu.',
        },
        409,
      );
    case 'accepted_before':
      return answer(
        {
          success: false,
          code: stored.outcome,
          error: 'Der Kunde hat eine frühere Fassung angenommen.',
        },
        409,
      );
    default:
      return refuseUnknown();
  }
}
