import { sendReauthentication } from '../../accounts/mails.ts';
import { requireUser } from '../../caller.ts';
import { authError } from '../../errors.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';

/** GET /reauthenticate: mails a nonce to the signed-in user. */
export const reauthenticate: Endpoint = (auth) => async (context) => {
  await auth.limits.mail(context, context.get('caller').claims.sub ?? 'anonymous');
  await inTransaction(auth, context, 'send a reauthentication nonce', async (work) => {
    const { user } = await requireUser(work, context);
    if (!user.email)
      throw authError(
        'validation_failed',
        'Reauthentication requires the user to have an email or a phone number',
        { status: 422 },
      );
    await recordAudit(work, 'user_reauthenticate_requested', user);
    await sendReauthentication(work, user);
  });
  return Response.json({});
};
