import { MessageChannel, Worker } from 'node:worker_threads';
import type { Enquiry } from '#documents/enquiry.ts';
import type { Company } from '#shared/agency/company.ts';
import type { DrawReply, DrawRequest } from './enquiry-thread.ts';

/** Enquiries come singly on most sites; fonts and heap of the thread take 50 MB. */
export const IDLE_MS = 60_000;

let thread: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let drawing = 0;

/**
 * Draws in a thread of its own: it takes some 30 ms, and the visitors' next
 * enquiries are not to wait for it. It ends when nothing is drawn for a while.
 */
export async function drawEnquiry(enquiry: Enquiry, company: Company): Promise<Buffer> {
  clearTimeout(idle);
  drawing += 1;
  try {
    return await drawIn((thread ??= startThread()), enquiry, company);
  } finally {
    drawing -= 1;
    if (drawing === 0) idle = setTimeout(end, IDLE_MS).unref();
  }
}

function drawIn(drawer: Worker, enquiry: Enquiry, company: Company): Promise<Buffer> {
  const { port1: answer, port2: reply } = new MessageChannel();
  return new Promise<Buffer>((resolve, reject) => {
    const lost = () => reject(new Error('the drawing thread ended'));
    drawer.once('exit', lost);
    answer.once('message', (message: DrawReply) => {
      drawer.off('exit', lost);
      answer.close();
      if ('bytes' in message) resolve(Buffer.from(message.bytes));
      else reject(new Error('enquiry not drawn', { cause: message.problem }));
    });
    drawer.postMessage({ enquiry, company, reply } satisfies DrawRequest, [reply]);
  });
}

function startThread(): Worker {
  const started = new Worker(new URL('./enquiry-thread.ts', import.meta.url));
  // Whoever waits learns of it by the end of the thread; the next document starts another.
  started.on('error', () => undefined);
  started.on('exit', () => forget(started));
  started.unref();
  return started;
}

function end(): void {
  const ended = thread;
  thread = undefined;
  void ended?.terminate();
}

function forget(ended: Worker): void {
  if (thread === ended) thread = undefined;
}
