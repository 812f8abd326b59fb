import { lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What root has written into a data directory goes to whom the directory
 * belongs: the server runs as that user (deploy/maasbogen.service) and could
 * not read it. For tools that open the data themselves.
 */
export async function keepOwner(dataDir: string, folder = dataDir): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dataDir);
  for (const name of ['', ...(await readdir(folder, { recursive: true }))])
    await lchown(join(folder, name), uid, gid).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
    });
}
