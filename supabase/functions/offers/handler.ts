import { OfferCallSchema } from '#shared/offer-call.ts';
import type { FunctionContext } from '../context.ts';
import { acceptOffer } from './accept.ts';
import { answer, refuseFields } from './answer.ts';
import { sendOffer } from './send.ts';

/**
 * `offers`: sends a draft (staff) and accepts a sent offer (its customer); what both need is computed here and stored in one SQL transaction.
 * Answers `{success:true, …}` after the commit, else `{success:false, error, code?, fieldErrors?}` with 400 (fields), 401, 404 (not the caller's),
 * 409 (`code`: stale, changed, refused, superseded, accepted_before), 410 (`expired`) or 500.
 */
export async function handleOffers(request: Request, context: FunctionContext): Promise<Response> {
  if (request.method !== 'POST') return answer({ success: false, error: 'Diese Adresse nimmt nur POST an.' }, 405);
  if (!context.user) return answer({ success: false, error: 'Bitte melden Sie sich an.' }, 401);
  const parsed = OfferCallSchema.safeParse(await request.json().catch(() => undefined));
  if (!parsed.success) return refuseFields(parsed.error.issues);
  try {
    return parsed.data.action === 'send'
      ? await sendOffer(parsed.data, context.user.id, context)
      : await acceptOffer(parsed.data, context.user.id, context);
  } catch (error) {
    context.log.error({ err: error, action: parsed.data.action }, 'offer call failed');
    return answer({ success: false, error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.' }, 500);
  }
}
