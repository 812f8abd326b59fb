import { parentPort, type MessagePort } from 'node:worker_threads';
import { renderEnquiry, type Enquiry } from '#documents/enquiry.ts';
import type { Company } from '#shared/company.ts';

export type DrawRequest = { enquiry: Enquiry; company: Company; reply: MessagePort };
export type DrawReply = { bytes: Uint8Array } | { problem: unknown };

parentPort!.on('message', ({ enquiry, company, reply }: DrawRequest) => {
  renderEnquiry(enquiry, company).then(
    (bytes) => reply.postMessage({ bytes } satisfies DrawReply),
    (problem: unknown) => reply.postMessage({ problem } satisfies DrawReply),
  );
});
