import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { dumpDatabase } from '#platform/db/dump.ts';
import type { BlobBackend } from '#platform/storage/blobs/backend.ts';
import { tableFile } from './create-backup.ts';
import type { Manifest } from './manifest.ts';
import { readLines } from './restore-backup.ts';

// What differs between a backup and what was restored from it.

export async function compareFiles(
  { files }: Manifest,
  dataDir: string,
  blobs: BlobBackend,
): Promise<string[]> {
  const problems: string[] = [];
  const open = async (path: string) => {
    if (path.startsWith('files/')) return blobs.open(basename(path));
    return Readable.toWeb(createReadStream(join(dataDir, path.slice('data/'.length))));
  };
  for (const { path, sha256 } of files.filter((file) => !file.path.startsWith('database/'))) {
    const hash = createHash('sha256');
    const found = await open(path)
      .then(async (body) => {
        for await (const chunk of body ?? []) hash.update(chunk);
        return body !== null;
      })
      .catch(() => false);
    if (!found) problems.push(`${path}: missing`);
    else if (hash.digest('hex') !== sha256) problems.push(`${path}: differs`);
  }
  return problems;
}

export async function compareRows(
  folder: string,
  manifest: Manifest,
  db: Parameters<typeof dumpDatabase>[0],
): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Set<string>();
  const { dump } = await dumpDatabase(
    db,
    async (table, lines) => {
      const name = `${table.schema}.${table.table}`;
      seen.add(name);
      const there = await sumOf(lines);
      const inBackup = await sumOf(readLines(join(folder, tableFile(table))));
      if (there.rows !== inBackup.rows)
        problems.push(`${name}: ${there.rows} rows, ${inBackup.rows} in the backup`);
      else if (there.sum !== inBackup.sum) problems.push(`${name}: rows differ`);
    },
    async () => undefined,
  );
  for (const { schema, table } of manifest.database.tables)
    if (!seen.has(`${schema}.${table}`)) problems.push(`${schema}.${table}: missing`);
  if (JSON.stringify(dump.sequences) !== JSON.stringify(manifest.database.sequences))
    problems.push('sequences differ');
  return problems;
}

/** Rows in any order, each as often as it is there. */
async function sumOf(lines: AsyncIterable<string>): Promise<{ rows: number; sum: bigint }> {
  let [rows, sum] = [0, 0n];
  for await (const line of lines) {
    sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
    rows += 1;
  }
  return { rows, sum };
}
