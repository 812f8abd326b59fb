import { IN_GERMAN } from '#shared/forms/in-german.ts';
import { OfferCallSchema, type OfferCall } from '#shared/offers/offer-call.ts';
import type { Terms } from '#shared/offers/offer.ts';
import type { FunctionContext, FunctionHandler } from '../context.ts';
import { onlyPost, readBody } from '../posted.ts';
import { acceptByLink, acceptOwn } from './accept.ts';
import { answer, refuseFields, refuseStranger } from './answer.ts';
import { askByLink, refuseByLink, showByLink, viewByLink } from './link.ts';
import { sendOffer } from './send.ts';

/**
 * The terms that an offer is sent with. Where the content room is not at hand,
 * the site serves them.
 */
export type FindTerms = (context: FunctionContext) => Promise<Terms>;

/**
 * `offers`: sends a draft (staff), accepts a sent offer (its customer), and
 * shows, notes the view of, asks about, accepts and refuses one for the holder of its link
 * (`token`). What needs computing is computed here and stored in one SQL
 * transaction. Answers `{success:true, …}` after the commit, else
 * `{success:false, error, code?, fieldErrors?}` with 400 (fields), 401, 403
 * (`factor`: the account wants a second factor), 404 (not the caller's, wrong
 * token), 409 (`code`: stale, changed, refused, superseded, accepted_before,
 * decided), 410 (`expired`, or why the link ended: revoked, superseded,
 * withdrawn, ended), 429 or 500.
 */
export const createOffersHandler = (findTerms: FindTerms): FunctionHandler =>
  onlyPost(async (request, context) => {
    const body = await readBody(request);
    const hasLink = typeof body === 'object' && body !== null && 'token' in body;
    if (!context.user && !hasLink) return refuseStranger();
    const parsed = OfferCallSchema.safeParse(body, IN_GERMAN);
    if (!parsed.success) return refuseFields(parsed.error.issues);
    try {
      return await act(parsed.data, context, findTerms);
    } catch (error) {
      context.log.error({ err: error, action: parsed.data.action }, 'offer call failed');
      return answer(
        { success: false, error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.' },
        500,
      );
    }
  });

async function act(
  call: OfferCall,
  context: FunctionContext,
  findTerms: FindTerms,
): Promise<Response> {
  switch (call.action) {
    case 'show':
      return showByLink(call, context);
    case 'view':
      return viewByLink(call, context);
    case 'ask':
      return askByLink(call, context);
    case 'refuse':
      return refuseByLink(call, context);
    case 'accept':
      if (call.token !== undefined) return acceptByLink(call, call.token, context);
      return context.user ? acceptOwn(call, context.user.id, context) : refuseStranger();
    case 'send':
      return context.user ? sendOffer(call, context.user.id, context, findTerms) : refuseStranger();
  }
}
