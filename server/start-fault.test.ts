import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DatabaseError } from '#platform/db/database.ts';
import { compileCache } from '#tests/support/server.ts';
import { itInFull } from '#tests/support/it-in-full.ts';
import { fillDataDir } from '#tests/support/templates.ts';
import {
  checkDataDir,
  createDamageFault,
  createStartFault,
  requireFirstRoom,
} from './start-fault.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the real server, which is to end by itself; gives what it says. */
async function startInVain(
  env: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'server/index.ts'],
    {
      cwd: join(import.meta.dirname, '..'),
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        NODE_COMPILE_CACHE: compileCache,
        ...env,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

it('says in German and English that the port is taken, before anything is made', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const { port } = holder.address() as AddressInfo;
  const { code, output } = await startInVain({ PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(output).toContain(
    `PORT, HOST: 127.0.0.1:${port} ist schon belegt, vielleicht läuft der Server bereits / ` +
      'is already in use',
  );
  expect(await readdir(folder)).toEqual([]);
});

itInFull('says which folder cannot hold the data, and why', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const atFile = await startInVain({ DATA_DIR: file });
  expect(atFile.code).toBe(1);
  expect(atFile.output).toContain(
    `DATA_DIR: ${file} ist eine Datei, kein Ordner / is a file, not a folder (EEXIST)`,
  );
  expect((await startInVain({ DATA_DIR: join(file, 'data') })).output).toContain(
    'liegt unter einer Datei',
  );
});

itInFull(
  'ends where the system allows no folder, and makes a missing one with its parents',
  async () => {
    expect((await startInVain({ DATA_DIR: '/proc/maasbogen/data' })).output).toMatch(
      /DATA_DIR: \/proc\/maasbogen\/data .*\((ENOENT|EACCES|EROFS|EPERM)\)/,
    );
    const missing = join(folder, 'one', 'two');
    await checkDataDir(missing);
    await checkDataDir(missing);
    expect((await stat(missing)).mode & 0o777).toBe(0o700);
  },
);

it('names a database that cannot be reached, without its password', async () => {
  const { code, output } = await startInVain({
    DATABASE_URL: 'postgres://maas:geheim@127.0.0.1:1/agentur',
  });
  expect(code).toBe(1);
  expect(output).toContain(
    'DATABASE_URL: 127.0.0.1:1/agentur nimmt keine Verbindung an / accepts no connection ' +
      '(ECONNREFUSED)',
  );
  expect(output).not.toContain('geheim');
});

it('finds the reason below what other layers say, and gives an unforeseen one as it is', () => {
  const refused = new DatabaseError({
    message: 'login failed',
    code: '28P01',
    cause: Object.assign(new Error('x'), { code: '28P01' }),
  });
  expect(createStartFault('DATABASE_URL', 'db:5432/a', refused).message).toContain(
    'db:5432/a nimmt Name und Passwort nicht an',
  );
  for (const code of ['EROFS', 'EACCES', 'EPERM'])
    expect(
      createStartFault('DATA_DIR', '/daten', Object.assign(new Error(code), { code })).message,
    ).toMatch(/schreibgeschützt|nicht erlaubt/);
  expect(createStartFault('DATA_DIR', '/daten', new Error('disk on fire')).message).toContain(
    'DATA_DIR: /daten disk on fire\n',
  );
});

it('says of a new folder on a full disk what it lacks, and advises no restore', async () => {
  // As PGlite throws it.
  const full = createDamageFault('/daten/db', true, { name: 'ErrnoError', errno: 51 });
  expect(full.message).toContain('/daten/db hat keinen Platz mehr / has no room left (ENOSPC)');
  const unknown = createDamageFault('/daten/db', true, { name: 'ErrnoError', errno: 7 });
  expect(unknown.message).toContain('/daten/db errno 7');
  expect(unknown.message).not.toContain('npm run restore');
  const quota = Object.assign(new Error('quota'), { code: 'EDQUOT' });
  expect(createDamageFault('/daten/db', false, quota).message).toContain('kein Kontingent mehr');

  const MEGABYTE = 1024 ** 2;
  await requireFirstRoom('/daten', async () => 320 * MEGABYTE);
  await expect(requireFirstRoom('/daten', async () => 319 * MEGABYTE)).rejects.toThrow(
    /DATA_DIR: \/daten hat zu wenig Platz .*: 319\sMB sind frei, gebraucht werden 320\sMB/,
  );
});

itInFull('says that the embedded database is damaged, and how to restore it', async () => {
  const dataDir = join(folder, 'damaged');
  await fillDataDir(dataDir);
  await writeFile(join(dataDir, 'db/global/pg_control'), Buffer.alloc(8192));
  const { code, output } = await startInVain({ DATA_DIR: dataDir, PORT: '9' });
  expect(code).toBe(1);
  expect(output).toContain('lässt sich nicht öffnen: ihre Dateien sind beschädigt');
  expect(output).toContain('npm run restore -- <backup folder> --overwrite');
});
