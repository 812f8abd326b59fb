import { InvitationSchema, type InvitationAnswer } from '#shared/account/invitation.ts';
import { json, type FunctionContext } from '../context.ts';
import { onlyPost, readBody } from '../posted.ts';

const ACCOUNT_EXISTS =
  'Mit dieser Adresse gibt es schon ein Konto. Seine Rolle ändern Sie in der Liste.';

/**
 * `users`: an admin invites somebody by mail, again for an invitation that is
 * still open. Answers `{success:true}`, else `{success:false, error}` with 400,
 * 403 (not an admin, or without his second factor), 409 (the address has an
 * account), 429 or 500.
 */
export const handleUsers = onlyPost(async (request, context) => {
  const parsed = InvitationSchema.safeParse(await readBody(request));
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? '', 400);
  const { email, name, role } = parsed.data;
  // As the caller: the database lets admins only.
  const prepared = await context.supabase.rpc('prepare_invitation', { address: email });
  if (prepared.error?.code === '42501') return refuse('Das darf nur ein Administrator.', 403);
  if (prepared.error?.code === '23505') return refuse(ACCOUNT_EXISTS, 409);
  if (prepared.error) return fail(prepared.error, context);
  const invited = await context
    .admin('only the service key may invite; prepare_invitation() has asked for an admin')
    .auth.admin.inviteUserByEmail(email, {
      data: { full_name: name },
      redirectTo: `${context.publicUrl}/login/neues-passwort`,
    });
  if (invited.error?.code === 'email_exists') return refuse(ACCOUNT_EXISTS, 409);
  if (invited.error?.status === 429)
    return refuse(
      'An diese Adresse gingen gerade zu viele Mails. Bitte versuchen Sie es später erneut.',
      429,
    );
  if (invited.error) return fail(invited.error, context);
  const recorded = await context.supabase.rpc('record_invitation', {
    user_id: invited.data.user.id,
    new_role: role,
  });
  return recorded.error
    ? fail(recorded.error, context)
    : json({ success: true } satisfies InvitationAnswer);
});

function fail(
  { code, message }: { code?: string | undefined; message: string },
  context: FunctionContext,
): Response {
  context.log.error({ code, reason: message }, 'invitation failed');
  return refuse('Das hat nicht geklappt. Bitte versuchen Sie es erneut.', 500);
}

const refuse = (error: string, status: number): Response =>
  json({ success: false, error } satisfies InvitationAnswer, status);
