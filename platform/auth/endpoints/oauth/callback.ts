import { PlatformError } from '../../../core/error.ts';
import type { PlatformContext } from '../../../http/env.ts';
import { answerRedirect, redirectWithError } from '../../accounts/flow-answer.ts';
import { authError } from '../../errors.ts';
import { linkIdentity, resolveExternalAccount } from '../../external/external-accounts.ts';
import { exchangeCode } from '../../external/oauth-client.ts';
import { findProvider } from '../../external/presets.ts';
import { askProvider } from '../../external/reach.ts';
import { isUuid } from '../../../core/ids.ts';
import { inTransaction, type Auth, type Endpoint } from '../../service.ts';
import {
  findFlowStateForUpdate,
  takeClientState,
  type FlowStateRow,
} from '../../tables/flow-states.ts';

const FLOW_LIFETIME_MS = 10 * 60_000;

/**
 * GET or POST /callback: the provider sends the browser back. Always redirects
 * to where the flow began.
 */
export const callback: Endpoint = (auth) => async (context) => {
  const params = await readParams(context);
  const begun = await inTransaction(
    auth,
    context,
    'continue a sign-in at a provider',
    async ({ tx, now }) => {
      const state = params.get('state');
      const flow = isUuid(state) ? await findFlowStateForUpdate(tx, state) : null;
      // Taking the verifier makes the state work once.
      const verifier = flow?.oauth_client_state_id
        ? await takeClientState(tx, flow.oauth_client_state_id)
        : null;
      return flow && verifier && now.getTime() - flow.created_at.getTime() <= FLOW_LIFETIME_MS
        ? { flow, verifier }
        : null;
    },
  );
  if (!begun)
    return redirectWithError(auth.resolveRedirect(null), authError('bad_oauth_state'), false);
  const target = begun.flow.referrer ?? auth.resolveRedirect(null);
  const isPkce = begun.flow.code_challenge !== null;
  try {
    return await finish(auth, context, params, begun.flow, begun.verifier, target);
  } catch (error) {
    if (error instanceof PlatformError) return redirectWithError(target, error, isPkce);
    throw error;
  }
};

async function finish(
  auth: Auth,
  context: PlatformContext,
  params: URLSearchParams,
  flow: FlowStateRow,
  verifier: string,
  target: string,
): Promise<Response> {
  const refusal = params.get('error');
  if (refusal)
    throw authError('bad_oauth_callback', params.get('error_description') ?? refusal, {
      extra: { error: refusal },
    });
  const provider = findProvider(auth.settings, flow.provider_type);
  if (!provider) throw authError('provider_disabled');
  const callbackUrl = new URL(`${auth.issuer}/callback?${params.toString()}`);
  const exchange = () => exchangeCode(provider, callbackUrl, { state: flow.id, verifier });
  const { profile, tokens } = await askProvider(
    auth,
    provider,
    exchange,
    authError('unexpected_failure', 'Unable to exchange external code'),
  );
  const answer = await inTransaction(auth, context, 'sign in by a provider', async (work) => {
    const user = flow.linking_target_id
      ? await linkIdentity(work, flow.linking_target_id, profile)
      : await resolveExternalAccount(work, profile);
    return answerRedirect(work, { flow, userId: user.id, method: 'oauth', target, tokens });
  });
  return answer();
}

async function readParams(context: PlatformContext): Promise<URLSearchParams> {
  if (context.req.method === 'POST') return new URLSearchParams(await context.req.text());
  return new URL(context.req.url).searchParams;
}
