import { spawnSync } from 'node:child_process';
import { access, chown, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShell } from './shell.ts';

let root: string;
beforeEach(async () => (root = await mkdtemp(join(tmpdir(), 'upgrade-shell-'))));
afterEach(() => rm(root, { recursive: true }));

it('a server that stood still ends with an upgrade that fails, in a session of its own too', async () => {
  const note = join(root, 'pid');
  await mkdir(join(root, 'server'));
  await writeFile(
    join(root, 'server/index.ts'),
    `import { renameSync, writeFileSync } from 'node:fs';
    process.once('SIGTERM', () => {
      writeFileSync('ended', '');
      process.exit();
    });
    writeFileSync('draft', String(process.pid));
    renameSync('draft', 'pid');
    setInterval(() => {}, 1000);`,
  );
  const upgrade = `
    import { existsSync } from 'node:fs';
    import { setTimeout } from 'node:timers/promises';
    import { openShell } from ${JSON.stringify(join(import.meta.dirname, 'shell.ts'))};
    const { serve, holdOn } = openShell(${JSON.stringify(root)}, process.env);
    holdOn(${JSON.stringify(join(root, 'log'))});
    await serve([]).start();
    while (!existsSync(${JSON.stringify(note)})) await setTimeout(20);
    process.exit(1);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', upgrade],
    { encoding: 'utf8' },
  );
  expect(status, stderr).toBe(1);
  try {
    await vi.waitFor(() => access(join(root, 'ended')), 5_000);
  } catch (cause) {
    process.kill(Number(await readFile(note, 'utf8')), 'SIGKILL');
    throw cause;
  }
});

it('what a server that stood still wrote while it was tried is of whom its folder is', async () => {
  const dataDir = join(root, 'data');
  const table = join(dataDir, 'table');
  await mkdir(dataDir);
  if (process.getuid?.() === 0) await chown(dataDir, 1234, 1234);
  await mkdir(join(root, 'server'));
  await writeFile(
    join(root, 'server/index.ts'),
    `import { writeFileSync } from 'node:fs';
    writeFileSync(${JSON.stringify(table)}, '', { mode: 0o600 });
    setInterval(() => {}, 1000);`,
  );
  const server = openShell(root, process.env).serve([dataDir, join(root, 'no-backups')]);
  await server.start();
  await vi.waitFor(() => access(table), 10_000);
  await server.stop();
  expect((await stat(table)).uid).toBe((await stat(dataDir)).uid);
});
