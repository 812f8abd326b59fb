import { lstat, open, opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_RETENTION } from '../worker/clock-guard.ts';

/** Every new ext4 volume has it, for root alone. */
const OF_THE_SYSTEM = 'lost+found';
/** What the server makes in DATA_DIR: whoever owns it now, nothing of it may be passed over. */
const OURS = ['db', 'demo', 'files', 'keys.json', LAST_RETENTION, 'mail'];

export const isOfTheSystem = (name: string): boolean => name === OF_THE_SYSTEM;

/**
 * Whether a path of DATA_DIR is somebody else's: another user owns it and this one cannot read it,
 * so that the server cannot have written it.
 */
export async function isForeign(dataDir: string, path: string): Promise<boolean> {
  if (OURS.includes(path.split('/')[0]!)) return false;
  const found = await lstat(join(dataDir, path)).catch(() => null);
  if (!found || found.uid === process.geteuid?.()) return false;
  if (!found.isDirectory() && !found.isFile()) return false;
  const tried = found.isDirectory() ? opendir(join(dataDir, path)) : open(join(dataDir, path));
  return tried.then(
    async (handle) => {
      await handle.close();
      return false;
    },
    (cause: NodeJS.ErrnoException) => cause.code === 'EACCES' || cause.code === 'EPERM',
  );
}
