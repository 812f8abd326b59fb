import { afterAll, expect } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { startLivePlatform } from './live-platform.ts';

export const USER_ID = '6f0d7a3c-58d1-4b0e-9d57-1f3f4d1c2a11';
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/**
 * A platform for the tests of one file: clients of the service, of nobody and
 * of one user, and the policies they meet.
 */
export async function startStorage() {
  const platform = await startLivePlatform();
  afterAll(() => platform.close());
  const service = platform.connect({ key: platform.keys.serviceRoleKey });
  const anon = platform.connect();
  const user = platform.connect({ token: await platform.userToken(USER_ID) });
  await platform.db.transaction(asOwner('policies of the test'), (tx) =>
    tx.script(`
      create policy "users may use their own folder" on storage.objects for all to authenticated
        using (bucket_id like 'own%' and (storage.foldername(name))[1] = (select auth.uid())::text)
        with check (bucket_id like 'own%'
          and (storage.foldername(name))[1] = (select auth.uid())::text);
      create policy "anybody may drop into the letterbox"
        on storage.objects for insert to anon with check (bucket_id like 'letterbox%');
    `),
  );

  let counter = 0;
  async function newBucket(
    options: {
      public?: boolean;
      fileSizeLimit?: number | string;
      allowedMimeTypes?: string[];
    } = {},
    prefix = 'bucket',
  ) {
    const name = `${prefix}-${(counter += 1)}`;
    const { error } = await service.storage.createBucket(name, { public: false, ...options });
    expect(error).toBeNull();
    return name;
  }

  async function upload(
    bucket: string,
    path: string,
    body: string | Buffer | Blob = 'text',
    options = {},
  ) {
    const { data, error } = await service.storage
      .from(bucket)
      .upload(path, body, { contentType: 'text/plain', ...options });
    expect(error).toBeNull();
    return data!;
  }

  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${platform.origin}/storage/v1${path}`, init);

  const asService = (method: string, body?: string): RequestInit => ({
    method,
    headers: {
      authorization: `Bearer ${platform.keys.serviceRoleKey}`,
      'content-type': 'text/plain',
    },
    ...(body === undefined ? {} : { body }),
  });

  return { platform, service, anon, user, newBucket, upload, raw, asService };
}
