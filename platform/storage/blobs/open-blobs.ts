import type { FileBackendSettings } from '../../deps.ts';
import type { BlobBackend } from './backend.ts';
import { createDiskBlobs } from './disk.ts';
import { createS3Blobs } from './s3.ts';

export const openBlobs = (files: FileBackendSettings): BlobBackend =>
  files.kind === 's3' ? createS3Blobs(files) : createDiskBlobs(files.root);
