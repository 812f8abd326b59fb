import { storageError, toStorageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { parseBody } from '../../request.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { updateBucket as updateBucketRow } from '../../tables/buckets.ts';
import { BucketFieldsSchema, parseBucketFields } from './bucket-body.ts';

export const updateBucket: Endpoint = (storage) => async (context) => {
  const id = requireBucketName(context.req.param('bucketId'));
  const fields = parseBucketFields(await parseBody(context, BucketFieldsSchema));
  if (Object.values(fields).every((field) => field === undefined))
    throw storageError('InvalidRequest', 'No content provided');
  const updated = await storage.db
    .transaction(storageScope(context, 'storage.bucket.update'), (tx) =>
      updateBucketRow(tx, id, fields),
    )
    .catch((error: unknown) => {
      throw toStorageError(error, 'BucketAlreadyExists');
    });
  if (!updated) throw storageError('NoSuchBucket');
  return Response.json({ message: 'Successfully updated' });
};
