import { storageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { findBucket } from '../../tables/buckets.ts';
import { deleteAllObjects } from '../../tables/objects.ts';

/**
 * Deletes every object that the caller may delete. Done when it answers; the
 * words are Supabase's, which queues it.
 */
export const emptyBucket: Endpoint = (storage) => async (context) => {
  const id = requireBucketName(context.req.param('bucketId'));
  await storage.db.transaction(storageScope(context, 'storage.bucket.empty'), async (tx) => {
    if (!(await findBucket(tx, id))) throw storageError('NoSuchBucket');
    await deleteAllObjects(tx, id);
  });
  return Response.json({
    message: 'Empty bucket has been queued. Completion may take up to an hour.',
  });
};
