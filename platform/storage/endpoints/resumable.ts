import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { Server, type Upload } from '@tus/server';
import { PlatformError } from '../../core/error.ts';
import type { PlatformContext } from '../../http/env.ts';
import { storageError } from '../errors.ts';
import { requireBucketName, requireObjectName, type ObjectAddress } from '../names.ts';
import { MAX_FILE_BYTES, uploaderOf, type Endpoint, type Storage } from '../service.ts';
import { verifyUploadAddress } from '../signing.ts';
import { parseMimeType, requireAllowedType, requireHonestContent } from '../upload/content-type.ts';
import { parseUserMetadata } from '../upload/intake.ts';
import { md5OfFile } from '../upload/md5.ts';
import { ResumableStore } from '../upload/resumable-store.ts';
import { requireRoom } from '../upload/room.ts';
import {
  getBucketRules,
  keep,
  allowedTypesOf,
  maxBytesOf,
  requireUploadRight,
  type UploadTarget,
} from '../upload/store.ts';

const PATH = '/storage/v1/upload/resumable';

/**
 * tus: create (POST), ask (HEAD), continue (PATCH), give up (DELETE). The
 * caller's right is checked with each request, not only with the first.
 */
export const resumable: Endpoint = (storage) =>
  createResumable(storage, PATH, (context, address, upsert) => ({
    ...address,
    upsert,
    ...uploaderOf(context, 'storage.tus.upload'),
  }));

/** The same by a signed address: the token comes in `x-signature`, and no key is needed. */
export const resumableSigned: Endpoint = (storage) =>
  createResumable(storage, `${PATH}/sign`, async (context, address) => {
    const token = context.req.header('x-signature') ?? '';
    const { signer, upsert } = await verifyUploadAddress(storage, token, address);
    return { ...address, upsert, ...uploaderOf(context, 'storage.tus.upload', signer) };
  });

type TargetOf = (
  context: PlatformContext,
  address: ObjectAddress,
  upsert: boolean,
) => Promise<UploadTarget> | UploadTarget;

function createResumable(
  storage: Storage,
  path: string,
  findTarget: TargetOf,
): (context: PlatformContext) => Promise<Response> {
  const current = new AsyncLocalStorage<PlatformContext>();
  const store = new ResumableStore(storage.blobs.incomingFolder);

  const targetOf = (upload: Upload): Promise<UploadTarget> | UploadTarget =>
    findTarget(current.getStore()!, addressOf(upload), upload.metadata?.['upsert'] === 'true');

  const server = new Server({
    path,
    datastore: store,
    maxSize: MAX_FILE_BYTES,
    relativeLocation: true,
    namingFunction: () => randomUUID(),
    async onUploadCreate(request, upload) {
      // What the client calls `upsert` in its metadata does not count; the header does.
      upload.metadata = {
        ...upload.metadata,
        upsert: String(request.headers.get('x-upsert') === 'true'),
      };
      const target = await targetOf(upload);
      const bucket = await getBucketRules(storage, target.bucketId);
      if ((upload.size ?? 0) > maxBytesOf(bucket, target.name))
        throw storageError('EntityTooLarge', 'Maximum size exceeded');
      requireAllowedType(mimeTypeOf(upload), allowedTypesOf(bucket, target.name));
      await requireUploadRight(storage, target);
      return { metadata: { ...upload.metadata, owner: target.owner.ownerId } };
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      if (request.method === 'PATCH') await requireRoom(storage.blobs.incomingFolder);
      const upload = await store.getUpload(id);
      const target = await targetOf(upload);
      if ((upload.metadata?.['owner'] ?? null) !== target.owner.ownerId)
        throw storageError('AccessDenied');
    },
    async onUploadFinish(_, upload) {
      const target = await targetOf(upload);
      const file = store.pathOf(upload.id);
      try {
        const bucket = await getBucketRules(storage, target.bucketId);
        const allowed = allowedTypesOf(bucket, target.name);
        await requireHonestContent(file, mimeTypeOf(upload), allowed);
        await keep(storage, target, {
          file,
          size: upload.size ?? 0,
          md5: await md5OfFile(file),
          mimeType: mimeTypeOf(upload),
          cacheControl: upload.metadata?.['cacheControl']
            ? `max-age=${upload.metadata['cacheControl']}`
            : 'no-cache',
          userMetadata: parseUserMetadata(upload.metadata?.['metadata'] ?? ''),
        });
      } finally {
        await store.remove(upload.id);
      }
      return {};
    },
    onResponseError(_, error) {
      if (error instanceof PlatformError) return { status_code: error.status, body: error.message };
      if ('status_code' in error) return undefined;
      storage.log.error({ err: error }, 'resumable upload failed');
      return { status_code: 500, body: 'Internal Server Error' };
    },
  });
  return (context) => current.run(context, () => server.handleWeb(context.req.raw));
}

const mimeTypeOf = (upload: Upload): string =>
  parseMimeType(upload.metadata?.['contentType'] ?? 'application/octet-stream');

function addressOf({ metadata }: Upload): ObjectAddress {
  return {
    bucketId: requireBucketName(metadata?.['bucketName']),
    name: requireObjectName(metadata?.['objectName']),
  };
}
