// @database postgres
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { asOwner } from '#platform/db/database.ts';
import { parseConfig } from './config.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { loadKeys, requireSameSecret } from './keys.ts';

const work = await mkdtemp(join(tmpdir(), 'keys-'));
afterAll(() => rm(work, { recursive: true }));
const configOf = (name: string) => parseConfig({ DATA_DIR: join(work, name) });

it('is made once, also by processes that start together, readable for nobody else and without remains', async () => {
  const config = configOf('first');
  const made = await Promise.all(Array.from({ length: 8 }, () => loadKeys(config)));
  for (const keys of made) expect(keys).toEqual(made[0]);
  expect(await loadKeys(config)).toEqual(made[0]);
  expect(await readdir(join(work, 'first'))).toEqual(['keys.json']);
  expect((await stat(join(work, 'first/keys.json'))).mode & 0o777).toBe(0o600);
});

it.each(['', '{"anon_key":', '{"anon_key":"a","service_role_key":"b","jwt_secret":"short"}'])(
  'a damaged file is named and never replaced: %s',
  async (text) => {
    await mkdir(join(work, 'damaged'), { recursive: true });
    const file = join(work, 'damaged/keys.json');
    await writeFile(file, text);
    await expect(loadKeys(configOf('damaged'))).rejects.toThrow(
      /keys\.json ist beschädigt.*is damaged/,
    );
    expect(await readFile(file, 'utf8')).toBe(text);
  },
);

it('refuses a secret of the environment that is not the one of the file', async () => {
  const DATA_DIR = join(work, 'given');
  const { jwtSecret } = await loadKeys(parseConfig({ DATA_DIR }));
  expect(await loadKeys(parseConfig({ DATA_DIR, SUPABASE_JWT_SECRET: jwtSecret }))).toMatchObject({
    jwtSecret,
  });
  await expect(
    loadKeys(parseConfig({ DATA_DIR, SUPABASE_JWT_SECRET: 'x'.repeat(40) })),
  ).rejects.toThrow(/another secret than the one in that file/);
});

it('refuses a database that was put to use with other keys', async () => {
  const db = await createTestDatabase();
  const [one, other] = [await loadKeys(configOf('one')), await loadKeys(configOf('other'))];
  await requireSameSecret(db, one);
  await requireSameSecret(db, one);
  await expect(requireSameSecret(db, other)).rejects.toThrow(/belongs to another keys\.json/);
  await db.transaction(asOwner('test'), (tx) => tx.script('delete from public.server_keys'));
  await requireSameSecret(db, other);
  await db.close();
});
