import { spawn, spawnSync } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseConfig } from '../server/config.ts';

// `npm run upgrade [-- <commit or tag>] [--stop <command> --start <command>]`: brings a server from
// the version that runs to another. The new one is built and tried on a copy of the data beside it;
// only then does it take the place, and what does not come up gives it back with the data as they
// were. Without commands the systemd unit is stopped and started where it is active.

const root = resolve(import.meta.dirname, '..');
const workshop = join(root, '.upgrade');
const next = join(workshop, 'next');
const previous = join(workshop, 'previous');
/** What is built or installed; the rest is git's. */
const MADE = ['node_modules', 'build'];
const UNIT = 'maasbogen';
const READY_MS = 180_000;
/** Settings of `.env` are in this process's environment already. */
const NODE = ['--disable-warning=ExperimentalWarning'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stop: { type: 'string' }, start: { type: 'string' } },
});
const config = parseConfig(process.env);
const backups = config.backupDir ?? join(root, 'backups');
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');

const say = (german: string, english: string): void => console.log(`— ${german} / ${english}`);
const ask = (command: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};
/** Paths that a setting names hold in whatever folder a command runs. */
const env = { ...process.env, DATA_DIR: config.dataDir, BACKUP_DIR: backups };

function run(folder: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: folder, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}`);
}
const node = (folder: string, ...args: string[]): void =>
  run(folder, process.execPath, [...NODE, ...args]);
const git = (...args: string[]): void => run(root, 'git', args);

const host = ['0.0.0.0', '::'].includes(config.HOST) ? '127.0.0.1' : config.HOST;
const origin = `http://${host.includes(':') ? `[${host}]` : host}:${config.PORT}`;
const answers = (path: string): Promise<boolean> =>
  fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status < 400,
    () => false,
  );

/** How the server is stopped and started here. */
async function findService(): Promise<{ stop: () => void; start: () => void }> {
  const isUnit = ask('systemctl', 'is-active', UNIT) === 'active';
  const stop = values.stop ?? (isUnit ? `systemctl stop ${UNIT}` : undefined);
  const start = values.start ?? (isUnit ? `systemctl start ${UNIT}` : undefined);
  if (stop && start)
    return {
      stop: () => run(root, 'sh', ['-c', stop]),
      start: () => run(root, 'sh', ['-c', start]),
    };
  if (await answers('/healthz'))
    throw new Error(
      'Der Server läuft. Nennen Sie --stop und --start, oder halten Sie ihn an. / The server ' +
        'is running. Name --stop and --start, or stop it.',
    );
  // It stands still: it is started for the check alone.
  let child: ReturnType<typeof spawn> | undefined;
  return {
    stop: () => void child?.kill(),
    start: () => {
      const args = [...NODE, 'server/index.ts'];
      child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    },
  };
}

async function isUp(): Promise<boolean> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await setTimeout(500))
    if (await answers('/readyz')) return answers('/');
  return false;
}

/** The made folders of `from` into the place, and those that were there to `to`. */
async function swap(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of MADE) {
    if (existsSync(join(root, name))) await rename(join(root, name), join(to, name));
    await rename(join(from, name), join(root, name));
  }
}

async function buildBeside(commit: string): Promise<void> {
  git('worktree', 'add', '--quiet', '--detach', next, commit);
  // Packages that stay are not fetched again; prepare.mjs installs when the lock file changed.
  await cp(join(root, 'node_modules'), join(next, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  run(next, process.execPath, ['scripts/prepare.mjs']);
}

async function clear(): Promise<void> {
  await rm(workshop, { recursive: true, force: true });
  git('worktree', 'prune');
}

async function upgrade(): Promise<void> {
  if (ask('git', 'status', '--porcelain', '--untracked-files=no') !== '')
    throw new Error(
      'Im Programmordner wurde etwas geändert (git status). / Files of the program were ' +
        'changed (git status).',
    );
  const service = await findService();
  if (ask('git', 'remote') !== '') git('fetch', '--quiet', '--tags');
  const before = ask('git', 'rev-parse', 'HEAD');
  const commit = ask('git', 'rev-parse', `${positionals[0] ?? '@{upstream}'}^{commit}`);
  if (!before || !commit)
    throw new Error(`Kein Stand ${positionals[0] ?? '@{upstream}'} / no such version`);
  if (before === commit) return say('Das ist schon der neueste Stand', 'already up to date');

  await clear();
  const backup = join(backups, `upgrade-${stamp}`);
  say('Sicherung', 'backup');
  node(root, 'server/backup/backup.ts', backup);
  say('Neue Fassung bauen', 'building the new version');
  await buildBeside(commit);
  say('Probe mit einer Kopie der Daten', 'trying it on a copy of the data');
  node(next, 'server/backup/restore.ts', backup, '--drill');

  say('Wechsel', 'switching');
  service.stop();
  const last = `${backup}-stopped`;
  try {
    // Nothing more comes in: the way back loses nothing.
    node(root, 'server/backup/backup.ts', last);
    await swap(next, previous);
    git('reset', '--quiet', '--keep', commit);
    service.start();
    if (await isUp()) {
      if (!(values.start ?? ask('systemctl', 'is-active', UNIT))) service.stop();
      await clear();
      return say(`Fertig: ${commit.slice(0, 10)}`, `done, backup kept in ${last}`);
    }
    throw new Error(`${origin}/readyz: 503`);
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause);
    say('Zurück zur alten Fassung', 'going back to the old version');
    service.stop();
    if (existsSync(join(previous, 'node_modules'))) {
      await swap(previous, next);
      git('reset', '--quiet', '--keep', before);
      node(root, 'server/backup/restore.ts', last, '--overwrite');
    }
    await clear();
    service.start();
    if (!(await isUp())) say('Auch die alte antwortet nicht', 'the old one does not answer either');
    throw new Error(
      'Die neue Fassung lief nicht an; die alte steht wieder. / The new version did not ' +
        'start; the old one is back.',
      { cause },
    );
  }
}

await upgrade().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
