import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('a run with a failed test ends as failed, with the PostgreSQL server of the tests too', () => {
  const run = `
    const { startPostgres } = await import('./tests/support/postgres.ts');
    const server = await startPostgres();
    process.exitCode = 3;
    await server.stop();`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', run],
    {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    },
  );
  expect(status, stderr).toBe(3);
});
