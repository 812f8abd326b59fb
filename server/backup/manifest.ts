import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';
import { parseJson } from '#shared/core/parse-json.ts';

export const MANIFEST = 'manifest.json';
/** What a backup folder holds. Written last: a folder without it is an unfinished backup. */
export const ManifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  product: z.object({ version: z.string(), node: z.string() }),
  mode: z.enum(['embedded', 'postgres']),
  /** False: the keys came from the environment and must be kept elsewhere. */
  holdsKeys: z.boolean(),
  counts: z.object({ users: z.int(), enquiries: z.int(), rows: z.int(), storedFiles: z.int() }),
  /** Stored files that a row names and the backend did not have. */
  missingFiles: z.array(z.string()),
  /** What of DATA_DIR belongs to another user and was passed over. */
  foreign: z.array(z.string()).default([]),
  database: z.object({
    postgres: z.string(),
    migrations: z.record(
      z.string(),
      z.array(z.object({ version: z.string(), checksum: z.string().nullable() })),
    ),
    tables: z.array(
      z.object({
        schema: z.string(),
        table: z.string(),
        rows: z.int(),
        columns: z.array(z.object({ name: z.string(), type: z.string(), generated: z.boolean() })),
      }),
    ),
    sequences: z.array(z.object({ schema: z.string(), sequence: z.string(), lastValue: z.int() })),
  }),
  /** Every file of the folder but the manifest and its own checksum. */
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof ManifestSchema>;

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  for (const [name, content] of [
    [MANIFEST, text],
    ['manifest.sha256', `${sha256Of(text)}  ${MANIFEST}\n`],
  ] as const) {
    const file = await open(join(folder, name), 'wx', 0o600);
    await file.writeFile(content);
    await file.sync();
    await file.close();
  }
}

/** Reads the manifest and compares every file with it. Throws an error that names what is wrong. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(ifMissing(null));
  if (text === null)
    throw new Error(
      `${folder}: keine vollständige Sicherung, manifest.json fehlt. / not a complete ` +
        'backup, manifest.json is missing.',
    );
  const sum = await readFile(join(folder, 'manifest.sha256'), 'utf8').catch(ifMissing(''));
  const parsed = ManifestSchema.safeParse(parseJson(text));
  if (!sum.startsWith(sha256Of(text)) || !parsed.success) throw damaged(MANIFEST);
  for (const { path, bytes, sha256 } of parsed.data.files) {
    const found = await measureFile(join(folder, path));
    if (found?.bytes !== bytes || found.sha256 !== sha256) throw damaged(path);
  }
  return parsed.data;
}

/** The manifest as it lies there, unverified; null where none can be read. */
export async function readManifest(folder: string): Promise<Manifest | null> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '');
  return ManifestSchema.safeParse(parseJson(text)).data ?? null;
}

/** What the files of a backup take, as its manifest says; 0 where none can be read. */
export const readBackupBytes = async (folder: string): Promise<number> =>
  ((await readManifest(folder))?.files ?? []).reduce((sum, { bytes }) => sum + bytes, 0);

/** More of its stored files than this are missing where a bucket or a mount has gone. */
const MAX_MISSING = 0.1;

/** True where a backup lacks so many files that older ones must not go for it. */
export function isHollow(manifest: Manifest | null): boolean {
  if (!manifest) return false;
  const missing = manifest.missingFiles.length;
  return missing > MAX_MISSING * (missing + manifest.counts.storedFiles);
}

/** For `.catch(…)`: what stands for a file that is not there. Any other failure says so itself. */
const ifMissing =
  <Value>(value: Value) =>
  (cause: NodeJS.ErrnoException): Value => {
    if (cause.code === 'ENOENT') return value;
    throw new Error(
      `Die Sicherung ist nicht lesbar / the backup cannot be read: ${cause.message}`,
      { cause },
    );
  };

/** Size and checksum; null where the file is missing. */
async function measureFile(path: string): Promise<{ bytes: number; sha256: string } | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  return pipeline(createReadStream(path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  }).then(() => ({ bytes, sha256: hash.digest('hex') }), ifMissing(null));
}

const damaged = (path: string): Error =>
  new Error(
    `Die Sicherung ist beschädigt: ${path} fehlt oder wurde verändert. / The backup is ` +
      `damaged: ${path} is missing or was changed.`,
  );
