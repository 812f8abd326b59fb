import { openAsBlob } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { FileBackendSettings } from '../../deps.ts';
import { blobKey, type BlobBackend } from './backend.ts';

type S3Settings = Extract<FileBackendSettings, { kind: 's3' }>;

/** Any S3-compatible service, addressed by path (`endpoint/bucket/key`), which MinIO, R2, Garage and AWS all understand. */
export function createS3Blobs({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings): BlobBackend {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const urlOf = (version: string): string => `${endpoint}/${encodeURIComponent(bucket)}/${blobKey(version)}`;
  // The payload is not hashed a second time: TLS carries it, and the length is signed.
  const unsigned = { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' };

  async function requireOk(response: Response, action: string): Promise<Response> {
    if (response.ok) return response;
    const text = (await response.text()).slice(0, 500);
    throw new Error(`S3 ${action} answered ${response.status}: ${text}`);
  }

  return {
    incomingFolder: join(tmpdir(), 'storage-incoming'),
    async put(version, file) {
      // A file-backed Blob has a known length and is read as it is sent.
      const body = await openAsBlob(file);
      const response = await client.fetch(urlOf(version), {
        method: 'PUT',
        body,
        headers: { ...unsigned, 'content-length': String(body.size) },
      });
      await (await requireOk(response, 'PUT')).body?.cancel();
    },
    async open(version, range) {
      const response = await client.fetch(urlOf(version), {
        headers: { ...unsigned, ...(range ? { range: `bytes=${range.first}-${range.last}` } : {}) },
      });
      if (response.status === 404) {
        await response.body?.cancel();
        return null;
      }
      return (await requireOk(response, 'GET')).body;
    },
    async copy(from, to) {
      const headers = { 'x-amz-copy-source': `/${encodeURIComponent(bucket)}/${blobKey(from)}` };
      await (await requireOk(await client.fetch(urlOf(to), { method: 'PUT', headers }), 'copy')).body?.cancel();
    },
    async remove(version) {
      const response = await client.fetch(urlOf(version), { method: 'DELETE' });
      if (response.status !== 404) await requireOk(response, 'DELETE');
      await response.body?.cancel();
    },
  };
}
