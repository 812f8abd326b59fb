import type { Log } from '#platform/core/log.ts';
import { jobRuns } from '../metrics.ts';

export type Job = {
  name: string;
  everyMs: number;
  /** Resolves to true when there is more to do at once. */ run: () => Promise<boolean>;
};
export type Worker = { wake: (name: string) => void; stop: () => Promise<void> };

/**
 * Runs each job at its interval, at once when woken, never twice at the same
 * time. A failing job is logged and tried again.
 */
export function startWorker(jobs: readonly Job[], log: Log): Worker {
  let stopping = false;
  const loops = jobs.map((job) => {
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> | undefined;
    let again = false;
    const turn = async (): Promise<void> => {
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
    };
    const start = (): void => {
      clearTimeout(timer);
      running = turn().finally(() => {
        running = undefined;
        if (!stopping) timer = setTimeout(start, job.everyMs);
      });
    };
    timer = setTimeout(start, 0);
    return {
      name: job.name,
      wake: () => {
        if (stopping) return;
        if (running) again = true;
        else start();
      },
      stop: async () => {
        clearTimeout(timer);
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
