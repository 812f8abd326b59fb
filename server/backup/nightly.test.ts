import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RESERVED_BYTES } from '#platform/storage/upload/room.ts';
import { writeManifest, type Manifest } from './manifest.ts';
import { findNewestBackup, isFresh, nightlyBackup } from './nightly.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() } as never;
let folder = '';
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'nightly-'))));
afterEach(() => rm(folder, { recursive: true }));

const manifest: Manifest = {
  format: 1,
  createdAt: '2026-11-23T02:00:00.000Z',
  product: { version: '0.3.0', node: 'v24.0.0' },
  mode: 'embedded',
  holdsKeys: true,
  counts: { users: 1, enquiries: 0, rows: 1, storedFiles: 2 },
  missingFiles: [],
  foreign: [],
  database: { postgres: '17', migrations: {}, tables: [], sequences: [] },
  files: [],
};

const jobAt = (moment: string, backUp: (target: string) => Promise<unknown>) =>
  nightlyBackup({ folder, dataDir: folder, backUp, log, now: () => new Date(moment) });

it('writes one backup a day and removes what has expired', async () => {
  for (const day of ['2026-08-01', '2026-11-20']) await mkdir(join(folder, day));
  for (let day = 10; day < 18; day++) await mkdir(join(folder, `2026-11-${day}`));
  const backUp = vi.fn((target: string) => mkdir(target));
  // 23:30 UTC is the next day at the agency.
  await jobAt('2026-11-23T23:30:00Z', backUp).run();
  await jobAt('2026-11-24T09:00:00Z', backUp).run();
  expect(backUp.mock.calls).toEqual([[join(folder, '2026-11-24')]]);
  expect(await readdir(folder)).not.toContain('2026-11-10');
  expect(await readdir(folder)).toContain('2026-11-15');
  expect(await findNewestBackup(folder)).toBe('2026-11-24');
});

it('removes nothing for a backup whose files have gone, and says how many', async () => {
  for (let day = 10; day < 20; day++) await mkdir(join(folder, `2026-11-${day}`));
  const error = vi.fn();
  const run = (moment: string, stored: number, missing: number, free?: number) =>
    nightlyBackup({
      folder,
      dataDir: folder,
      backUp: async (target) => {
        await mkdir(target);
        const counts = { ...manifest.counts, storedFiles: stored };
        const missingFiles = Array.from({ length: missing }, (_, at) => `file-${at}`);
        await writeManifest(target, { ...manifest, counts, missingFiles });
      },
      log: { info: vi.fn(), error } as never,
      now: () => new Date(moment),
      ...(free === undefined ? {} : { readFree: async () => free }),
    }).run();
  const isThere = async () => (await readdir(folder)).includes('2026-11-10');

  await run('2026-11-20T09:00:00Z', 0, 1);
  expect(error.mock.calls[0]).toMatchObject([
    { missing: ['file-0'], reason: '1 missing, 0 there; no older backup is removed' },
    'the backup lacks stored files',
  ]);
  // Nor before the next one, where room is short.
  await expect(run('2026-11-21T09:00:00Z', 0, 1, RESERVED_BYTES - 1)).rejects.toThrow('Platz');
  await run('2026-11-21T09:00:00Z', 80, 20);
  expect(await isThere()).toBe(true);
  await run('2026-11-22T09:00:00Z', 99, 1);
  expect(error.mock.lastCall).toMatchObject([
    { reason: '1 missing, 99 there' },
    expect.any(String),
  ]);
  expect(await isThere()).toBe(false);
});

it('calls fresh what was written within two days, not what a clock ahead has named', () => {
  const now = new Date('2026-11-24T23:30:00Z');
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27'];
  expect(days.map((day) => isFresh(day, now))).toEqual([false, true, true, true, false]);
});

it('stands back while another process writes, and deletes nothing when a backup fails', async () => {
  await mkdir(join(folder, '2026-11-24.partial'));
  const backUp = vi.fn(() => Promise.reject(new Error('disk full')));
  await jobAt('2026-11-24T09:00:00Z', backUp).run();
  expect(backUp).not.toHaveBeenCalled();
  await mkdir(join(folder, '2020-01-01'));
  await expect(jobAt('2026-11-25T09:00:00Z', backUp).run()).rejects.toThrow('disk full');
  expect(await readdir(folder)).toContain('2020-01-01');
});

