import { openAsBlob } from 'node:fs';
import { AwsClient } from 'aws4fetch';
import type { FileBackendSettings } from '../../deps.ts';
import { blobKey, type BlobBackend } from './backend.ts';

type S3Settings = Extract<FileBackendSettings, { kind: 's3' }>;

/**
 * How long the service may be silent before it begins to answer: small
 * requests, and those that carry or copy a file.
 */
export type Timeouts = { askMs: number; fileMs: number };
const TIMEOUTS: Timeouts = { askMs: 30_000, fileMs: 180_000 };

/**
 * Any S3-compatible service, addressed by path (`endpoint/bucket/key`), which
 * MinIO, R2, Garage and AWS all understand.
 */
export function createS3Blobs(
  { endpoint, region, bucket, accessKeyId, secretAccessKey, incomingFolder }: S3Settings,
  timeouts = TIMEOUTS,
): BlobBackend {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const urlOf = (version: string): string =>
    `${endpoint}/${encodeURIComponent(bucket)}/${blobKey(version)}`;
  // The payload is not hashed a second time: TLS carries it, and the length is signed.
  const unsigned = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };

  /**
   * Waits for the beginning of an answer only that long. A signal would not do:
   * aws4fetch hands it on in an object that Node may collect meanwhile.
   */
  async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
    const answer = client.fetch(url, init);
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`S3 did not answer in ${timeoutMs} ms`)),
        timeoutMs,
      );
    });
    try {
      return await Promise.race([answer, silence]);
    } catch (error) {
      void answer.then((late) => late.body?.cancel()).catch(() => undefined);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function requireOk(response: Response, action: string): Promise<Response> {
    if (response.ok) return response;
    const text = (await response.text()).slice(0, 500);
    throw new Error(`S3 ${action} answered ${response.status}: ${text}`);
  }

  return {
    incomingFolder,
    async put(version, file) {
      // A file-backed Blob has a known length and is read as it is sent.
      const body = await openAsBlob(file);
      const headers = { ...unsigned, 'content-length': String(body.size) };
      const response = await send(
        urlOf(version),
        { method: 'PUT', body, headers },
        timeouts.fileMs,
      );
      await (await requireOk(response, 'PUT')).body?.cancel();
    },
    async open(version, range) {
      const headers = {
        ...unsigned,
        ...(range ? { range: `bytes=${range.first}-${range.last}` } : {}),
      };
      const response = await send(urlOf(version), { headers }, timeouts.askMs);
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      return (await requireOk(response, 'GET')).body;
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${encodeURIComponent(bucket)}/${blobKey(from)}` };
      await (
        await requireOk(await send(urlOf(to), { method: 'PUT', headers }, timeouts.fileMs), 'copy')
      ).body?.cancel();
    },
    async remove(version) {
      const response = await send(urlOf(version), { method: 'DELETE' }, timeouts.askMs);
      if (response.status !== 404) await requireOk(response, 'DELETE');
      await response.body?.cancel();
    },
  };
}
