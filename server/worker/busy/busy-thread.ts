import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { CalendarProblem } from './calendar-problem.ts';
import { findBusyTimes, type Span } from './find-busy-times.ts';

export type ThreadReply = { spans: Span[] } | { problem: string };

const TaskSchema = z.object({
  text: z.string(),
  window: z.object({ from: z.number(), to: z.number() }),
  agencyMail: z.string(),
});
export type ThreadTask = z.infer<typeof TaskSchema>;

// Only ever started as a worker (find-in-thread.ts), for one calendar.
function answer(): ThreadReply {
  const { text, window, agencyMail } = TaskSchema.parse(workerData);
  try {
    return { spans: findBusyTimes(text, window, agencyMail) };
  } catch (cause) {
    if (!(cause instanceof CalendarProblem)) throw cause;
    return { problem: cause.message };
  }
}
parentPort?.postMessage(answer());
