import { openAsBlob, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';

export type BucketSettings = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Written last: a backup without it is none. */
const LAST_FILES = ['manifest.json', 'manifest.sha256'];

/** `changedAt`: when the last of its files was written. */
type InBucket = { name: string; isComplete: boolean; changedAt: number };
export type BackupBucket = ReturnType<typeof openBackupBucket>;

/** Backups in an S3-compatible bucket, `<name>/<path>`, as they lie in their folder. */
export function openBackupBucket({ endpoint, region, bucket, ...keys }: BucketSettings) {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 3 });
  const root = `${endpoint}/${encodeURIComponent(bucket)}`;
  const urlOf = (key: string): string =>
    `${root}/${key.split('/').map(encodeURIComponent).join('/')}`;

  async function send(
    what: string,
    url: string,
    { headers, ...init }: { method?: string; body?: Blob; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await client.fetch(url, {
      ...init,
      headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD', ...headers },
    });
    if (response.ok) return response;
    const text = (await response.text()).slice(0, 300);
    throw new Error(`S3 ${what} answered ${response.status}: ${text}`);
  }

  async function listKeys(prefix: string): Promise<{ key: string; changedAt: number }[]> {
    const keys: { key: string; changedAt: number }[] = [];
    let next: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix });
      if (next) query.set('continuation-token', next);
      const text = await (await send('list', `${root}?${query}`)).text();
      for (const [entry] of text.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        const read = (tag: string): string => entry.match(`<${tag}>([^<]*)<`)?.[1] ?? '';
        const key = decodeURIComponent(read('Key').replaceAll('+', '%20'));
        keys.push({ key, changedAt: Date.parse(read('LastModified')) });
      }
      next = /<NextContinuationToken>([^<]*)</.exec(text)?.[1];
    } while (next);
    return keys;
  }

  return {
    async list(): Promise<InBucket[]> {
      const files = Map.groupBy(await listKeys(''), ({ key }) => key.split('/')[0] ?? '');
      return [...files].map(([name, keys]) => ({
        name,
        isComplete: keys.some(({ key }) => key === `${name}/${LAST_FILES[1]}`),
        changedAt: keys.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0),
      }));
    },
    async upload(folder: string, name: string): Promise<void> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((path) => !LAST_FILES.includes(path));
      for (const path of [...paths, ...LAST_FILES]) {
        const body = await openAsBlob(join(folder, path));
        const headers = { 'content-length': String(body.size) };
        const key = `${name}/${path.replaceAll('\\', '/')}`;
        await (await send('PUT', urlOf(key), { method: 'PUT', body, headers })).body?.cancel();
      }
    },
    /** Into a folder that is not there yet; it has the name only when it is complete. */
    async download(name: string, folder: string): Promise<void> {
      const keys = await listKeys(`${name}/`);
      if (keys.length === 0)
        throw new Error(`${name}: liegt nicht im Bucket. / is not in the bucket.`);
      // Not the draft of a backup: the server may be writing that.
      const draft = `${folder}.fetched.partial`;
      // What broke off before begins anew.
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { mode: 0o700 });
      for (const { key } of keys) {
        const path = key.slice(name.length + 1);
        // Keys come from outside this machine.
        if (path.split('/').some((part) => part === '..' || part === ''))
          throw new Error(`${key}: no file of a backup`);
        const to = join(draft, path);
        await mkdir(dirname(to), { recursive: true, mode: 0o700 });
        const { body } = await send('GET', urlOf(key));
        await pipeline(
          // Node and the DOM each have a type of their own for the same stream.
          body ? Readable.fromWeb(body as never) : Readable.from([]),
          createWriteStream(to, { mode: 0o600 }),
        );
      }
      await rename(draft, folder);
    },
    async remove(name: string): Promise<void> {
      const keys = (await listKeys(`${name}/`)).map(({ key }) => key);
      // What is half gone counts as none.
      for (const key of keys.toSorted((a) => (a.endsWith(`/${LAST_FILES[1]}`) ? -1 : 1)))
        await (await send('DELETE', urlOf(key), { method: 'DELETE' })).body?.cancel();
    },
  };
}
