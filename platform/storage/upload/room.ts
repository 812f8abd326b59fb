import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { storageError } from '../errors.ts';

/** What uploads leave free for the database, mails and logs. */
export const RESERVED_BYTES = 256 * 1024 * 1024;

/** Throws when the disk has no room for more files; `readFree` is for tests. */
export async function requireRoom(folder: string, readFree = readFreeBytes): Promise<void> {
  if ((await readFree(folder)) < RESERVED_BYTES) throw storageError('DiskFull');
}

/** On the disk of the folder, or of the one that it will be made in. */
export async function readFreeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return readFreeBytes(dirname(folder));
  }
}
