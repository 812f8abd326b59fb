import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { getReadableObject } from '../../access.ts';
import { storageError } from '../../errors.ts';
import { requireBucketName, requireObjectName } from '../../names.ts';
import { parseBody } from '../../request.ts';
import { uploaderOf, type Endpoint } from '../../service.ts';
import { readHeaders } from '../../upload/intake.ts';
import {
  record,
  recordOrTakeBack,
  writeBytes,
  requireFit,
  requireUploadRight,
} from '../../upload/store.ts';

const BodySchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  /** False: own metadata come from `x-metadata`, and the two below replace those of the source. */
  copyMetadata: z.boolean().default(true),
  metadata: z
    .object({ cacheControl: z.string().optional(), mimetype: z.string().optional() })
    .default({}),
});

/**
 * A second object with the same bytes. The caller must be allowed to read the
 * one and to create the other, whose bucket must take it as it would an upload.
 */
export const copy: Endpoint = (storage) => async (context) => {
  const body = await parseBody(context, BodySchema);
  const from = {
    bucketId: requireBucketName(body.bucketId),
    name: requireObjectName(body.sourceKey),
  };
  const to = {
    bucketId: requireBucketName(body.destinationBucket ?? body.bucketId),
    name: requireObjectName(body.destinationKey),
  };
  const upsert = context.req.header('x-upsert') === 'true';
  const source = await getReadableObject(storage, context, from, 'storage.object.copy');
  if (source.version === null) throw storageError('NoSuchKey');
  const uploader = uploaderOf(context, 'storage.object.copy');
  const metadata = await requireFit(storage, to, source.version, {
    ...source.metadata,
    ...(body.copyMetadata ? {} : body.metadata),
    lastModified: storage.now().toISOString(),
  });
  await requireUploadRight(storage, { ...to, ...uploader, upsert });
  const version = randomUUID();
  const sourceVersion = source.version;
  await writeBytes(storage, version, () => storage.blobs.copy(sourceVersion, version));
  const object = {
    ...to,
    id: randomUUID(),
    version,
    owner: uploader.owner,
    metadata,
    userMetadata: body.copyMetadata
      ? (source.user_metadata ?? {})
      : readHeaders(context.req.raw).userMetadata,
  };
  const id = await recordOrTakeBack(storage, uploader.scope, version, (tx) =>
    record(tx, object, upsert),
  );
  return Response.json({
    Id: id,
    Key: `${to.bucketId}/${to.name}`,
    id,
    name: to.name,
    bucket_id: to.bucketId,
    version,
    metadata: object.metadata,
  });
};
