import { parentPort, type MessagePort } from 'node:worker_threads';
import { renderEnquiry, type Enquiry } from '#documents/enquiry.ts';
import type { Company } from '#shared/agency/company.ts';

export type DrawRequest = { enquiry: Enquiry; company: Company; reply: MessagePort };
export type DrawReply = { bytes: Uint8Array } | { problem: unknown };

// Only ever started as a worker (draw-enquiry.ts).
parentPort?.on('message', ({ enquiry, company, reply }: DrawRequest) => {
  renderEnquiry(enquiry, company).then(
    (bytes) => reply.postMessage({ bytes } satisfies DrawReply),
    (problem: unknown) => reply.postMessage({ problem } satisfies DrawReply),
  );
});
