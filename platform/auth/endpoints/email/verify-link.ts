import { PlatformError } from '../../../core/error.ts';
import { redirectTo, redirectWithError, withSession } from '../../accounts/flow-answer.ts';
import { issueSession } from '../../accounts/sessions.ts';
import { methodOf, spendLink } from '../../accounts/verification.ts';
import { PKCE_PREFIX } from '../../credentials/one-time-codes.ts';
import { authError } from '../../errors.ts';
import { withFragment, withQuery } from '../../redirect.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { findFlowStateOfUser, issueFlowCode } from '../../tables/flow-states.ts';
import { FIRST_HALF_MESSAGE } from './verify-code.ts';

/**
 * GET /verify: the link of a mail. Always redirects, to the site or an allowed
 * target, with the session, a PKCE code or an error.
 */
export const verifyLink: Endpoint = (auth) => async (context) => {
  const token = context.req.query('token_hash') ?? context.req.query('token') ?? '';
  const type = context.req.query('type') ?? '';
  const target = auth.resolveRedirect(context.req.query('redirect_to'));
  const isPkce = token.startsWith(PKCE_PREFIX);
  try {
    if (!token) throw authError('validation_failed', 'Verify requires a token or a token hash');
    if (!type) throw authError('validation_failed', 'Verify requires a verification type');
    if (!/^[\w-]{1,255}$/.test(token))
      throw authError('otp_expired', 'Email link is invalid or has expired');
    const forgiveLimit = await auth.limits.link(context);
    const locate = await inTransaction(auth, context, 'verify a mailed link', (work) =>
      follow(work, { token, type, target, isPkce }),
    );
    await forgiveLimit();
    return redirectTo(locate());
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return redirectWithError(target, error, isPkce);
  }
};

type Link = { token: string; type: string; target: string; isPkce: boolean };

/** Asked after the commit, when a hook has seen the session. */
type Location = () => string;

async function follow(work: Work, { token, type, target, isPkce }: Link): Promise<Location> {
  const verified = await spendLink(work, type, token);
  if (verified === 'first-half-of-email-change') {
    const fields = { message: FIRST_HALF_MESSAGE };
    return () => withFragment(isPkce ? withQuery(target, fields) : target, fields);
  }
  if (isPkce) {
    const flow = await findFlowStateOfUser(
      work.tx,
      verified.user.id,
      verified.type === 'signup' ? 'email/signup' : verified.type,
    );
    if (!flow) throw authError('flow_state_not_found', 'No associated flow state found.');
    const { user } = verified;
    const code = await issueFlowCode(work.tx, { id: flow.id, userId: user.id, now: work.now });
    // Where the code is no use, the page can still say that a password has to be set.
    const fields: Record<string, string> = { code };
    if (verified.isVoided) fields['type'] = 'recovery';
    return () => withQuery(target, fields);
  }
  const session = await issueSession(work, verified.user.id, methodOf(verified));
  // The client then asks for a new password, as after a recovery.
  const kind = verified.isVoided ? 'recovery' : verified.type;
  return () => withSession(target, session, { type: kind });
}
