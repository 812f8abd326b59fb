import { parentPort, workerData } from 'node:worker_threads';
import type { Answer } from '#content/schemas/assistant.ts';
import { trainReader, type LearnedExample } from './train.ts';

// Trains the reader in a thread of its own, so that the server goes on
// answering meanwhile (train-aside.ts).
type Task = { answers: Answer[]; learned: LearnedExample[] };
const { answers, learned } = workerData as Task;
parentPort?.postMessage(trainReader(answers, learned));
