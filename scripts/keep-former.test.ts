import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holdFormer, putFormer } from './keep-former.mjs';

it('keeps the files of one former release, also where a build broke off', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'former-'));
  const build = join(folder, 'build');
  const held = join(folder, 'held');
  const release = async (name: string) => {
    holdFormer(build, held);
    await rm(build, { recursive: true, force: true });
    if (name === 'broken') return;
    await mkdir(join(build, 'client/assets'), { recursive: true });
    await writeFile(join(build, 'client/assets', `${name}.js`), '');
    putFormer(build, held);
  };
  const former = () => readdir(join(build, 'former/assets')).catch(() => []);
  await release('one');
  expect(await former()).toEqual([]);
  await release('two');
  expect(await former()).toEqual(['one.js']);
  await release('broken');
  await release('three');
  expect(await former()).toEqual(['two.js']);
  expect(await readdir(folder)).toEqual(['build']);
  await rm(folder, { recursive: true });
});
