import { MessageChannel, Worker } from 'node:worker_threads';
import type { Enquiry } from '#documents/enquiry.ts';
import type { Company } from '#shared/agency/company.ts';
import type { DrawReply, DrawRequest } from './enquiry-thread.ts';

let thread: Worker | undefined;

/**
 * Draws in a thread of its own: it takes some 30 ms, and the visitors' next
 * enquiries are not to wait for it.
 */
export function drawEnquiry(enquiry: Enquiry, company: Company): Promise<Buffer> {
  const drawer = (thread ??= startThread());
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
  started.on('exit', () => (thread = undefined));
  started.unref();
  return started;
}
