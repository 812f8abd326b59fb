import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { verifyBackup, writeManifest } from './manifest.ts';

it('tells a backup that cannot be read from one that is not complete', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  await expect(verifyBackup(folder)).rejects.toThrow('manifest.json fehlt');
  await expect(verifyBackup(join(folder, 'none'))).rejects.toThrow('manifest.json fehlt');
  await writeManifest(folder, {
    format: 1,
    createdAt: '2026-11-23T02:00:00.000Z',
    product: { version: '0', node: '0' },
    mode: 'embedded',
    holdsKeys: false,
    counts: { users: 0, enquiries: 0, rows: 0, storedFiles: 0 },
    missingFiles: [],
    foreign: [],
    database: { postgres: '17', migrations: {}, tables: [], sequences: [] },
    files: [{ path: 'data/a', bytes: 0, sha256: '' }],
  });
  await expect(verifyBackup(folder)).rejects.toThrow('data/a fehlt');
  // Root may read whatever its rights say, but no folder as a file.
  await mkdir(join(folder, 'data/a'), { recursive: true });
  await expect(verifyBackup(folder)).rejects.toThrow(/nicht lesbar .* EISDIR/);
  await rm(join(folder, 'manifest.json'));
  await mkdir(join(folder, 'manifest.json'));
  await expect(verifyBackup(folder)).rejects.toThrow(/nicht lesbar .* EISDIR/);
  await rm(folder, { recursive: true });
});
