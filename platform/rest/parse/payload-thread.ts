// The thread in which one large body is parsed; see read-payload.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { PlatformError } from '../../core/error.ts';
import { parsePayload, type Payload } from './payload.ts';

export type ThreadInput = Parameters<typeof parsePayload>;
export type ThreadOutput = { payload: Payload } | { refused: string };

function parse(input: ThreadInput): ThreadOutput {
  try {
    return { payload: parsePayload(...input) };
  } catch (error) {
    if (error instanceof PlatformError) return { refused: error.message };
    throw error;
  }
}

parentPort!.postMessage(parse(workerData as ThreadInput));
