import { inTransaction, type Endpoint } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import { deletePasskey, listPasskeys } from '../../tables/passkeys.ts';
import { buildPasskey, getPasskey } from '../passkeys/manage.ts';
import { getUserOfPath } from './user-of-path.ts';

/** GET /admin/users/:userId/passkeys */
export const listUserPasskeys: Endpoint = (auth) => async (context) => {
  const passkeys = await inTransaction(auth, context, 'list the passkeys of a user', async (work) =>
    listPasskeys(work.tx, (await getUserOfPath(work, context)).id),
  );
  return Response.json(passkeys.map(buildPasskey));
};

/** DELETE /admin/users/:userId/passkeys/:passkeyId */
export const deleteUserPasskey: Endpoint = (auth) => async (context) => {
  await inTransaction(auth, context, 'remove a passkey of a user', async (work) => {
    const user = await getUserOfPath(work, context);
    const passkey = await getPasskey(work, user.id, context.req.param('passkeyId'));
    await deletePasskey(work.tx, passkey.passkeyId);
    await recordAudit(work, 'user_modified', user, {
      passkey_id: passkey.passkeyId,
      by: 'service_role',
    });
  });
  return new Response(null, { status: 204 });
};
