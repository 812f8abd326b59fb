import { storageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { findBucket } from '../../tables/buckets.ts';

export const getBucket: Endpoint = (storage) => async (context) => {
  const id = requireBucketName(context.req.param('bucketId'));
  const bucket = await storage.db.transaction(storageScope(context, 'storage.bucket.get'), (tx) =>
    findBucket(tx, id),
  );
  if (!bucket) throw storageError('NoSuchBucket');
  // As in Supabase, only the list names the type.
  return Response.json({ ...bucket, type: undefined });
};
