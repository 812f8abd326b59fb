import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { putInPlace, refuseMounts } from './restore-files.ts';

async function makeFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'in-place-'));
  const draft = join(dataDir, 'restoring-x');
  for (const name of ['db', 'files']) await mkdir(join(dataDir, name));
  await writeFile(join(dataDir, 'keys.json'), 'old');
  for (const name of ['db', 'files']) await mkdir(join(draft, name), { recursive: true });
  await writeFile(join(draft, 'keys.json'), 'new');
  return { dataDir, draft };
}
const readKeys = (folder: string) => readFile(join(folder, 'keys.json'), 'utf8');

it('moves what is there aside', async () => {
  const { dataDir, draft } = await makeFolder();
  await putInPlace(draft, dataDir, ['db', 'files', 'keys.json'], 'x');
  expect(await readKeys(dataDir)).toBe('new');
  expect(await readKeys(join(dataDir, 'replaced-x'))).toBe('old');
  expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'files', 'keys.json', 'replaced-x']);
  await rm(dataDir, { recursive: true });
});

it('leaves everything where it was when something cannot be moved', async () => {
  const { dataDir, draft } = await makeFolder();
  // Not moved aside, and in the way of what comes.
  await writeFile(join(dataDir, 'files/old'), '');
  await expect(putInPlace(draft, dataDir, ['db', 'keys.json'], 'x')).rejects.toThrow('ENOTEMPTY');
  expect(await readKeys(dataDir)).toBe('old');
  expect(await readKeys(draft)).toBe('new');
  expect((await readdir(dataDir)).toSorted()).toEqual(['db', 'files', 'keys.json', 'restoring-x']);
  await rm(dataDir, { recursive: true });
});

it('refuses a mount before anything is touched', async () => {
  await expect(refuseMounts('/', ['dev'])).rejects.toThrow('/dev ist ein eigener Datenträger');
  const { dataDir } = await makeFolder();
  await refuseMounts(dataDir, ['db', 'keys.json']);
  await rm(dataDir, { recursive: true });
});
