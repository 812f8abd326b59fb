import { randomUUID } from 'node:crypto';
import type { PlatformContext } from '../../../http/env.ts';
import { getUser } from '../../accounts/email-accounts.ts';
import { issueSession } from '../../accounts/sessions.ts';
import { authError } from '../../errors.ts';
import { inTransaction, type Auth } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { insertUser, type Metadata } from '../../tables/users.ts';

/**
 * Sign-up without address: an account that lives in this session until an
 * e-mail address or a provider is added.
 */
export async function signInAnonymously(
  auth: Auth,
  context: PlatformContext,
  userMetadata: Metadata,
): Promise<Response> {
  if (!auth.settings.anonymousSignIn) throw authError('anonymous_provider_disabled');
  if (auth.settings.disableSignup) throw authError('signup_disabled');
  await auth.limits.signIn(context, 'anonymous');
  const session = await inTransaction(auth, context, 'sign in anonymously', async (work) => {
    const id = randomUUID();
    await insertUser(work, { id, appMetadata: {}, userMetadata, isAnonymous: true });
    await recordAudit(work, 'login', await getUser(work, id), { provider: 'anonymous' });
    return issueSession(work, id, 'anonymous');
  });
  return Response.json(session);
}
