import { z } from 'zod';
import { sendEmailChange, sendLink } from '../../accounts/mails.ts';
import { parseChallenge, PkceFields } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { inConstantTime } from '../../constant-time.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { noteFlow } from '../../tables/flow-states.ts';
import { findUserByEmail } from '../../tables/users.ts';

const Body = z.object({
  type: OptionalText,
  email: OptionalText,
  phone: OptionalText,
  ...PkceFields,
});

/**
 * POST /resend {type: signup | email_change}: the mail again where one is due;
 * {} for every address.
 */
export const resend: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (body.type === 'sms' || body.type === 'phone_change')
    throw authError('phone_provider_disabled', 'Unsupported phone provider');
  if (body.type !== 'signup' && body.type !== 'email_change')
    throw authError(
      'validation_failed',
      'Missing one of these types: signup, email_change, sms, phone_change',
    );
  if (!body.email) throw authError('validation_failed', 'Type provided requires an email address');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  await auth.limits.mail(context, email);
  const redirectTo = auth.resolveRedirect(context.req.query('redirect_to'));
  await inConstantTime(() =>
    inTransaction(auth, context, 'send a mail again', async (work) => {
      const user = await findUserByEmail(work.tx, email);
      if (!user) return;
      if (body.type === 'signup' && !user.email_confirmed_at) {
        await recordAudit(work, 'user_confirmation_requested', user);
        await noteFlow(work, user, challenge, { provider: 'email', method: 'email/signup' });
        await sendLink(work, user, 'signup', redirectTo, challenge !== null);
      }
      if (body.type === 'email_change' && user.email_change) {
        await noteFlow(work, user, challenge, { provider: 'email_change', method: 'email_change' });
        await sendEmailChange(work, user, user.email_change, redirectTo, challenge !== null);
      }
    }),
  );
  return Response.json({});
};
