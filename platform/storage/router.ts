import { Hono } from 'hono';
import type { PlatformEnv } from '../http/env.ts';
import { createBucket } from './endpoints/bucket/create-bucket.ts';
import { deleteBucket } from './endpoints/bucket/delete-bucket.ts';
import { emptyBucket } from './endpoints/bucket/empty-bucket.ts';
import { getBucket } from './endpoints/bucket/get-bucket.ts';
import { listBuckets } from './endpoints/bucket/list-buckets.ts';
import { updateBucket } from './endpoints/bucket/update-bucket.ts';
import { copy } from './endpoints/object/copy.ts';
import {
  download,
  downloadAuthenticated,
  downloadPublic,
  downloadSigned,
} from './endpoints/object/download.ts';
import { info, infoAuthenticated, infoPublic } from './endpoints/object/info.ts';
import { listV2 } from './endpoints/object/list-v2.ts';
import { list } from './endpoints/object/list.ts';
import { move } from './endpoints/object/move.ts';
import { removeMany, removeOne } from './endpoints/object/remove.ts';
import { signUpload } from './endpoints/object/sign-upload.ts';
import { sign, signMany } from './endpoints/object/sign.ts';
import { uploadSigned } from './endpoints/object/upload-signed.ts';
import { upload } from './endpoints/object/upload.ts';
import { renderAuthenticated, renderPublic, renderSigned } from './endpoints/render.ts';
import { resumable, resumableSigned } from './endpoints/resumable.ts';
import { storageError } from './errors.ts';
import type { Endpoint, Storage } from './service.ts';

type Route = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, endpoint: Endpoint];

/**
 * Opened by browsers without headers: public files and signed addresses. HEAD
 * is answered by GET.
 */
const OPEN_ROUTES: readonly Route[] = [
  ['GET', '/status', () => async () => new Response(null, { status: 200 })],
  ['GET', '/version', () => async () => new Response('embedded')],
  ['GET', '/object/public/:bucketId/*', downloadPublic],
  ['GET', '/object/info/public/:bucketId/*', infoPublic],
  ['GET', '/object/sign/:bucketId/*', downloadSigned],
  ['PUT', '/object/upload/sign/:bucketId/*', uploadSigned],
  ['GET', '/render/image/public/:bucketId/*', renderPublic],
  ['GET', '/render/image/sign/:bucketId/*', renderSigned],
];

// A trailing `/*` also matches nothing: the shorter path stands first.
const ROUTES: readonly Route[] = [
  ['GET', '/bucket', listBuckets],
  ['POST', '/bucket', createBucket],
  ['GET', '/bucket/:bucketId', getBucket],
  ['PUT', '/bucket/:bucketId', updateBucket],
  ['DELETE', '/bucket/:bucketId', deleteBucket],
  ['POST', '/bucket/:bucketId/empty', emptyBucket],

  ['POST', '/object/list/:bucketId', list],
  ['POST', '/object/list-v2/:bucketId', listV2],
  ['POST', '/object/move', move],
  ['POST', '/object/copy', copy],
  ['POST', '/object/sign/:bucketId', signMany],
  ['POST', '/object/sign/:bucketId/*', sign],
  ['POST', '/object/upload/sign/:bucketId/*', signUpload],

  ['GET', '/object/info/authenticated/:bucketId/*', infoAuthenticated],
  ['GET', '/object/info/:bucketId/*', info],
  ['GET', '/object/authenticated/:bucketId/*', downloadAuthenticated],
  ['GET', '/object/:bucketId/*', download],
  ['POST', '/object/:bucketId/*', upload],
  ['PUT', '/object/:bucketId/*', upload],
  ['DELETE', '/object/:bucketId', removeMany],
  ['DELETE', '/object/:bucketId/*', removeOne],

  ['GET', '/render/image/authenticated/:bucketId/*', renderAuthenticated],
];

const TUS_METHODS = ['GET', 'POST', 'PATCH', 'DELETE'];

/** Supabase Storage's `/storage/v1`: one line an endpoint. */
export function createStorageRouter(storage: Storage): Hono<PlatformEnv> {
  const router = new Hono<PlatformEnv>();
  for (const [method, path, endpoint] of OPEN_ROUTES) router.on(method, path, endpoint(storage));
  // tus answers HEAD, PATCH, POST and DELETE at one address.
  const signedUploads = resumableSigned(storage);
  const uploads = resumable(storage);
  router.options('/upload/resumable', uploads);
  router.options('/upload/resumable/sign', signedUploads);
  router.on(TUS_METHODS, '/upload/resumable/sign', signedUploads);
  router.on(TUS_METHODS, '/upload/resumable/sign/:id', signedUploads);
  // The storage client may be used alone, with a bearer token and no project
  // key; without either there is no caller.
  router.use(async ({ req }, next) => {
    if (!req.header('authorization') && !req.header('apikey') && !req.query('apikey'))
      throw storageError('MissingAuthorization');
    await next();
  });
  for (const [method, path, endpoint] of ROUTES) router.on(method, path, endpoint(storage));
  router.on(TUS_METHODS, '/upload/resumable', uploads);
  router.on(TUS_METHODS, '/upload/resumable/:id', uploads);
  return router;
}
