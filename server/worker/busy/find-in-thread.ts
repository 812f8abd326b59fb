import { Worker } from 'node:worker_threads';
import type { ThreadReply, ThreadTask } from './busy-thread.ts';
import { CalendarProblem } from './calendar-problem.ts';
import type { Span } from './find-busy-times.ts';

const TIMEOUT_MS = 20_000;
const TOO_MUCH = 'Der Kalender ist zu umfangreich.';

/** Reads a calendar aside: whoever wrote it may keep neither the server busy nor its memory. */
export function findInThread(task: ThreadTask): Promise<Span[]> {
  const thread = new Worker(new URL('./busy-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  thread.unref();
  const limit = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
  return new Promise<Span[]>((done, fail) => {
    thread.once('message', (reply: ThreadReply) =>
      'spans' in reply ? done(reply.spans) : fail(new CalendarProblem(reply.problem)),
    );
    thread.once('error', (cause) => fail(new CalendarProblem(TOO_MUCH, { cause })));
    thread.once('exit', () => fail(new CalendarProblem(TOO_MUCH)));
  }).finally(() => clearTimeout(limit));
}
