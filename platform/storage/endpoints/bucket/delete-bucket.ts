import { DatabaseError } from '../../../db/database.ts';
import { storageError, toStorageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { deleteBucket as deleteBucketRow } from '../../tables/buckets.ts';

/**
 * Only an empty bucket goes. The foreign key of the objects sees to it,
 * whatever the caller may see of them.
 */
export const deleteBucket: Endpoint = (storage) => async (context) => {
  const id = requireBucketName(context.req.param('bucketId'));
  const deleted = await storage.db
    .transaction(storageScope(context, 'storage.bucket.delete'), (tx) => deleteBucketRow(tx, id))
    .catch((error: unknown) => {
      if (error instanceof DatabaseError && error.code === '23503')
        throw storageError('ResourceNotEmpty', undefined, { cause: error });
      throw toStorageError(error, 'BucketAlreadyExists');
    });
  if (!deleted) throw storageError('NoSuchBucket');
  return Response.json({ message: 'Successfully deleted' });
};
