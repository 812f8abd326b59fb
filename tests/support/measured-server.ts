import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';

// A server in a child process that tells what its work costs everybody else, so
// that the clients in this one do not count.

const TICK_MS = 1;

/**
 * Milliseconds since the last answer: the longest delay of the event loop (time
 * on the clock, which other processes stretch), its thread's longest turn of
 * processor time, and all processor time.
 */
export type Cost = { delay: number; turn: number; cpu: number };
type ServerWord = { origin: string; key: string };

/** In the child, once it serves. */
export function reportCost(word: ServerWord): void {
  const clock = monitorEventLoopDelay({ resolution: TICK_MS });
  let turn = 0;
  let before = process.threadCpuUsage();
  let start = process.cpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    turn = Math.max(turn, (user + system) / 1_000);
    before = process.threadCpuUsage();
  };
  clock.enable();
  setInterval(look, TICK_MS);
  process.on('message', () => {
    const { user, system } = process.cpuUsage(start);
    // The histogram counts from one tick to the next.
    process.send!({
      delay: clock.max / 1e6 - TICK_MS,
      turn,
      cpu: (user + system) / 1_000,
    } satisfies Cost);
    clock.reset();
    turn = 0;
    start = process.cpuUsage();
  });
  process.send!(word);
}

/** Starts the calling module once more as the child. */
export async function startMeasured(filename: string) {
  const server = fork(filename, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...process.execArgv],
  });
  const [word] = (await once(server, 'message')) as [ServerWord];
  const ask = async (): Promise<Cost> => {
    server.send('cost');
    return ((await once(server, 'message')) as [Cost])[0];
  };
  return { ...word, ask, stop: () => server.kill() };
}
