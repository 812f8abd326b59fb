import { z } from 'zod';
import { getReadableObject } from '../../access.ts';
import { storageError, toStorageError } from '../../errors.ts';
import { requireBucketName, requireObjectName } from '../../names.ts';
import { parseBody } from '../../request.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { moveObject } from '../../tables/objects.ts';
import { requireFit } from '../../upload/store.ts';

const BodySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
});

/**
 * Renames an object, also into another bucket. The bytes stay where they are.
 * The caller must be allowed to update both ends, and another bucket must take
 * the object as it would an upload.
 */
export const move: Endpoint = (storage) => async (context) => {
  const body = await parseBody(context, BodySchema);
  const from = {
    bucketId: requireBucketName(body.bucketId),
    name: requireObjectName(body.sourceKey),
  };
  const to = {
    bucketId: requireBucketName(body.destinationBucket ?? body.bucketId),
    name: requireObjectName(body.destinationKey),
  };
  if (to.bucketId !== from.bucketId) {
    const source = await getReadableObject(storage, context, from, 'storage.object.move');
    await requireFit(storage, to, source.version, source.metadata ?? {});
  }
  const id = await storage.db
    .transaction(storageScope(context, 'storage.object.move'), (tx) => moveObject(tx, from, to))
    .catch((error: unknown) => {
      throw toStorageError(error, 'KeyAlreadyExists');
    });
  if (id === null) throw storageError('NoSuchKey');
  return Response.json({ message: 'Successfully moved', Id: id, Key: to.name });
};
