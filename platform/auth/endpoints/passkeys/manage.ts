import { z } from 'zod';
import { requireUser } from '../../caller.ts';
import { authError } from '../../errors.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import { recordAudit } from '../../tables/audit-log.ts';
import {
  deletePasskey,
  listPasskeys as findPasskeys,
  renamePasskey,
  type PasskeyRow,
} from '../../tables/passkeys.ts';
import { requirePasskeyOwner } from './registration.ts';

export const buildPasskey = (passkey: PasskeyRow) => ({
  id: passkey.passkeyId,
  friendly_name: passkey.friendlyName,
  created_at: passkey.createdAt.toISOString(),
  ...(passkey.lastUsedAt ? { last_used_at: passkey.lastUsedAt.toISOString() } : {}),
});

export async function getPasskey(
  work: Work,
  userId: string,
  id: string | undefined,
): Promise<PasskeyRow> {
  const passkey = (await findPasskeys(work.tx, userId)).find(({ passkeyId }) => passkeyId === id);
  if (!passkey) throw authError('validation_failed', 'Passkey not found', { status: 404 });
  return passkey;
}

/** GET /passkeys */
export const listPasskeys: Endpoint = (auth) => async (context) => {
  const passkeys = await inTransaction(
    auth,
    context,
    'list the passkeys of the signed-in user',
    async (work) => {
      const { user } = await requireUser(work, context);
      return findPasskeys(work.tx, user.id);
    },
  );
  return Response.json(passkeys.map(buildPasskey));
};

const Body = z.object({ friendly_name: OptionalText });

/** PATCH /passkeys/:passkeyId {friendly_name} */
export const updatePasskey: Endpoint = (auth) => async (context) => {
  const { friendly_name: friendlyName } = await parseBody(context, Body);
  if (!friendlyName) throw authError('validation_failed', 'friendly_name is required');
  if (friendlyName.length > 120)
    throw authError('validation_failed', 'friendly_name must be 120 characters or less');
  const passkey = await inTransaction(auth, context, 'rename a passkey', async (work) => {
    const { user } = await requireUser(work, context);
    const found = await getPasskey(work, user.id, context.req.param('passkeyId'));
    await renamePasskey(work.tx, found.passkeyId, friendlyName, work.now);
    await recordAudit(work, 'user_modified', user, { passkey_id: found.passkeyId });
    return { ...found, friendlyName };
  });
  return Response.json(buildPasskey(passkey));
};

/** DELETE /passkeys/:passkeyId */
export const removePasskey: Endpoint = (auth) => async (context) => {
  await inTransaction(auth, context, 'remove a passkey', async (work) => {
    const { user } = await requirePasskeyOwner(work, context);
    const passkey = await getPasskey(work, user.id, context.req.param('passkeyId'));
    await deletePasskey(work.tx, passkey.passkeyId);
    await recordAudit(work, 'user_modified', user, { passkey_id: passkey.passkeyId });
  });
  return new Response(null, { status: 204 });
};
