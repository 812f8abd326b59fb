import type { PlatformContext } from '../../../http/env.ts';
import { authError } from '../../errors.ts';
import { isUuid } from '../../../core/ids.ts';
import type { Work } from '../../service.ts';
import { findUserByIdForUpdate, type UserRow } from '../../tables/users.ts';

/**
 * The user named in the path. Throws `validation_failed` for no id,
 * `user_not_found` (404) for an unknown one.
 */
export async function getUserOfPath(work: Work, context: PlatformContext): Promise<UserRow> {
  const id = context.req.param('userId');
  if (!isUuid(id)) throw authError('validation_failed', 'user_id must be an UUID', { status: 404 });
  const user = await findUserByIdForUpdate(work.tx, id);
  if (!user) throw authError('user_not_found');
  return user;
}
