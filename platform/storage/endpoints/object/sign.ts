import { z } from 'zod';
import { getReadableObject } from '../../access.ts';
import { parseObjectAddress, requireBucketName } from '../../names.ts';
import { TransformSchema, writeTransform } from '../../transform.ts';
import { parseBody } from '../../request.ts';
import { storageScope, type Endpoint } from '../../service.ts';
import { signAddress } from '../../signing.ts';
import { findObjectNames } from '../../tables/objects.ts';

const ExpiresInSchema = z
  .number()
  .int()
  .min(1)
  .max(10 * 365 * 24 * 3600);
const BodySchema = z.object({ expiresIn: ExpiresInSchema, transform: TransformSchema.optional() });
const BatchSchema = z.object({
  expiresIn: ExpiresInSchema,
  paths: z.array(z.string()).min(1).max(1000),
});

/**
 * An address that reads one object without a key until it expires. A
 * transformation becomes part of what is signed.
 */
export const sign: Endpoint = (storage) => async (context) => {
  const address = parseObjectAddress(context, 'object/sign');
  const { expiresIn, transform } = await parseBody(context, BodySchema);
  await getReadableObject(storage, context, address, 'storage.object.sign');
  const transformations = transform ? writeTransform(transform) : '';
  const token = await signAddress(
    storage,
    address,
    'download',
    expiresIn,
    transformations === '' ? {} : { transformations },
  );
  const route = transformations === '' ? 'object' : 'render/image';
  return Response.json({
    signedURL: `/${route}/sign/${address.bucketId}/${address.name}?token=${token}`,
  });
};

/** Several at once; an object that is not there or not readable gets an error in its place. */
export const signMany: Endpoint = (storage) => async (context) => {
  const bucketId = requireBucketName(context.req.param('bucketId'));
  const { expiresIn, paths } = await parseBody(context, BatchSchema);
  const readable = await storage.db.transaction(
    storageScope(context, 'storage.object.sign_many'),
    (tx) => findObjectNames(tx, bucketId, paths),
  );
  const answers = paths.map(async (path) => {
    if (!readable.has(path))
      return {
        error: 'Either the object does not exist or you do not have access to it',
        path,
        signedURL: null,
      };
    const token = await signAddress(storage, { bucketId, name: path }, 'download', expiresIn);
    return { error: null, path, signedURL: `/object/sign/${bucketId}/${path}?token=${token}` };
  });
  return Response.json(await Promise.all(answers));
};
