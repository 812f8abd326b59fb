import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { createAccount, getUser, signUpConfirmed } from '../../accounts/email-accounts.ts';
import { sendLink } from '../../accounts/mails.ts';
import { issueSession } from '../../accounts/sessions.ts';
import { buildUser, type UserView } from '../../accounts/user-view.ts';
import { hashPassword, requireStrongPassword } from '../../credentials/passwords.ts';
import { parseChallenge, PkceFields } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { OptionalObject, OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { inConstantTime } from '../../constant-time.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { noteFlow } from '../../tables/flow-states.ts';
import { noteRequest } from '../../tables/unproven-accounts.ts';
import { findUserByEmail, type UserRow } from '../../tables/users.ts';
import { signInAnonymously } from './anonymous.ts';

export const SignupBody = z.object({
  email: OptionalText,
  phone: OptionalText,
  password: OptionalText,
  data: OptionalObject,
  ...PkceFields,
});

/**
 * POST /signup. Autoconfirm: a session. Confirmation: the user without a
 * session and a mail. An address in use changes nothing: with autoconfirm 422
 * user_already_exists, else an answer that looks like a new account.
 */
export const signup: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, SignupBody);
  const userMetadata = body.data ?? {};
  if (!body.email && !body.phone) return signInAnonymously(auth, context, userMetadata);
  if (auth.settings.disableSignup) throw authError('signup_disabled');
  if (body.email && body.phone)
    throw authError(
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    );
  if (!body.email) throw authError('phone_provider_disabled', 'Phone signups are disabled');
  if (!body.password) throw authError('validation_failed', 'Signup requires a valid password');
  requireStrongPassword(body.password, auth.settings);
  const challenge = parseChallenge(body);
  const email = parseEmail(body.email);
  await auth.limits.signIn(context, email);
  if (!auth.settings.autoconfirm) await auth.limits.mail(context, email);
  // Hashed for a taken address too: the answer takes the same time.
  const passwordHash = await hashPassword(body.password);
  const redirectTo = auth.resolveRedirect(context.req.query('redirect_to'));

  const run = () =>
    inTransaction(auth, context, 'sign up', async (work) => {
      const existing = await findUserByEmail(work.tx, email);
      // Without confirmation an invitation would belong to whoever knows the address.
      const isTaken =
        existing?.email_confirmed_at || (auth.settings.autoconfirm && existing?.invited_at);
      if (existing && isTaken) {
        await recordAudit(work, 'user_repeated_signup', existing, { provider: 'email' });
        return null;
      }
      // Nobody has proven to own the address of an unconfirmed account: its confirmation decides.
      const user = existing ?? (await createAccount(work, { email, passwordHash, userMetadata }));
      if (auth.settings.autoconfirm) {
        await signUpConfirmed(work, user);
        await recordAudit(work, 'login', user, { provider: 'email' });
        return issueSession(work, user.id, 'password');
      }
      await noteRequest(work, user);
      await recordAudit(work, 'user_confirmation_requested', user, { provider: 'email' });
      await noteFlow(work, user, challenge, { provider: 'email', method: 'email/signup' });
      await sendLink(work, user, 'signup', redirectTo, challenge !== null);
      const sent = await getUser(work, user.id);
      return buildUser(existing ? withoutHistory(sent, userMetadata) : sent);
    });
  const answer = await (auth.settings.autoconfirm ? run() : inConstantTime(run));
  if (answer) return Response.json(answer);
  if (auth.settings.autoconfirm) throw authError('user_already_exists');
  return Response.json(buildDecoy(email, userMetadata, auth.deps.now()));
};

/** A repeated sign-up must not show what the first one had entered. */
function withoutHistory(user: UserRow, userMetadata: Record<string, unknown>): UserRow {
  return { ...user, raw_user_meta_data: userMetadata };
}

/** Looks like a new account; a random id and no identity, as Supabase answers. */
function buildDecoy(email: string, userMetadata: Record<string, unknown>, now: Date): UserView {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userMetadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
