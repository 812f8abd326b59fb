import { z } from 'zod';
import { createAccount, signUpConfirmed } from '../../accounts/email-accounts.ts';
import { sendLink } from '../../accounts/mails.ts';
import { parseChallenge, PkceFields } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { OptionalObject, OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { inConstantTime } from '../../constant-time.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { noteFlow } from '../../tables/flow-states.ts';
import { noteRequest } from '../../tables/unproven-accounts.ts';
import { findUserByEmail } from '../../tables/users.ts';

const Body = z.object({
  email: OptionalText,
  phone: OptionalText,
  create_user: z.boolean().nullish(),
  data: OptionalObject,
  ...PkceFields,
});

/**
 * POST /otp: mails link and code for a sign-in without password. A new address
 * becomes an account unless `create_user` is false or sign-up is closed; then
 * it gets no mail, and the answer is the same {}.
 */
export const otp: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (body.email && body.phone)
    throw authError(
      'validation_failed',
      'Only an email address or phone number should be provided',
    );
  if (body.phone) throw authError('phone_provider_disabled', 'Unsupported phone provider');
  if (!body.email) throw authError('validation_failed', 'One of email or phone must be set');
  const email = parseEmail(body.email);
  const challenge = parseChallenge(body);
  await auth.limits.mail(context, email);
  const mayCreate = body.create_user !== false && !auth.settings.disableSignup;
  const redirectTo = auth.resolveRedirect(context.req.query('redirect_to'));
  await inConstantTime(() =>
    inTransaction(auth, context, 'send a sign-in mail', async (work) => {
      const known = await findUserByEmail(work.tx, email);
      if (!known && !mayCreate) return;
      let user =
        known ??
        (await createAccount(work, { email, passwordHash: null, userMetadata: body.data ?? {} }));
      if (auth.settings.autoconfirm && !known) user = await signUpConfirmed(work, user);
      await noteRequest(work, user);
      const isConfirmed = user.email_confirmed_at !== null;
      const method = isConfirmed ? 'magiclink' : 'email/signup';
      await recordAudit(
        work,
        isConfirmed ? 'user_recovery_requested' : 'user_confirmation_requested',
        user,
        { provider: 'email' },
      );
      await noteFlow(work, user, challenge, { provider: 'email', method });
      await sendLink(
        work,
        user,
        isConfirmed ? 'magiclink' : 'signup',
        redirectTo,
        challenge !== null,
      );
    }),
  );
  return Response.json({});
};
