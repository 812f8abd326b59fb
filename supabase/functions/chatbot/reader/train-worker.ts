import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from '#content/schemas/assistant.ts';
import type { Classifier } from './classifier.ts';
import { loadModel } from './stored-model.ts';
import { trainReader, type LearnedExample, type ReaderModel } from './train.ts';

/** `file`: where the model is kept, if what was learned belongs to the program. */
export type Task = {
  file?: string;
  answers: readonly Answer[];
  learned: readonly LearnedExample[];
};

// Reads or trains the model in a thread of its own, so that the server goes on
// answering meanwhile (train-aside.ts).
const { file, answers, learned } = workerData as Task;
const model = file ? await loadModel(file, answers, learned) : trainReader(answers, learned);
parentPort?.postMessage(model, listBuffers(model));

/** Handed over instead of copied. */
function listBuffers({ topics, languages, nearest }: ReaderModel): ArrayBuffer[] {
  const numbers = (one: Classifier) => [one.weights.steps, one.bias, one.rarity];
  const { labels, starts, examples, values, rarity } = nearest;
  return [...numbers(topics), ...numbers(languages), labels, starts, examples, values, rarity].map(
    ({ buffer }) => buffer as ArrayBuffer,
  );
}
