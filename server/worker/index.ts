import type { Log } from '#platform/core/log.ts';
import { jobRuns } from '../metrics.ts';

export type Job = {
  name: string;
  everyMs: number;
  /** How long its first turn waits. */
  delayMs?: number;
  /** The job whose first turn comes before, if there is such a one. */
  after?: string;
  /** Resolves to true when there is more to do at once. */
  run: () => Promise<boolean | void>;
};
type Loop = {
  name: string;
  /** Settles after its first turn, or when it is stopped. */
  first: Promise<void>;
  wake: () => void;
  stop: () => Promise<void>;
};
export type Worker = { wake: (name: string) => void; stop: () => Promise<void> };

/**
 * Runs each job at its interval, at once when woken, never twice at the same
 * time. A failing job is logged and tried again.
 */
export function startWorker(jobs: readonly Job[], log: Log): Worker {
  let stopping = false;
  const loops: Loop[] = jobs.map((job) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let again = false;
    const first = Promise.withResolvers<void>();
    const turn = async (): Promise<void> => {
      await loops.find(({ name }) => name === job.after)?.first;
      do {
        again = false;
        try {
          while (!stopping && (await job.run()));
          jobRuns.inc({ job: job.name, outcome: 'ok' });
        } catch (cause) {
          jobRuns.inc({ job: job.name, outcome: 'failed' });
          log.error({ job: job.name, err: cause }, 'job failed');
        }
      } while (again && !stopping);
      first.resolve();
    };
    const start = (): void => {
      clearTimeout(timer);
      running = turn().finally(() => {
        running = undefined;
        if (!stopping) timer = setTimeout(start, job.everyMs);
      });
    };
    timer = setTimeout(start, job.delayMs ?? 0);
    return {
      name: job.name,
      first: first.promise,
      wake: () => {
        if (stopping) return;
        if (running) again = true;
        else start();
      },
      stop: async () => {
        clearTimeout(timer);
        first.resolve();
        await running;
      },
    };
  });
  return {
    wake: (name) => loops.find((loop) => loop.name === name)?.wake(),
    async stop() {
      stopping = true;
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
