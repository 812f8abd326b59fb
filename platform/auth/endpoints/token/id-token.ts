import { z } from 'zod';
import { issueSession } from '../../accounts/sessions.ts';
import { requireLinker } from '../../caller.ts';
import { authError } from '../../errors.ts';
import { linkIdentity, resolveExternalAccount } from '../../external/external-accounts.ts';
import { verifyIdToken } from '../../external/id-token.ts';
import { findProvider } from '../../external/presets.ts';
import { askProvider } from '../../external/reach.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';

const Body = z.object({
  provider: OptionalText,
  id_token: z.string().max(16_384).nullish(),
  nonce: OptionalText,
  link_identity: z.boolean().nullish(),
});

/**
 * Signs in with an id_token that an app got from a provider itself; with
 * `link_identity` it is added to the signed-in user.
 */
export const idTokenGrant: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (!body.id_token) throw authError('validation_failed', 'id_token required');
  if (!body.provider)
    throw authError('validation_failed', 'provider or client_id and issuer required');
  if (body.link_identity && auth.settings.manualLinking === false)
    throw authError('manual_linking_disabled');
  const idToken = body.id_token;
  await auth.limits.signIn(context, 'id_token');
  const provider = findProvider(auth.settings, body.provider);
  if (!provider)
    throw authError('provider_disabled', `Provider "${body.provider.slice(0, 40)}" is not enabled`);
  const profile = await askProvider(auth, provider, () =>
    verifyIdToken(provider, idToken, body.nonce),
  );
  const session = await inTransaction(auth, context, 'sign in by an id_token', async (work) => {
    const user = body.link_identity
      ? await linkIdentity(work, (await requireLinker(work, context)).id, profile)
      : await resolveExternalAccount(work, profile);
    return issueSession(work, user.id, 'oauth');
  });
  return Response.json(session);
};
