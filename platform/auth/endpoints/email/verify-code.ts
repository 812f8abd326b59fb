import { z } from 'zod';
import { issueSession } from '../../accounts/sessions.ts';
import { isVerificationType, methodOf, spendCode, spendLink } from '../../accounts/verification.ts';
import { holdBack } from '../../constant-time.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody, parseEmail, parsePhone } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';

const Body = z.object({
  type: OptionalText,
  email: OptionalText,
  phone: OptionalText,
  token: OptionalText,
  token_hash: OptionalText,
});

export const FIRST_HALF_MESSAGE =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** POST /verify: the code typed from a mail, or the hash of its link, for a session. */
export const verifyCode: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (!body.type) throw authError('validation_failed', 'Verify requires a verification type');
  if (Boolean(body.token) === Boolean(body.token_hash))
    throw authError('validation_failed', 'Verify requires either a token or a token hash');
  // Phone numbers are stored but no SMS is ever sent, so no phone code can be right.
  if (body.phone && parsePhone(body.phone)) throw authError('otp_expired');
  if (!isVerificationType(body.type))
    throw authError('validation_failed', 'Unsupported verification type');
  if (body.token_hash && (body.email || body.phone)) {
    throw authError('validation_failed', 'Only the token_hash and type should be provided');
  }
  if (body.token && !body.email) {
    throw authError(
      'validation_failed',
      'Only an email address or phone number should be provided on verify',
    );
  }
  const email = body.token ? parseEmail(body.email) : null;
  const forgiveLimit =
    email === null ? await auth.limits.link(context) : await auth.limits.guess(context, email);
  const begun = performance.now();
  const verify = inTransaction(auth, context, 'verify a mailed code', async (work) => {
    const verified =
      email === null
        ? await spendLink(work, body.type, body.token_hash)
        : await spendCode(work, body.type, email, body.token);
    if (verified === 'first-half-of-email-change') return { msg: FIRST_HALF_MESSAGE, code: '200' };
    return issueSession(work, verified.user.id, methodOf(verified));
  });
  const answer = await verify.catch(async (refusal: unknown) => {
    // A wrong code is counted where one is open, which only known addresses have.
    await holdBack(begun);
    throw refusal;
  });
  await forgiveLimit();
  return Response.json(answer);
};
