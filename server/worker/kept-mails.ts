import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails lie as files that were not sent for want of a mail server. */
export const keptMailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Removes those that have lain there for so many days; gives their number. */
export async function removeOldMails(folder: string, days: number): Promise<number> {
  const since = Date.now() - days * 86_400_000;
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  let removed = 0;
  for (const name of names) {
    const file = join(folder, name);
    // What is being written takes its name meanwhile.
    const found = await stat(file).catch(() => null);
    if (!found || found.mtimeMs >= since) continue;
    await rm(file, { force: true });
    removed += 1;
  }
  return removed;
}
