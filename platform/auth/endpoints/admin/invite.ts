import { z } from 'zod';
import { createAccount } from '../../accounts/email-accounts.ts';
import { sendLink } from '../../accounts/mails.ts';
import { buildUser } from '../../accounts/user-view.ts';
import { authError } from '../../errors.ts';
import { OptionalObject, OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findUserByEmail, findUserById } from '../../tables/users.ts';

const Body = z.object({ email: OptionalText, data: OptionalObject });

/** POST /invite: creates an unconfirmed user and mails a link that confirms the address. */
export const invite: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const email = parseEmail(body.email);
  const redirectTo = auth.resolveRedirect(context.req.query('redirect_to'));
  const user = await inTransaction(auth, context, 'invite a user', async (work) => {
    const known = await findUserByEmail(work.tx, email);
    if (known?.email_confirmed_at) throw authError('email_exists');
    const invited =
      known ??
      (await createAccount(work, { email, passwordHash: null, userMetadata: body.data ?? {} }));
    await recordAudit(work, 'user_invited', invited, { by: 'service_role' });
    await sendLink(work, invited, 'invite', redirectTo);
    return (await findUserById(work.tx, invited.id)) ?? invited;
  });
  return Response.json(buildUser(user));
};
