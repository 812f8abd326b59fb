import { Worker } from 'node:worker_threads';
import type { Answer } from '#content/schemas/assistant.ts';
import type { LearnedExample, ReaderModel } from './train.ts';
import type { Task } from './train-worker.ts';

/** Trains the reader in a thread of its own, which takes seconds. */
export const trainAside = (
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): Promise<ReaderModel> => runAside({ answers, learned });

/**
 * Reads the model on disk in a thread of its own, or trains it: laying out its
 * examples takes a second, and what that leaves behind ends with the thread.
 */
export const loadAside = (
  file: string,
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): Promise<ReaderModel> => runAside({ file, answers, learned });

function runAside(task: Task): Promise<ReaderModel> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train-worker.ts', import.meta.url), { workerData: task });
    worker.once('message', (model: ReaderModel) => resolve(model));
    worker.once('error', reject);
    worker.unref();
  });
}
