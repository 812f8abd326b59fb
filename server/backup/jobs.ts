import type { Log } from '#platform/core/log.ts';
import type { Config } from '../config.ts';
import type { Job } from '../worker/index.ts';
import { openBackupBucket } from './bucket.ts';
import { copyToBucket } from './copy-to-bucket.ts';
import { clearLeftovers, nightlyBackup } from './nightly.ts';

/** `backUp`: null where Supabase keeps the data. */
export function createBackupJobs(
  { backupDir, backupBucket, dataDir }: Pick<Config, 'backupDir' | 'backupBucket' | 'dataDir'>,
  backUp: ((folder: string) => Promise<unknown>) | null,
  log: Log,
): Job[] {
  if (!backUp) return [];
  // Backups that a command asks for are written beside the data then (ask-server.ts).
  if (!backupDir) return [clearLeftovers(dataDir)];
  const bucket = backupBucket && openBackupBucket(backupBucket);
  return [
    nightlyBackup({
      folder: backupDir,
      dataDir,
      backUp,
      log,
      copy: async () => {
        if (bucket) await copyToBucket(backupDir, bucket, log);
      },
    }),
  ];
}
