import { z } from 'zod';
import { storageError, toStorageError } from '../../errors.ts';
import { parseObjectAddress, requireBucketName } from '../../names.ts';
import type { PlatformContext } from '../../../http/env.ts';
import { parseBody } from '../../request.ts';
import { storageScope, type Endpoint, type Storage } from '../../service.ts';
import { deleteObjects, type ObjectRow } from '../../tables/objects.ts';

const BodySchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

/**
 * Deletes the named objects; those that are missing or that the caller may not
 * delete are left out of the answer, without an error.
 */
export const removeMany: Endpoint = (storage) => async (context) => {
  const bucketId = requireBucketName(context.req.param('bucketId'));
  const { prefixes } = await parseBody(context, BodySchema);
  return Response.json(
    await remove(storage, context, 'storage.object.delete_many', bucketId, prefixes),
  );
};

export const removeOne: Endpoint = (storage) => async (context) => {
  const { bucketId, name } = parseObjectAddress(context, 'object');
  const removed = await remove(storage, context, 'storage.object.delete', bucketId, [name]);
  if (removed.length === 0) throw storageError('NoSuchKey');
  return Response.json({ message: 'Successfully deleted' });
};

async function remove(
  storage: Storage,
  context: PlatformContext,
  operation: string,
  bucketId: string,
  names: readonly string[],
): Promise<ObjectRow[]> {
  const removed = await storage.db
    .transaction(storageScope(context, operation), (tx) => deleteObjects(tx, bucketId, names))
    .catch((error: unknown) => {
      throw toStorageError(error, 'KeyAlreadyExists');
    });
  return removed;
}