it('begins no backup that would leave less than the reserve, and says how much is missing', async () => {
  const newest = join(folder, '2026-11-23');
  await mkdir(newest);
  const MEGABYTE = 1024 ** 2;
  await writeManifest(newest, {
    ...manifest,
    files: ['files/a', 'files/b'].map((path) => ({ path, bytes: 50 * MEGABYTE, sha256: '' })),
  });
  const needed = RESERVED_BYTES + 100 * MEGABYTE;
  const backUp = vi.fn((target: string) => mkdir(target));
  const runWith = (free: number) => {
    const now = () => new Date('2026-11-24T09:00:00Z');
    const readFree = async () => free;
    return nightlyBackup({ folder, dataDir: folder, backUp, log, now, readFree }).run();
  };
  await expect(runWith(needed - MEGABYTE)).rejects.toThrow(
    /In \S+ sind 355\sMB frei, gebraucht werden 356\sMB\./,
  );
  expect(await readdir(folder)).toEqual(['2026-11-23']);
  await runWith(needed);
  expect(backUp).toHaveBeenCalledOnce();
});

it('makes room by what expires tonight where it needs it, and names what others have left', async () => {
  for (let day = 10; day < 24; day++) await mkdir(join(folder, `2026-11-${day}`));
  const left = ['upgrade-2026-11-01T10-00-00', 'replaced-2026-11-02'];
  for (const name of left) {
    await mkdir(join(folder, name));
    await writeFile(join(folder, name, 'rows'), Buffer.alloc(2 * 1024 ** 2));
  }
  await writeFile(join(folder, 'upgrade-2026-11-01T10-00-00.log'), '');
  const backUp = vi.fn((target: string) => mkdir(target));
  const now = () => new Date('2026-11-24T09:00:00Z');
  const runWith = (readFree: () => Promise<number>) =>
    nightlyBackup({ folder, dataDir: folder, backUp, log, now, readFree }).run();
  await expect(runWith(async () => RESERVED_BYTES - 1)).rejects.toThrow(
    /upgrade-2026-11-01T10-00-00 \(2\sMB\), \S+replaced-2026-11-02 \(2\sMB\)\.$/,
  );
  expect(await readdir(folder)).not.toContain('2026-11-10');
  expect(await readdir(folder)).toEqual(expect.arrayContaining(left));

  await mkdir(join(folder, '2026-11-10'));
  const isThere = async () => (await readdir(folder)).includes('2026-11-10');
  await runWith(async () => RESERVED_BYTES - ((await isThere()) ? 1 : 0));
  expect(backUp).toHaveBeenCalledOnce();
});

it('clears away what was cut off, and makes up for a backup that was', async () => {
  const hoursAgo = async (name: string, hours: number) => {
    await mkdir(join(folder, name, 'data'), { recursive: true });
    const moment = new Date(Date.parse('2026-11-24T09:00:00Z') - hours * 3_600_000);
    await utimes(join(folder, name), new Date(0), new Date(0));
    await utimes(join(folder, name, 'data'), moment, moment);
  };
  await hoursAgo('2026-11-24.partial', 0.9);
  await hoursAgo('2026-11-22.partial', 25);
  await hoursAgo('2026-11-23T20-00-00.partial', 13);
  await hoursAgo('.drill-old', 25);
  await hoursAgo('.drill-now', 1);
  const backUp = vi.fn((target: string) => mkdir(target));
  await jobAt('2026-11-24T09:00:00Z', backUp).run();
  expect(backUp).not.toHaveBeenCalled();
  const others = ['.drill-now', '2026-11-23T20-00-00.partial'];
  expect((await readdir(folder)).toSorted()).toEqual([...others, '2026-11-24.partial']);
  await hoursAgo('2026-11-24.partial', 1.1);
  await jobAt('2026-11-24T09:00:00Z', backUp).run();
  expect((await readdir(folder)).toSorted()).toEqual([...others, '2026-11-24']);
});
