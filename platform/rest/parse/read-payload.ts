import { Worker } from 'node:worker_threads';
import { createTurns } from '../../core/turns.ts';
import { invalidBody } from '../errors.ts';
import { isParsed, parsePayload, type Payload } from './payload.ts';
import type { ThreadInput, ThreadOutput } from './payload-thread.ts';

/** Parsing more than this would be felt by everybody else whom the event loop serves. */
const LARGE_BYTES = 64 * 1024;
/**
 * Enough for the largest body of ordinary rows; one that is nothing but keys
 * needs more, and is refused.
 */
const THREAD_MEGABYTES = 256;

const inTurn = createTurns(1);

/** `parsePayload`, for large bodies in a thread of their own, one at a time. */
export async function readPayload(...input: ThreadInput): Promise<Payload> {
  const [bytes, contentType] = input;
  return bytes.byteLength > LARGE_BYTES && isParsed(contentType)
    ? inTurn(() => parseInThread(input))
    : parsePayload(...input);
}

function parseInThread(input: ThreadInput): Promise<Payload> {
  const thread = new Worker(new URL('./payload-thread.ts', import.meta.url), {
    workerData: input,
    transferList: [input[0].buffer],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
  });
  return new Promise((resolve, reject) => {
    thread.once('message', (output: ThreadOutput) => {
      if ('payload' in output) resolve(output.payload);
      else reject(invalidBody(output.refused));
    });
    thread.once('error', (error: Error & { code?: string }) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? invalidBody('The body is too complex') : error,
      ),
    );
    // After a message or an error this changes nothing.
    thread.once('exit', () => reject(new Error('the thread ended without an answer')));
  });
}
