import { z } from 'zod';
import { toStorageError } from '../../errors.ts';
import { requireBucketName } from '../../names.ts';
import { parseBody } from '../../request.ts';
import { buildOwner, storageScope, type Endpoint } from '../../service.ts';
import { insertBucket } from '../../tables/buckets.ts';
import { BucketFieldsSchema, parseBucketFields } from './bucket-body.ts';

const BodySchema = BucketFieldsSchema.extend({
  name: z.string(),
  id: z.string().optional(),
  type: z.literal('STANDARD').optional(),
});

export const createBucket: Endpoint = (storage) => async (context) => {
  const body = await parseBody(context, BodySchema);
  const name = requireBucketName(body.name);
  const id = requireBucketName(body.id || name);
  const fields = parseBucketFields(body);
  const owner = buildOwner(context.get('caller').claims);
  await storage.db
    .transaction(storageScope(context, 'storage.bucket.create'), (tx) =>
      insertBucket(tx, id, name, owner, fields),
    )
    .catch((error: unknown) => {
      throw toStorageError(error, 'BucketAlreadyExists');
    });
  return Response.json({ name });
};
