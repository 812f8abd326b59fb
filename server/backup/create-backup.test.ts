import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createBackup, listFiles, tableFile } from './create-backup.ts';
import { listPresent } from './restore-files.ts';

it('holds the database no longer than it is read, however slow the folder of backups is', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-'));
  const opened = await createTestDatabase();
  const folder = join(dataDir, '2026-11-27');
  const written: boolean[] = [];
  const db: Database = {
    ...opened,
    transaction: (scope, run) =>
      opened.transaction(scope, async (tx) => {
        const value = await run(tx);
        written.push(existsSync(join(`${folder}.partial`, 'database')));
        return value;
      }),
  };
  const blobs = openBlobs({ kind: 'disk', root: join(dataDir, 'files') });
  const { files } = await createBackup({ db, blobs, dataDir }, folder);
  expect(written).toEqual([false]);
  const users = tableFile({ schema: 'auth', table: 'users' });
  expect(files.map(({ path }) => path)).toContain(users);
  expect(existsSync(join(folder, users))).toBe(true);
  expect(await readdir(join(dataDir, 'files/incoming'))).toEqual([]);
  await opened.close();
  await rm(dataDir, { recursive: true });
});

it('takes no earlier backup along, wherever in DATA_DIR they are kept', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backup-files-'));
  const kept = ['keys.json', 'mail/a.eml', 'sicherung/notiz.txt'];
  const backups = ['2026-11-26', 'sicherung/2026-11-26'].flatMap((folder) => [
    `${folder}/manifest.json`,
    `${folder}/data/keys.json`,
  ]);
  for (const path of [...kept, ...backups, 'sicherung/2026-11-27.partial/data/keys.json']) {
    await mkdir(dirname(join(dataDir, path)), { recursive: true });
    await writeFile(join(dataDir, path), '');
  }
  expect((await listFiles(dataDir)).paths.toSorted()).toEqual(kept);
  await rm(dataDir, { recursive: true });
});

// Only root can make files of two users.
it.runIf(process.geteuid?.() === 0)(
  'leaves out what the server cannot have written, and nothing else that it cannot read',
  async () => {
    const USER = 65_534;
    const dataDir = await mkdtemp(join(tmpdir(), 'backup-foreign-'));
    await chmod(dataDir, 0o777);
    for (const folder of ['lost+found', 'fremd', 'mail'])
      await mkdir(join(dataDir, folder), { mode: 0o700 });
    await writeFile(join(dataDir, 'schluessel.txt'), '', { mode: 0o600 });
    await writeFile(join(dataDir, 'notiz.txt'), '');
    await writeFile(join(dataDir, 'fremd/a.txt'), '');
    await chown(join(dataDir, 'mail'), USER, USER);
    const look = async () => {
      process.seteuid!(USER);
      return Promise.all([listFiles(dataDir), listPresent(dataDir)]).finally(() =>
        process.seteuid!(0),
      );
    };
    const [{ paths, foreign }, present] = await look();
    expect(paths).toEqual(['notiz.txt']);
    expect(foreign.toSorted()).toEqual(['fremd', 'schluessel.txt']);
    expect(present.toSorted()).toEqual(['mail', 'notiz.txt']);

    // Ours by its name, whoever owns it, and ours by its owner.
    await chown(join(dataDir, 'mail'), 0, 0);
    await expect(look()).rejects.toThrow('EACCES');
    await chown(join(dataDir, 'mail'), USER, USER);
    await chown(join(dataDir, 'fremd'), USER, USER);
    await chmod(join(dataDir, 'fremd'), 0);
    await expect(look()).rejects.toThrow('EACCES');
    await rm(dataDir, { recursive: true });
  },
);
