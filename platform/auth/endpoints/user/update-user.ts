import { z } from 'zod';
import type { PlatformContext } from '../../../http/env.ts';
import { addEmailIdentity, getUser, withProviders } from '../../accounts/email-accounts.ts';
import { sendEmailChange } from '../../accounts/mails.ts';
import { hasVerifiedFactor } from '../../accounts/sessions.ts';
import { buildUser } from '../../accounts/user-view.ts';
import { spendNonce } from '../../accounts/verification.ts';
import { withPassword } from '../../accounts/void-beginning.ts';
import { requireUser, type SignedIn } from '../../caller.ts';
import {
  hashPassword,
  requireStrongPassword,
  verifyPassword,
} from '../../credentials/passwords.ts';
import { parseChallenge, PkceFields } from '../../credentials/pkce.ts';
import { authError } from '../../errors.ts';
import { OptionalObject, OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Auth, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deleteLinkingFlows, noteFlow } from '../../tables/flow-states.ts';
import { deleteLinkedIdentities } from '../../tables/identities.ts';
import { deleteOneTimeTokensOfUser } from '../../tables/one-time-tokens.ts';
import { deletePasskeysOfUser } from '../../tables/passkeys.ts';
import { deleteSessionsOfUser, listMethods, type SessionRow } from '../../tables/sessions.ts';
import { findUserByEmail, mergeMetadata, updateUser } from '../../tables/users.ts';

const Body = z.object({
  email: OptionalText,
  phone: OptionalText,
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: OptionalText,
  data: OptionalObject,
  app_metadata: OptionalObject,
  ...PkceFields,
});
type Body = z.output<typeof Body>;

/**
 * PUT /user: metadata at once, the password with its checks, the address after
 * both mailboxes agreed.
 */
export const putUser: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (body.app_metadata)
    throw authError('not_admin', 'Updating app_metadata requires admin privileges');
  if (body.phone) throw authError('phone_provider_disabled', 'Phone changes are disabled');
  const email = body.email ? parseEmail(body.email) : null;
  const challenge = parseChallenge(body);
  const before = await inTransaction(auth, context, 'read the user to change', (work) =>
    requireUser(work, context),
  );
  requireLevelForCredentials(before, body.password ?? '', email);
  if (body.password && !body.nonce)
    await requireFreshness(auth, context, before, body.current_password ?? '');
  const isNewEmail = email !== null && email !== before.user.email;
  if (isNewEmail) await auth.limits.mail(context, email);
  // Checked and hashed before the transaction: hashing takes tens of milliseconds.
  const passwordHash = body.password ? await checkNewPassword(auth, before, body.password) : null;
  const forgiveGuess = body.nonce ? await auth.limits.guess(context, before.user.id) : null;

  const user = await inTransaction(auth, context, 'change the signed-in user', async (work) => {
    const { user: current, session } = await requireUser(work, context);
    if (body.nonce) await spendNonce(work, current.id, body.nonce);
    if (passwordHash) {
      await updateUser(work, current.id, {
        encrypted_password: passwordHash,
        raw_app_meta_data: withPassword(current),
      });
      await deleteSessionsOfUser(work.tx, current.id, session?.id ?? null);
      await deleteOneTimeTokensOfUser(work.tx, current.id);
      const recovers = session && (await isRecovery(work, session));
      if (recovers) await endOtherWaysIn(work, current.id);
      if (current.email && !current.identities.some(({ provider }) => provider === 'email'))
        await addEmailIdentity(work, current.id, current.email, true);
      if (recovers) {
        const left = await getUser(work, current.id);
        await updateUser(work, current.id, { raw_app_meta_data: withProviders(left) });
      }
      await recordAudit(work, 'user_updated_password', current);
    }
    if (body.data) {
      await updateUser(work, current.id, {
        raw_user_meta_data: mergeMetadata(current.raw_user_meta_data, body.data),
      });
    }
    if (isNewEmail) {
      if (await findUserByEmail(work.tx, email)) throw authError('email_exists');
      await noteFlow(work, current, challenge, {
        provider: 'email_change',
        method: 'email_change',
      });
      const redirectTo = auth.resolveRedirect(context.req.query('redirect_to'));
      await sendEmailChange(work, current, email, redirectTo, challenge !== null);
    }
    await recordAudit(work, 'user_modified', current);
    return getUser(work, current.id);
  });
  await forgiveGuess?.();
  return Response.json(buildUser(user));
};

/**
 * Whoever had the account until it was recovered may have left a passkey or linked an account
 * elsewhere. A provider that vouches for the same address joins again at its next sign-in.
 */
async function endOtherWaysIn({ tx }: Work, userId: string): Promise<void> {
  await deletePasskeysOfUser(tx, userId);
  await deleteLinkedIdentities(tx, userId);
  await deleteLinkingFlows(tx, userId);
}

const isRecovery = async ({ tx }: Work, { id }: SessionRow): Promise<boolean> =>
  (await listMethods(tx, id)).some(({ method }) => method === 'recovery');

const DAY_SECONDS = 24 * 60 * 60;

/** Who changes a password has just signed in, or knows the old one. A wrong one is never taken. */
async function requireFreshness(
  auth: Auth,
  context: PlatformContext,
  { user, session }: SignedIn,
  given: string,
): Promise<void> {
  if (given) {
    const forgiveFailure = await auth.limits.password(context, user.id, null);
    const { valid } = await verifyPassword(async () => user, given, { urgent: true });
    if (!valid) throw authError('current_password_invalid');
    return forgiveFailure();
  }
  if (!auth.settings.requireReauthentication) return;
  const age = session ? auth.deps.now().getTime() - session.created_at.getTime() : Infinity;
  if (age > (auth.settings.freshSeconds ?? DAY_SECONDS) * 1000)
    throw authError('reauthentication_needed');
}

function requireLevelForCredentials(
  { user, session }: SignedIn,
  password: string,
  email: string | null,
): void {
  const changesCredentials = password !== '' || (email !== null && email !== user.email);
  if (changesCredentials && hasVerifiedFactor(user) && session?.aal !== 'aal2') {
    throw authError(
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (user.is_anonymous && password !== '' && !email && !user.email) {
    throw authError(
      'validation_failed',
      'Updating password of an anonymous user without an email or phone is not allowed',
      {
        status: 422,
      },
    );
  }
  if (user.is_sso_user && changesCredentials) throw authError('user_sso_managed');
}

async function checkNewPassword(auth: Auth, { user }: SignedIn, password: string): Promise<string> {
  requireStrongPassword(password, auth.settings);
  const haste = { urgent: true };
  const isSame = await verifyPassword(async () => user, password, haste);
  if (isSame.valid) throw authError('same_password');
  return hashPassword(password, haste);
}
