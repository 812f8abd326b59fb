/// <reference lib="webworker" />
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

// A thread of its own, so that typing never waits for the work. Loaded by
// proof-of-work.ts when somebody fills in a form.

declare const self: DedicatedWorkerGlobalScope;

self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 30_000 });
  self.postMessage(solution);
};
