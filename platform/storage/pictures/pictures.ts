import { fork, type ChildProcess } from 'node:child_process';
import { createTurns } from '../../core/turns.ts';
import type { PictureAnswer, PictureJob } from './job.ts';

/** Longer takes no picture within the limits, on the slowest machine. */
const MOST_MS = 120_000;
/** A page full of pictures asks for them one after the other; then the memory goes back. */
const IDLE_MS = 5_000;

const inTurn = createTurns(1);
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Decodes and writes one picture after the other (BUDGET-02), in a process of
 * its own: what a decoder needs at its worst is bounded by one picture, ends
 * with that process, and never stands in the way of a request.
 */
export const runPictureJob = (job: PictureJob): Promise<PictureAnswer> =>
  inTurn(async () => {
    clearTimeout(idle);
    const worker = (child ??= startChild());
    const timer = setTimeout(end, MOST_MS, worker);
    try {
      return await new Promise<PictureAnswer>((resolve) => {
        const settle = (answer: PictureAnswer) => {
          worker.off('exit', lost).off('error', lost).off('message', settle);
          resolve(answer);
        };
        // Ended for its time, or by the system for its memory, or could not be started.
        const lost = () => settle({ refused: 'large' });
        worker.once('exit', lost).once('error', lost).once('message', settle);
        worker.send(job);
      });
    } finally {
      clearTimeout(timer);
      idle = setTimeout(end, IDLE_MS, worker).unref();
    }
  });

function end(worker: ChildProcess): void {
  forget(worker);
  worker.kill('SIGKILL');
}

function forget(worker: ChildProcess): void {
  if (child === worker) child = undefined;
}

function startChild(): ChildProcess {
  const worker = fork(new URL('./child.ts', import.meta.url), {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--max-old-space-size=64',
      '--max-semi-space-size=1',
    ],
    // Nothing of the server's secrets; fewer heaps of the C library.
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.once('exit', () => forget(worker));
  worker.on('error', () => forget(worker));
  worker.unref();
  worker.channel?.unref();
  return worker;
}
