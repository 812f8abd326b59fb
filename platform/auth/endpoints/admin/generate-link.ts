import { z } from 'zod';
import { createAccount, getUser } from '../../accounts/email-accounts.ts';
import { issueEmailChange, issueLink, type IssuedLink } from '../../accounts/mails.ts';
import { buildUser } from '../../accounts/user-view.ts';
import { hashPassword, requireStrongPassword } from '../../credentials/passwords.ts';
import { authError } from '../../errors.ts';
import { OptionalObject, OptionalText, parseBody, parseEmail } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { findUserByEmail, updateUser, type UserRow } from '../../tables/users.ts';

const Body = z.object({
  type: z.enum([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_current',
    'email_change_new',
  ]),
  email: OptionalText,
  new_email: OptionalText,
  password: z.string().nullish(),
  data: OptionalObject,
  redirect_to: OptionalText,
});
type Body = z.output<typeof Body>;

/**
 * POST /admin/generate_link: what a mail would hold, for a service that sends
 * its own. Answers the user with the link's parts beside it.
 */
export const generateLink: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const email = parseEmail(body.email);
  if (body.type === 'signup') {
    if (!body.password) throw authError('validation_failed', 'Signup requires a valid password');
    requireStrongPassword(body.password, auth.settings);
  }
  const passwordHash = body.password ? await hashPassword(body.password, { urgent: true }) : null;
  const redirectTo = auth.resolveRedirect(context.req.query('redirect_to') ?? body.redirect_to);
  const answer = await inTransaction(auth, context, 'generate a link', async (work) => {
    const { user, link } = await issue(work, body, email, passwordHash, redirectTo);
    return {
      ...buildUser(await getUser(work, user.id)),
      action_link: link.actionLink,
      email_otp: link.code,
      hashed_token: link.token,
      verification_type: body.type,
      redirect_to: redirectTo,
    };
  });
  return Response.json(answer);
};

async function issue(
  work: Work,
  body: Body,
  email: string,
  passwordHash: string | null,
  redirectTo: string,
): Promise<{ user: UserRow; link: IssuedLink }> {
  const known = await findUserByEmail(work.tx, email);
  const create = () => createAccount(work, { email, passwordHash, userMetadata: body.data ?? {} });
  switch (body.type) {
    case 'magiclink':
    case 'recovery': {
      if (!known && body.type === 'recovery')
        throw authError('user_not_found', 'User with this email not found');
      const user = known ?? (await create());
      await recordAudit(work, 'user_recovery_requested', user, { by: 'service_role' });
      return { user, link: await issueLink(work, user, body.type, redirectTo) };
    }
    case 'signup':
    case 'invite': {
      if (known?.email_confirmed_at) throw authError('email_exists');
      const user = known ?? (await create());
      if (known && passwordHash)
        await updateUser(work, user.id, { encrypted_password: passwordHash });
      await recordAudit(
        work,
        body.type === 'invite' ? 'user_invited' : 'user_confirmation_requested',
        user,
        { by: 'service_role' },
      );
      return { user, link: await issueLink(work, user, body.type, redirectTo) };
    }
    default: {
      if (!known) throw authError('user_not_found', 'User with this email not found');
      const newEmail = parseEmail(body.new_email);
      if (await findUserByEmail(work.tx, newEmail)) throw authError('email_exists');
      const { current, changed } = await issueEmailChange(work, known, newEmail, redirectTo);
      return {
        user: known,
        link: body.type === 'email_change_current' && current ? current : changed,
      };
    }
  }
}
