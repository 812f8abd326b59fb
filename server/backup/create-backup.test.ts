import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './create-backup.ts';

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
  expect((await listFiles(dataDir)).toSorted()).toEqual(kept);
  await rm(dataDir, { recursive: true });
});
