import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import type { FileBackendSettings } from '#platform/index.ts';
import type { Manifest } from './manifest.ts';

/** Uploads go where they are stored, all other files into the folder beside. */
export async function restoreFiles(
  folder: string,
  draft: string,
  manifest: Manifest,
  files: FileBackendSettings,
): Promise<void> {
  const blobs = openBlobs(
    files.kind === 'disk'
      ? { kind: 'disk', root: join(draft, 'files') }
      : { ...files, incomingFolder: join(draft, 'files/incoming') },
  );
  await mkdir(blobs.incomingFolder, { recursive: true, mode: 0o700 });
  for (const { path } of manifest.files) {
    if (path.startsWith('files/')) {
      const version = basename(path);
      const incoming = join(blobs.incomingFolder, version);
      await copyFile(join(folder, path), incoming);
      await blobs.put(version, incoming);
      await rm(incoming, { force: true });
    }
    if (path.startsWith('data/')) {
      const to = join(draft, path.slice('data/'.length));
      await mkdir(dirname(to), { recursive: true, mode: 0o700 });
      await copyFile(join(folder, path), to);
      await chmod(to, 0o600);
    }
  }
}

/** What is there is moved aside. */
export async function putInPlace(
  draft: string,
  dataDir: string,
  present: readonly string[],
  stamp: string,
): Promise<void> {
  if (present.length > 0) {
    const aside = join(dataDir, `replaced-${stamp}`);
    await mkdir(aside, { mode: 0o700 });
    for (const name of present) await rename(join(dataDir, name), join(aside, name));
  }
  for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name));
  await rm(draft, { recursive: true });
}
