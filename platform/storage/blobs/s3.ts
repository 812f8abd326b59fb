import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { FileBackendSettings } from '../../deps.ts';
import { blobKey, type BlobBackend } from './backend.ts';

/** As much of an answer as an error message holds. */
const excerpt = (text: string): string => text.slice(0, 500);

type S3Settings = Extract<FileBackendSettings, { kind: 's3' }>;

/**
 * How long the service may be silent before it begins to answer: small
 * requests, and those that carry or copy a file.
 */
export type Timeouts = { askMs: number; fileMs: number };
/** What is overloaded is asked again, after up to so long, doubled each time. */
const RETRIES = 3;
const RETRY_MS = 50;
const TIMEOUTS: Timeouts = { askMs: 30_000, fileMs: 180_000 };

/**
 * Any S3-compatible service, addressed by path (`endpoint/bucket/key`), which
 * MinIO, R2, Garage and AWS all understand.
 */
export function createS3Blobs(
  { endpoint, region, bucket, accessKeyId, secretAccessKey, incomingFolder }: S3Settings,
  timeouts = TIMEOUTS,
): BlobBackend {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const urlOf = (version: string): string =>
    `${endpoint}/${encodeURIComponent(bucket)}/${blobKey(version)}`;
  // The payload is not hashed a second time: TLS carries it, and the length is signed.
  const unsigned = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };

  /**
   * Waits for the beginning of an answer only that long, then ends the request. The signal goes
   * to `fetch` itself: aws4fetch would hand it on in an object that Node may collect meanwhile.
   */
  async function send(url: string, init: RequestInit, timeoutMs: number): Promise<Response> {
    const giveUp = new AbortController();
    const reason = new Error(`S3 did not answer in ${timeoutMs} ms`);
    const timer = setTimeout(() => giveUp.abort(reason), timeoutMs);
    try {
      for (let tried = 0; ; tried += 1) {
        const request = await client.sign(url, init);
        const response = await fetch(request, { signal: giveUp.signal });
        const isBusy = response.status >= 500 || response.status === 429;
        if (!isBusy || tried === RETRIES) return response;
        await response.body?.cancel();
        await delay(Math.random() * RETRY_MS * 2 ** tried);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  async function requireOk(response: Response, action: string): Promise<Response> {
    if (response.ok) return response;
    const text = excerpt(await response.text());
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
        const text = await response.text();
        // A bucket that is gone has not lost one file.
        if (text.includes('NoSuchBucket')) throw new Error(`S3 GET answered 404: ${excerpt(text)}`);
        return null;
      }
      return (await requireOk(response, 'GET')).body;
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${encodeURIComponent(bucket)}/${blobKey(from)}` };
      const response = await send(urlOf(to), { method: 'PUT', headers }, timeouts.fileMs);
      const text = await (await requireOk(response, 'copy')).text();
      // It answers 200 before it begins, and may fail afterwards.
      if (!text.includes('<CopyObjectResult')) throw new Error(`S3 copy failed: ${excerpt(text)}`);
    },
    async remove(version) {
      const response = await send(urlOf(version), { method: 'DELETE' }, timeouts.askMs);
      if (response.status !== 404) await requireOk(response, 'DELETE');
      await response.body?.cancel();
    },
  };
}
