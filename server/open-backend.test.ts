import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { silentLog } from '#platform/core/log.ts';
import { parseConfig } from './config.ts';
import { incomingFolderOf } from './file-backend.ts';
import { askRunning } from './holder-request.ts';
import { openBackend } from './open-backend.ts';
import { createServerSettings } from './server-settings.ts';

it('on a Supabase project, too, what a killed process was receiving goes after a day', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'open-backend-'));
  const config = parseConfig({
    DATA_DIR: dataDir,
    SUPABASE_URL: 'https://project.example',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
  });
  const incoming = incomingFolderOf(config);
  for (const name of ['work-old', 'work-new']) {
    await mkdir(join(incoming, name), { recursive: true });
    await writeFile(join(incoming, name, 'file'), 'x');
  }
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(incoming, 'work-old'), yesterday, yesterday);
  const admit = async () => undefined;
  const { upkeep } = await openBackend(config, createServerSettings(config), silentLog, admit);
  await upkeep?.();
  expect(await readdir(incoming)).toEqual(['work-new']);
  await rm(dataDir, { recursive: true });
});

it('says what it is about, and has an owner who asks for a way in wait until it has started', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'open-backend-'));
  const config = parseConfig({ DATA_DIR: dataDir });
  const admit = vi.fn(async () => undefined);
  const info = vi.fn();
  const log = { ...silentLog, info };
  const opening = openBackend(config, createServerSettings(config), log, admit);
  let link: string | null = null;
  while (link === null) link = await askRunning(dataDir, { command: 'reset' }, z.string());
  expect(link).toContain('/einrichten?schluessel=');
  expect(admit).toHaveBeenCalledOnce();
  expect(info.mock.calls).toEqual([
    [{ database: 'embedded' }, 'opening the database'],
    [{ applied: expect.any(Number) }, 'database migrated'],
  ]);
  await (await opening).backend.close();
  await rm(dataDir, { recursive: true });
});
