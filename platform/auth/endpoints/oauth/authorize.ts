import type { PlatformContext } from '../../../http/env.ts';
import { requireLinker } from '../../caller.ts';
import { createOpaqueToken } from '../../credentials/one-time-codes.ts';
import { parseChallenge } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { buildAuthorizationUrl } from '../../external/oauth-client.ts';
import { findProvider } from '../../external/presets.ts';
import { askProvider } from '../../external/reach.ts';
import { inTransaction, type Auth, type Endpoint } from '../../service.ts';
import { insertClientState, insertFlowState } from '../../tables/flow-states.ts';

/** Hints for the provider's own page that an app may hand through. */
const HANDED_THROUGH = [
  'prompt',
  'login_hint',
  'access_type',
  'hd',
  'domain_hint',
  'max_age',
  'ui_locales',
];

/** GET /authorize?provider=: sends the browser to the provider. */
export const authorize: Endpoint = (auth) => async (context) => {
  const url = await startFlow(auth, context, null);
  return new Response(null, {
    status: 302,
    headers: { location: url, 'cache-control': 'no-store' },
  });
};

/**
 * GET /user/identities/authorize?provider=: the same, to link the provider's
 * account to the signed-in user. Answers {url}.
 */
export const authorizeLink: Endpoint = (auth) => async (context) => {
  if (auth.settings.manualLinking === false) throw authError('manual_linking_disabled');
  const user = await inTransaction(auth, context, 'read the user who links an identity', (work) =>
    requireLinker(work, context),
  );
  const url = await startFlow(auth, context, user.id);
  if (context.req.query('skip_http_redirect') === 'true') return Response.json({ url });
  return new Response(null, {
    status: 302,
    headers: { location: url, 'cache-control': 'no-store' },
  });
};

async function startFlow(
  auth: Auth,
  context: PlatformContext,
  linkingTargetId: string | null,
): Promise<string> {
  await auth.limits.signIn(context, 'authorize');
  const query = context.req.query();
  const provider = findProvider(auth.settings, query['provider'] ?? '');
  if (!provider)
    throw authError('validation_failed', 'Unsupported provider: provider is not enabled');
  const challenge = parseChallenge(query);
  // Two joined random values: PKCE wants at least 43 characters.
  const verifier = createOpaqueToken() + createOpaqueToken();
  const referrer = auth.resolveRedirect(query['redirect_to']);
  const state = await inTransaction(
    auth,
    context,
    'begin a sign-in at a provider',
    async ({ tx, now }) => {
      const clientStateId = await insertClientState(tx, provider.name, verifier, now);
      return insertFlowState(tx, {
        challenge,
        provider: provider.name,
        method: 'oauth',
        referrer,
        linkingTargetId,
        clientStateId,
        now,
      });
    },
  );
  const extra = Object.fromEntries(
    HANDED_THROUGH.flatMap((name) => (query[name] ? [[name, query[name]]] : [])),
  );
  const request = {
    state,
    verifier,
    redirectUri: `${auth.issuer}/callback`,
    scopes: query['scopes'] ?? '',
    extra,
  };
  return askProvider(auth, provider, () => buildAuthorizationUrl(provider, request));
}
