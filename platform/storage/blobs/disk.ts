import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { blobKey, type BlobBackend } from './backend.ts';

/**
 * Files under `root`: `blobs/ab/<version>`, and `incoming/` on the same file
 * system, so that a rename finishes an upload.
 */
export function createDiskBlobs(root: string): BlobBackend {
  const pathOf = (version: string): string => join(root, 'blobs', blobKey(version));

  async function makeFolder(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }

  return {
    incomingFolder: join(root, 'incoming'),
    async put(version, file) {
      const path = pathOf(version);
      await makeFolder(dirname(path));
      await syncToDisk(file);
      await rename(file, path);
      await syncToDisk(dirname(path));
    },
    async open(version, range) {
      const handle = await open(pathOf(version), 'r').catch(nullWhenMissing);
      if (!handle) return null;
      const stream = handle.createReadStream(range ? { start: range.first, end: range.last } : {});
      return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
    },
    async copy(from, to) {
      const path = pathOf(to);
      await makeFolder(dirname(path));
      await copyFile(pathOf(from), path, constants.COPYFILE_FICLONE);
      await syncToDisk(path);
      await syncToDisk(dirname(path));
    },
    remove: (version) => rm(pathOf(version), { force: true }),
  };
}

/**
 * A rename without this may survive a power cut while the bytes do not. Windows
 * cannot sync a folder; there the file system's journal has to do.
 */
async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => null);
  try {
    await handle?.sync().catch(() => undefined);
  } finally {
    await handle?.close();
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
