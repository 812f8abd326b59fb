import { Worker } from 'node:worker_threads';
import type { Answer } from '#content/schemas/assistant.ts';
import type { LearnedExample, ReaderModel } from './train.ts';

/** Trains the reader in a thread of its own, which takes seconds. */
export function trainAside(
  answers: readonly Answer[],
  learned: readonly LearnedExample[],
): Promise<ReaderModel> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./train-worker.ts', import.meta.url), {
      workerData: { answers, learned },
    });
    worker.once('message', (model: ReaderModel) => resolve(model));
    worker.once('error', reject);
    worker.unref();
  });
}
