import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDir } from './data-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('refuses a second holder and is free again afterwards', async () => {
  const unlock = await lockDataDir(folder);
  await expect(lockDataDir(folder)).rejects.toThrow(
    /Another process already uses the data directory/,
  );
  await unlock();
  await (
    await lockDataDir(folder)
  )();
});

it('is free after the holder was killed', async () => {
  const code =
    'import { lockDataDir } from ' +
    `${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)}; await ` +
    `lockDataDir(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(lockDataDir(folder)).rejects.toThrow(/Another process/);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  await (
    await lockDataDir(folder)
  )();
});
