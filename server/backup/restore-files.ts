import { chmod, copyFile, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import type { FileBackendSettings } from '#platform/index.ts';
import { isForeign, isOfTheSystem } from './foreign-entries.ts';
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

/** Names in DATA_DIR that a restore replaces; what is not ours to move stays where it is. */
export async function listPresent(dataDir: string, backupDir?: string | null): Promise<string[]> {
  const backups = backupDir && relative(dataDir, backupDir).split(sep)[0];
  const present: string[] = [];
  for (const name of await readdir(dataDir)) {
    const stays =
      name === 'process.lock' ||
      name === backups ||
      name.startsWith('replaced-') ||
      isOfTheSystem(name) ||
      (await isForeign(dataDir, name));
    if (!stays) present.push(name);
  }
  return present;
}

/** What is there is moved aside. A failure leaves everything where it was. */
export async function putInPlace(
  draft: string,
  dataDir: string,
  present: readonly string[],
  stamp: string,
): Promise<void> {
  const aside = join(dataDir, `replaced-${stamp}`);
  const moves = [
    ...present.map((name) => [join(dataDir, name), join(aside, name)] as const),
    ...(await readdir(draft)).map((name) => [join(draft, name), join(dataDir, name)] as const),
  ];
  if (present.length > 0) await mkdir(aside, { mode: 0o700 });
  const done: (typeof moves)[number][] = [];
  try {
    for (const move of moves) {
      await rename(...move);
      done.push(move);
    }
  } catch (cause) {
    for (const [from, to] of done.toReversed()) await rename(to, from);
    await rm(aside, { recursive: true, force: true });
    throw cause;
  }
  await rm(draft, { recursive: true });
}

/** Throws where a name of the folder is a mount: that cannot be moved aside. */
export async function refuseMounts(dataDir: string, names: readonly string[]): Promise<void> {
  const { dev } = await stat(dataDir);
  for (const name of names)
    if ((await lstat(join(dataDir, name))).dev !== dev)
      throw new Error(
        `${join(dataDir, name)} ist ein eigener Datenträger und lässt sich nicht beiseitelegen. ` +
          'Hängen Sie ihn anderswo ein, oder leeren Sie DATA_DIR von Hand. / is a mount and ' +
          'cannot be moved aside: mount it elsewhere, or empty DATA_DIR by hand.',
      );
}
