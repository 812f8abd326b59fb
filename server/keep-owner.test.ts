import { chown, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepOwner } from './keep-owner.ts';

it('gives what root has written to the owner of the folder, and follows no link', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'owner-'));
  const outside = join(folder, 'outside');
  const dataDir = join(folder, 'data');
  await mkdir(join(dataDir, 'db'), { recursive: true });
  for (const path of [outside, join(dataDir, 'db/segment')]) await writeFile(path, 'x');
  await symlink(outside, join(dataDir, 'link'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(dataDir, 1234, 1234);
  await keepOwner(dataDir);
  const ownerOf = async (path: string) => (await stat(path)).uid;
  const owner = await ownerOf(dataDir);
  expect(await ownerOf(join(dataDir, 'db/segment'))).toBe(owner);
  expect(await ownerOf(outside)).toBe(isRoot ? 0 : owner);
  await rm(folder, { recursive: true });
});
