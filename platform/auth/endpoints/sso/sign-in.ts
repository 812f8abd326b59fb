import { z } from 'zod';
import { parseChallenge, PkceFields } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { buildSamlSignInUrl, createRequestId } from '../../external/saml.ts';
import { isUuid } from '../../../core/ids.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { insertFlowState } from '../../tables/flow-states.ts';
import { insertRelayState } from '../../tables/relay-states.ts';
import { findSsoProvider, findSsoProviderByDomain } from '../../tables/sso-providers.ts';

const Body = z.object({
  provider_id: OptionalText,
  domain: OptionalText,
  redirect_to: OptionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...PkceFields,
});

/**
 * POST /sso {provider_id | domain}: the address at the company's identity
 * provider, as {url} or as a redirect.
 */
export const ssoSignIn: Endpoint = (auth) => async (context) => {
  if (auth.settings.saml === false) throw authError('saml_provider_disabled');
  const body = await parseBody(context, Body);
  if (Boolean(body.provider_id) === Boolean(body.domain))
    throw authError('validation_failed', 'Either a provider_id or a domain needs to be provided');
  if (body.provider_id && !isUuid(body.provider_id))
    throw authError('validation_failed', 'provider_id must be an UUID');
  const challenge = parseChallenge(body);
  await auth.limits.signIn(context, 'sso');
  const redirectTo = auth.resolveRedirect(body.redirect_to);
  const requestId = createRequestId();
  const { provider, relayState } = await inTransaction(
    auth,
    context,
    'begin single sign-on',
    async ({ tx, now }) => {
      const found = body.provider_id
        ? await findSsoProvider(tx, body.provider_id)
        : await findSsoProviderByDomain(tx, body.domain);
      if (!found || found.disabled)
        throw authError(
          'sso_provider_not_found',
          body.provider_id ? 'No such SSO provider' : undefined,
        );
      const flowStateId = await insertFlowState(tx, {
        challenge,
        provider: `sso:${found.id}`,
        method: 'sso/saml',
        referrer: redirectTo,
        now,
      });
      return {
        provider: found,
        relayState: await insertRelayState(tx, {
          providerId: found.id,
          requestId,
          redirectTo,
          flowStateId,
          now,
        }),
      };
    },
  );
  const url = await buildSamlSignInUrl(auth.issuer, provider, requestId, relayState);
  if (body.skip_http_redirect === false)
    return new Response(null, { status: 303, headers: { location: url } });
  return Response.json({ url });
};
