import { expect, it } from 'vitest';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { parseConfig } from './config.ts';
import { findFileBackend } from './file-backend.ts';

it.each([
  ['disk', {}],
  ['bucket', { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'agency' }],
])('files arrive in DATA_DIR, not in memory: %s', (_, settings) => {
  const config = parseConfig({ DATA_DIR: '/srv/data', ...settings });
  expect(openBlobs(findFileBackend(config)).incomingFolder).toBe('/srv/data/files/incoming');
});
