import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from '../data-lock.ts';
import { askServer } from './ask-server.ts';
import { verifyBackup, writeManifest } from './manifest.ts';

let work: string;
let dataDir: string;
let unlock = async (): Promise<void> => {};
const asked: string[] = [];
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'ask-server-'));
  dataDir = join(work, 'data');
  asked.length = 0;
});
afterEach(async () => {
  await unlock();
  await rm(work, { recursive: true });
});

const counts = { users: 1, enquiries: 2, rows: 3, storedFiles: 0 };
/** A running server that sees its own folders alone, like the unit. */
async function serve(seen: string): Promise<void> {
  unlock = await lockDataDir(dataDir, async (line) => {
    const { folder } = JSON.parse(line) as { folder: string };
    asked.push(folder);
    if (folder.startsWith(seen)) {
      await mkdir(folder, { recursive: true });
      await writeManifest(folder, {
        format: 1,
        createdAt: new Date().toISOString(),
        product: { version: '0', node: '0' },
        mode: 'embedded',
        holdsKeys: false,
        counts,
        missingFiles: [],
        foreign: [],
        database: { postgres: '17', migrations: {}, tables: [], sequences: [] },
        files: [],
      });
    }
    return JSON.stringify({ done: { counts, missingFiles: [], foreign: [] } });
  });
}

it('takes the backup from a place that the server sees to any other, and leaves nothing there', async () => {
  await serve(dataDir);
  const folder = join(work, 'usb/today');
  expect(await askServer({ dataDir, backupDir: null }, folder)).toMatchObject({ counts });
  expect(await verifyBackup(folder)).toMatchObject({ counts });
  expect(dirname(asked[0]!)).toBe(dataDir);
  expect(await readdir(dataDir)).toEqual(['process.lock']);
  expect(await readdir(dirname(folder))).toEqual(['today']);
});

it('has it written to BACKUP_DIR at once, and names another that the server does not see', async () => {
  await serve(join(work, 'backups'));
  const backupDir = join(work, 'backups');
  await askServer({ dataDir, backupDir }, join(backupDir, 'today'));
  expect(asked).toEqual([join(backupDir, 'today')]);
  const elsewhere = join(work, 'elsewhere');
  await expect(
    askServer({ dataDir, backupDir: elsewhere }, join(elsewhere, 'today')),
  ).rejects.toThrow(/Er sieht andere Ordner/);
});

it('asks nobody where no server runs, and says so of a folder that is taken', async () => {
  await mkdir(dataDir);
  expect(await askServer({ dataDir, backupDir: null }, join(work, 'today'))).toBeNull();
  await serve(dataDir);
  await mkdir(join(work, 'today'));
  await writeFile(join(work, 'today/x'), '');
  await expect(askServer({ dataDir, backupDir: null }, join(work, 'today'))).rejects.toThrow(
    /exists already/,
  );
  expect(await readdir(dataDir)).toEqual(['process.lock']);
});
