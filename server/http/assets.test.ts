import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { serveAssets } from './assets.ts';

it('answers the files of this release and of the one before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  const client = join(folder, 'client');
  for (const [release, name] of [
    ['client', 'chat-new.js'],
    ['former', 'chat-old.js'],
  ] as const) {
    await mkdir(join(folder, release, 'assets'), { recursive: true });
    await writeFile(join(folder, release, 'assets', name), release);
  }
  const ask = async (path: string) => {
    const app = new Hono().use('/assets/*', ...serveAssets(client));
    const answer = await app.request(path);
    return [answer.status, await answer.text()];
  };
  expect(await ask('/assets/chat-new.js')).toEqual([200, 'client']);
  expect(await ask('/assets/chat-old.js')).toEqual([200, 'former']);
  expect((await ask('/assets/chat-older.js'))[0]).toBe(404);
  await rm(join(folder, 'former'), { recursive: true });
  expect((await ask('/assets/chat-old.js'))[0]).toBe(404);
  await rm(folder, { recursive: true });
});
