import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { keepOwner } from '../../server/keep-owner.ts';

/** Settings of `.env` are in this process's environment already. */
const NODE = ['--disable-warning=ExperimentalWarning'];
const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** How an upgrade runs its commands and speaks; at first in the terminal. */
export function openShell(root: string, env: NodeJS.ProcessEnv) {
  let log: { path: string; file: number; shown: number } | undefined;

  /** What has come into the log goes to the terminal, if there still is one. */
  const show = (): void => {
    if (!log) return;
    const text = readFileSync(log.path).subarray(log.shown);
    log.shown += text.length;
    console.log(text.toString().trimEnd());
  };
  const say = (...languages: string[]): void => {
    const line = `— ${languages.join(' / ')}`;
    if (!log) return console.log(line);
    writeSync(log.file, `${line}\n`);
    show();
  };
  /** Ctrl-C and the end of the terminal reach nothing that has a session of its own. */
  const findOptions = (): SpawnOptions =>
    log ? { stdio: ['ignore', log.file, log.file], detached: true } : { stdio: 'inherit' };

  async function run(folder: string, command: string, args: string[]): Promise<void> {
    const child = spawn(command, args, { cwd: folder, env, ...findOptions() });
    const [status] = (await once(child, 'exit')) as [number | null];
    show();
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}`);
  }

  /**
   * The server as a child, for as long as this process. What it has written as root into `folders`
   * is afterwards of whom they are.
   */
  function serve(folders: readonly string[]) {
    let child: ChildProcess | undefined;
    process.once('exit', () => child?.kill());
    return {
      stop: async () => {
        if (child && child.exitCode === null && child.signalCode === null) {
          const ended = once(child, 'exit');
          child.kill();
          await ended;
        }
        for (const folder of folders) if (existsSync(folder)) await keepOwner(folder);
      },
      start: async () => {
        const args = [...NODE, 'server/index.ts'];
        child = spawn(process.execPath, args, { cwd: root, env, ...findOptions() });
      },
    };
  }

  return {
    say,
    run,
    serve,
    node: (folder: string, ...args: string[]) => run(folder, process.execPath, [...NODE, ...args]),
    /** What a command says; null where it fails. */
    ask: (command: string, ...args: string[]): string | null => {
      const { status, stdout } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
      return status === 0 ? stdout.trim() : null;
    },
    /** No signal ends this process from now on, and all output is kept in a file, too. */
    holdOn: (path: string): void => {
      log = { path, file: openSync(path, 'a', 0o600), shown: 0 };
      for (const signal of SIGNALS)
        process.on(signal, () =>
          say('Der Wechsel läuft zu Ende', `the switch goes on to its end, see ${path}`),
        );
    },
  };
}
