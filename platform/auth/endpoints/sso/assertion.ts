import { PlatformError } from '../../../core/error.ts';
import { answerRedirect, redirectWithError } from '../../accounts/flow-answer.ts';
import { authError } from '../../errors.ts';
import { resolveExternalAccount } from '../../external/external-accounts.ts';
import { readSamlAnswer } from '../../external/saml.ts';
import { isUuid } from '../../../core/ids.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { findFlowStateForUpdate } from '../../tables/flow-states.ts';
import { takeRelayState } from '../../tables/relay-states.ts';
import { findSsoProvider } from '../../tables/sso-providers.ts';

const RELAY_LIFETIME_MS = 10 * 60_000;

/**
 * POST /sso/saml/acs: the identity provider's answer, by the user's browser.
 * Only answers to a sign-in begun here are taken.
 */
export const samlAssertion: Endpoint = (auth) => async (context) => {
  const form = new URLSearchParams(await context.req.text());
  const relayState = form.get('RelayState');
  const begun = await inTransaction(
    auth,
    context,
    'continue single sign-on',
    async ({ tx, now }) => {
      const relay = isUuid(relayState) ? await takeRelayState(tx, relayState) : null;
      const provider = relay && (await findSsoProvider(tx, relay.sso_provider_id));
      const flow = relay?.flow_state_id
        ? await findFlowStateForUpdate(tx, relay.flow_state_id)
        : null;
      const isFresh =
        relay !== null && now.getTime() - relay.created_at.getTime() <= RELAY_LIFETIME_MS;
      return relay && provider && !provider.disabled && flow && isFresh
        ? { relay, provider, flow }
        : null;
    },
  );
  if (!begun)
    return redirectWithError(
      auth.resolveRedirect(null),
      authError('saml_relay_state_not_found'),
      false,
    );
  const { relay, provider, flow } = begun;
  const target = relay.redirect_to ?? auth.resolveRedirect(null);
  try {
    const profile = await readSamlAnswer(
      auth.issuer,
      provider,
      relay.request_id,
      form.get('SAMLResponse') ?? '',
    );
    const answer = await inTransaction(auth, context, 'sign in by single sign-on', async (work) => {
      const user = await resolveExternalAccount(work, profile, { emailOptional: true, sso: true });
      return answerRedirect(work, {
        flow,
        userId: user.id,
        method: 'sso/saml',
        target,
        tokens: null,
      });
    });
    return answer();
  } catch (error) {
    if (error instanceof PlatformError)
      return redirectWithError(target, error, flow.code_challenge !== null);
    throw error;
  }
};
