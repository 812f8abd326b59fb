import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import type { LinkAnswer, LinkCall, LinkedOffer } from '#shared/offers/offer-call.ts';
import {
  LinkOutcomeSchema,
  type EndedLink,
  type LinkOutcome,
} from '#shared/offers/offer-outcome.ts';
import { json, type FunctionContext } from '../context.ts';
import { answer } from './answer.ts';

type Call<Action extends LinkCall['action']> = Extract<LinkCall, { action: Action }>;

/** False for a connection that tries more links than people do, right ones among them. */
export const allowLink = ({
  allow,
  clientAddress,
}: Pick<FunctionContext, 'allow' | 'clientAddress'>): Promise<boolean> =>
  allow(`offer-link:${clientAddress}`, BUDGETS.offerLinks.most, BUDGETS.offerLinks.seconds);

const ENDED: Readonly<Record<EndedLink, string>> = {
  revoked: 'Dieser Link gilt nicht mehr.',
  superseded: 'Zu diesem Angebot gibt es eine neue Fassung. Ihr Link steht in der neueren E-Mail.',
  withdrawn: 'Dieses Angebot haben wir zurückgezogen.',
  ended: 'Dieses Angebot ist abgelaufen. Schreiben Sie uns, dann erhalten Sie ein neues.',
};
/** What public.add_offer_link() makes. */
const TOKEN = /^[\w-]+$/;
const DECIDED = '55000';
const TOO_MANY = '54000';

/** What a token opens. `isView` notes it in the trail of the offer. */
export async function readLink(
  service: SupabaseClient<Database>,
  token: string,
  isView = false,
): Promise<LinkOutcome> {
  if (!TOKEN.test(token)) return { outcome: 'unknown' };
  const { data, error } = await service.rpc('open_offer_link', { token, is_view: isView });
  if (error) throw new Error(`offer link not opened: ${error.message}`);
  return LinkOutcomeSchema.parse(data);
}

const adminOf = (context: FunctionContext): SupabaseClient<Database> =>
  context.admin('the holder of a link has no account; the link names the one offer');

function refuseTrying(): Response {
  const response = answer(
    { success: false, error: 'Zu viele Aufrufe. Bitte versuchen Sie es in einer Stunde erneut.' },
    429,
  );
  response.headers.set('retry-after', String(BUDGETS.offerLinks.seconds));
  return response;
}

/** The offer of the link, or why not. `isView` notes it in the trail of the offer. */
export async function openLink(
  token: string,
  context: FunctionContext,
  isView = false,
): Promise<LinkedOffer | Response> {
  if (!(await allowLink(context))) return refuseTrying();
  const found = await readLink(adminOf(context), token, isView);
  if (found.outcome === 'open') return found;
  return found.outcome === 'unknown'
    ? answer(
        {
          success: false,
          error: 'Dieser Link ist ungültig. Bitte öffnen Sie den Link aus Ihrer E-Mail.',
        },
        404,
      )
    : answer({ success: false, code: found.outcome, error: ENDED[found.outcome] }, 410);
}

/** A link is no second factor: whoever has set one up decides in the portal. */
export const refuseWithoutFactor = (): Response =>
  answer(
    {
      success: false,
      code: 'factor',
      error: 'Ihr Konto ist mit einem zweiten Faktor geschützt. Bitte melden Sie sich dafür an.',
    },
    403,
  );

/**
 * The page has come to life in a browser: programs that only fetch the links of a mail get no
 * further than its text.
 */
export async function viewByLink(
  { token }: Call<'view'>,
  context: FunctionContext,
): Promise<Response> {
  const link = await openLink(token, context, true);
  return link instanceof Response ? link : answer({ success: true });
}

/** Shows the offer anew after something was done with it. */
export async function showByLink(
  { token }: Call<'show'>,
  context: FunctionContext,
): Promise<Response> {
  const link = await openLink(token, context);
  if (link instanceof Response) return link;
  const { offer, hasAccount, needsSignIn } = link;
  return json({ success: true, offer, hasAccount, needsSignIn } satisfies LinkAnswer);
}

export async function askByLink(
  { token, body, requestId }: Call<'ask'>,
  context: FunctionContext,
): Promise<Response> {
  const link = await openLink(token, context);
  if (link instanceof Response) return link;
  const { error } = await adminOf(context).rpc('write_offer_note', {
    offer_id: link.offer.id,
    body,
    token,
    ...(requestId !== undefined && { request_id: requestId }),
  });
  // Written for people.
  if (error?.code === TOO_MANY) return answer({ success: false, error: error.message }, 429);
  if (error?.code === DECIDED)
    return answer({ success: false, code: 'decided', error: error.message }, 409);
  if (error) throw new Error(`question not stored: ${error.message}`);
  return answer({ success: true });
}

export async function refuseByLink(
  { token, reason }: Call<'refuse'>,
  context: FunctionContext,
): Promise<Response> {
  const link = await openLink(token, context);
  if (link instanceof Response) return link;
  if (link.needsSignIn) return refuseWithoutFactor();
  const { error } = await adminOf(context).rpc('refuse_offer', {
    offer_id: link.offer.id,
    reason,
    token,
  });
  if (error?.code === DECIDED)
    return answer({ success: false, code: 'decided', error: error.message }, 409);
  if (error) throw new Error(`offer not refused: ${error.message}`);
  return answer({ success: true });
}
