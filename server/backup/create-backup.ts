import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import * as z from 'zod';
import { asOwner, type Database, type Transaction } from '#platform/db/database.ts';
import { dumpDatabase } from '#platform/db/dump.ts';
import { blobKey, type BlobBackend } from '#platform/storage/blobs/backend.ts';
import { inTemporaryFolder } from '#platform/storage/upload/temporary-folder.ts';
import { isForeign, isOfTheSystem } from './foreign-entries.ts';
import { MANIFEST, writeManifest, type Manifest } from './manifest.ts';

export type BackupSource = { db: Database; blobs: BlobBackend; dataDir: string };

/** What of DATA_DIR is copied otherwise, or is not worth keeping. */
const isCopiedOtherwise = (name: string): boolean =>
  ['db', 'files', 'process.lock'].includes(name) ||
  isOfTheSystem(name) ||
  name.startsWith('replaced-') ||
  name.startsWith('restoring-');

export const tableFile = ({ schema, table }: { schema: string; table: string }): string =>
  `database/${schema}.${table}.ndjson.gz`;
const storedFile = (version: string): string => `files/${blobKey(version)}`;

/**
 * Writes a backup into `folder`, which must not exist yet. Stored files are never changed under
 * their version, and deleted ones stay for five minutes: so most are copied first, then all rows
 * are read at one moment, then the few files that came in between.
 */
export const createBackup = (source: BackupSource, folder: string): Promise<Manifest> =>
  writeWhole(folder, async (draft) => {
    const manifest = await fill(draft, source);
    await writeManifest(draft, manifest);
    return manifest;
  });

/** Fills a folder that must not exist yet. It has the name only when it is complete. */
export async function writeWhole<Result>(
  folder: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  const draft = `${folder}.partial`;
  await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  if (await readdir(folder).catch(() => null))
    throw new Error(`${folder}: gibt es schon. / exists already.`);
  await mkdir(draft, { mode: 0o700 }).catch((cause: NodeJS.ErrnoException) => {
    const isLeft = cause.code === 'EEXIST';
    const reason = isLeft
      ? 'eine andere Sicherung läuft oder wurde abgebrochen; dann löschen. / another backup ' +
        'runs or was cut off; then delete it.'
      : cause.message;
    throw new Error(`${draft}: ${reason}`, { cause });
  });
  try {
    const result = await write(draft);
    await rename(draft, folder);
    await syncFolder(dirname(folder));
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function fill(draft: string, { db, blobs, dataDir }: BackupSource): Promise<Manifest> {
  const copied = new Map<string, Manifest['files'][number]>();
  const missing = new Set<string>();
  const copyVersions = async (versions: readonly string[]): Promise<void> => {
    for (const version of versions) {
      if (copied.has(version)) continue;
      const body = await blobs.open(version);
      if (!body) missing.add(version);
      else
        copied.set(
          version,
          await writeFileInto(
            draft,
            storedFile(version), // Node and the DOM each have a type of their own for the same stream.
            Readable.fromWeb(body as never),
          ),
        );
    }
  };

  const [[before = []]] = [
    await db.pipeline(asOwner('a backup holds the files of everybody'), [{ sql: VERSIONS }]),
  ];
  await copyVersions(before.map(versionOf));

  // The embedded database serves nobody else while it is read: the rows go to the own disk
  // first, unsynced, and to the backup, which may lie on a slow share, afterwards.
  const { dump, extra, tables } = await inTemporaryFolder(
    join(dataDir, 'files/incoming'),
    async (local) => {
      const read = await dumpDatabase(
        db,
        async (table, lines) => {
          const target = join(local, `${table.schema}.${table.table}`);
          await pipeline([
            Readable.from(toNdjson(lines)),
            createGzip({ level: 3 }),
            createWriteStream(target, { flags: 'wx', mode: 0o600 }),
          ]);
        },
        readFacts,
      );
      const written: Manifest['files'] = [];
      for (const table of read.dump.tables) {
        const rows = createReadStream(join(local, `${table.schema}.${table.table}`));
        written.push(await writeFileInto(draft, tableFile(table), rows));
      }
      return { ...read, tables: written };
    },
  );
  await copyVersions(extra.versions);
  const current = new Set(extra.versions);
  for (const version of copied.keys()) {
    if (current.has(version)) continue;
    await rm(join(draft, storedFile(version)));
    copied.delete(version);
  }

  const data: Manifest['files'] = [];
  const { paths, foreign } = await listFiles(dataDir);
  for (const path of paths) {
    const file = await open(join(dataDir, path), 'r').catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== 'ENOENT') throw cause;
      return null;
    });
    // A mail may have been sent and tidied away meanwhile.
    if (!file) continue;
    await file.close();
    data.push(await writeFileInto(draft, `data/${path}`, createReadStream(join(dataDir, path))));
  }
  const product = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')));
  const rowsOf = (schema: string, name: string): number =>
    dump.tables.find((table) => table.schema === schema && table.table === name)?.rows ?? 0;
  return {
    format: 1,
    createdAt: new Date().toISOString(),
    product: { version: product.version, node: process.version },
    mode: db.kind === 'pglite' ? 'embedded' : 'postgres',
    holdsKeys: data.some(({ path }) => path === 'data/keys.json'),
    counts: {
      users: rowsOf('auth', 'users'),
      enquiries: rowsOf('public', 'quote_requests'),
      rows: dump.tables.reduce((sum, { rows }) => sum + rows, 0),
      storedFiles: copied.size,
    },
    missingFiles: [...missing].filter((version) => current.has(version)),
    foreign,
    database: dump,
    files: [...tables, ...copied.values(), ...data],
  };
}

const VERSIONS = 'select distinct version from storage.objects where version is not null';
const versionOf = (row: Record<string, unknown>): string => String(row['version']);

async function readFacts(tx: Transaction): Promise<{ versions: string[] }> {
  return { versions: (await tx.query(VERSIONS)).map(versionOf) };
}

async function* toNdjson(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`;
}

/** Writes durably and notes size and checksum of what was written. */
async function writeFileInto(
  folder: string,
  path: string,
  content: Readable,
): Promise<Manifest['files'][number]> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline([
    content,
    measure,
    createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true }),
  ]);
  return { path, bytes, sha256: hash.digest('hex') };
}

/**
 * Paths of the plain files in DATA_DIR that belong into a backup, with forward
 * slashes. Backups that are kept there do not, finished or not: each would hold
 * all earlier ones. `foreign`: what was passed over, as this user may not read it.
 */
export async function listFiles(dataDir: string): Promise<{ paths: string[]; foreign: string[] }> {
  const paths: string[] = [];
  const foreign: string[] = [];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(dataDir, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (folder === '' && isCopiedOtherwise(entry.name)) continue;
      if (await isForeign(dataDir, path)) foreign.push(path);
      else if (entry.isDirectory()) {
        const isBackup = path.endsWith('.partial') || existsSync(join(dataDir, path, MANIFEST));
        if (!isBackup) await visit(path);
      } else if (entry.isFile()) paths.push(path);
    }
  };
  await visit('');
  return { paths, foreign };
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
