import { join } from 'node:path';
import type { Config } from './config.ts';

/**
 * Where files lie until they are checked and stored, on the disk whatever the
 * backend: in a container /tmp is memory. What a crash leaves there is removed
 * after a day (platform/storage/discard.ts).
 */
export const incomingFolderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'files/incoming');

/** Where stored files are kept: under DATA_DIR, or in a bucket where one is named. */
export function findFileBackend(config: Config) {
  if (!config.S3_ENDPOINT || !config.S3_BUCKET)
    return { kind: 'disk', root: join(config.dataDir, 'files') } as const;
  return {
    kind: 's3',
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    incomingFolder: incomingFolderOf(config),
  } as const;
}
