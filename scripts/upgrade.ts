import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  createClientsFault,
  listOtherClients,
  requireWayBack,
} from '../server/backup/other-clients.ts';
import { parseConfig } from '../server/config.ts';
import { findLocalOrigin } from '../server/local-origin.ts';
import { openShell } from './upgrade/shell.ts';

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
/** So long the connections of a stopped server may take to end. */
const ALONE_MS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stop: { type: 'string' }, start: { type: 'string' } },
});
const config = parseConfig(process.env);
const backups = config.backupDir ?? join(root, 'backups');
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
/** Paths that a setting names hold in whatever folder a command runs. */
const env = { ...process.env, DATA_DIR: config.dataDir, BACKUP_DIR: backups };
const { say, ask, run, node, serve, holdOn } = openShell(root, env);
const git = (...args: string[]): Promise<void> => run(root, 'git', args);

const origin = findLocalOrigin(config);
const answers = (path: string): Promise<boolean> =>
  fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => status < 400,
    () => false,
  );

type Service = {
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends what was started for the check alone. */
  leave: () => Promise<void>;
};

/** How the server is stopped and started here. */
async function findService(): Promise<Service> {
  const isUnit = ask('systemctl', 'is-active', UNIT) === 'active';
  const stop = values.stop ?? (isUnit ? `systemctl stop ${UNIT}` : undefined);
  const start = values.start ?? (isUnit ? `systemctl start ${UNIT}` : undefined);
  if (stop && start)
    return {
      stop: () => run(root, 'sh', ['-c', stop]),
      start: () => run(root, 'sh', ['-c', start]),
      leave: async () => {},
    };
  if (await answers('/healthz'))
    throw new Error(
      'Der Server läuft. Nennen Sie --stop und --start, oder halten Sie ihn an. / The server ' +
        'is running. Name --stop and --start, or stop it.',
    );
  // It stands still.
  const server = serve([config.dataDir, backups]);
  return { ...server, leave: server.stop };
}

async function isUp(): Promise<boolean> {
  for (const end = Date.now() + READY_MS; Date.now() < end; await setTimeout(500))
    if (await answers('/readyz')) return answers('/');
  return false;
}

/** The way back empties the database, which nobody else may use then. */
async function waitUntilAlone(): Promise<void> {
  if (!config.DATABASE_URL) return;
  for (const end = Date.now() + ALONE_MS; ; await setTimeout(500)) {
    const others = await listOtherClients(config.DATABASE_URL);
    if (others.length === 0) return;
    if (Date.now() > end) throw createClientsFault(others);
  }
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
  await git('worktree', 'add', '--quiet', '--detach', next, commit);
  // Packages that stay are not fetched again; prepare.mjs installs when the lock file changed.
  await cp(join(root, 'node_modules'), join(next, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
  // It keeps the files that open tabs ask for (keep-former.mjs).
  const assets = 'build/client/assets';
  if (existsSync(join(root, assets)))
    await cp(join(root, assets), join(next, assets), { recursive: true });
  await run(next, process.execPath, ['scripts/prepare.mjs']);
}

async function clear(): Promise<void> {
  await rm(workshop, { recursive: true, force: true });
  await git('worktree', 'prune');
}

/** The versions to go from and to; null where there is nothing to do. */
async function findWay(): Promise<{ before: string; commit: string } | null> {
  if (config.SUPABASE_URL)
    throw new Error(
      'Mit einem Supabase-Projekt gehen Sie die Schritte unter „Upgrade“ in docs/supabase.md. / ' +
        'With a Supabase project take the steps in docs/supabase.md, Upgrade.',
    );
  if (existsSync(previous))
    throw new Error(
      'Ein Upgrade wurde mitten im Wechsel abgebrochen: docs/operations.md, Upgrade. / An upgrade ' +
        'was cut off while it switched: docs/operations.md, Upgrade.',
    );
  if (ask('git', 'status', '--porcelain', '--untracked-files=no') !== '')
    throw new Error(
      'Im Programmordner wurde etwas geändert (git status). / Files of the program were ' +
        'changed (git status).',
    );
  if (ask('git', 'remote') !== '') await git('fetch', '--quiet', '--tags');
  const before = ask('git', 'rev-parse', 'HEAD');
  const commit = ask('git', 'rev-parse', `${positionals[0] ?? '@{upstream}'}^{commit}`);
  if (!before || !commit)
    throw new Error(`Kein Stand ${positionals[0] ?? '@{upstream}'} / no such version`);
  if (before !== commit) return { before, commit };
  say('Das ist schon der neueste Stand', 'already up to date');
  return null;
}

async function upgrade(): Promise<void> {
  const way = await findWay();
  if (!way) return;
  const { before, commit } = way;
  if (config.DATABASE_URL) await requireWayBack(config.DATABASE_URL);
  const service = await findService();
  await clear();
  const backup = join(backups, `upgrade-${stamp}`);
  say('Sicherung', 'backup');
  await node(root, 'server/backup/backup.ts', backup);
  say('Neue Fassung bauen', 'building the new version');
  await buildBeside(commit);
  say('Probe mit einer Kopie der Daten', 'trying it on a copy of the data');
  await node(next, 'server/backup/restore.ts', backup, '--drill');

  // From here on it goes to its end, also when the terminal is gone.
  holdOn(`${backup}.log`);
  say(`Wechsel von ${before} zu ${commit}`, 'switching');
  await service
    .stop()
    .then(waitUntilAlone)
    .catch(async (cause: unknown) => {
      await clear();
      await service.start();
      throw cause;
    });
  const last = `${backup}-stopped`;
  try {
    // Nothing more comes in: the way back loses nothing.
    await node(root, 'server/backup/backup.ts', last);
    await swap(next, previous);
    await git('reset', '--quiet', '--keep', commit);
    await service.start();
    if (!(await isUp())) throw new Error(`${origin}/readyz: 503`);
  } catch (cause) {
    say(cause instanceof Error ? cause.message : String(cause), 'the new version fails');
    return goBack(service, before, last);
  }
  await service.leave();
  await clear();
  say(`Fertig: ${commit.slice(0, 10)}`, `done, backup kept in ${last}`);
}

async function goBack(service: Service, before: string, last: string): Promise<never> {
  say('Zurück zur alten Fassung', 'going back to the old version');
  await service.stop().catch(() => say('Er stand schon still', 'it stood still already'));
  if (existsSync(join(previous, 'node_modules'))) {
    await swap(previous, next);
    await git('reset', '--quiet', '--keep', before);
    // What new data the old version would make of those of the new one, nobody knows.
    await waitUntilAlone()
      .then(() => node(root, 'server/backup/restore.ts', last, '--overwrite'))
      .catch(async (cause: unknown) => {
        await clear();
        throw new Error(
          'Die alte Fassung liegt wieder da, ihre Daten nicht: Die Website STEHT STILL. Beheben ' +
            'Sie, was oben steht, dann: / The old version is back, its data are not: the site ' +
            `STANDS STILL. Mend what is said above, then:\n  npm run restore -- ${last} --overwrite\n` +
            'und starten Sie den Server / and start the server.',
          { cause },
        );
      });
  }
  await clear();
  await service.start();
  if (!(await isUp())) say('Auch die alte antwortet nicht', 'the old one does not answer either');
  await service.leave();
  throw new Error(
    'Die neue Fassung lief nicht an; die alte steht wieder. / The new version did not start; the ' +
      'old one is back.',
  );
}

await upgrade().catch((cause: unknown) => {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : null;
  if (reason) say(reason.message);
  say(cause instanceof Error ? cause.message : String(cause));
  process.exit(1);
});
