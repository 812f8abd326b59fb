import type { QuoteRequest } from '#shared/quote/quote.ts';
import type { FunctionContext } from '../context.ts';
import type { ProofFault } from '../proof-of-work.ts';

const MINIMUM_FILL_MS = 4_000;
/**
 * Enquiries in an hour that are ordinary for one sender and for one address (an
 * office behind one connection).
 */
const USUAL_PER_SENDER = 5;
const USUAL_PER_ADDRESS = 60;

/**
 * Marks of an enquiry that may come from a bot. They are stored with it for the
 * agency; the answer never shows them, and a complete enquiry is never refused
 * for them (RUN-09).
 */
export async function findSpamSignals(
  quote: QuoteRequest,
  proofFault: ProofFault | null,
  { allow, clientAddress, now }: FunctionContext,
): Promise<string[]> {
  const filledMs = quote.startedAt ? now().getTime() - Date.parse(quote.startedAt) : null;
  const marks: [string, boolean][] = [
    ['trap-field', Boolean(quote.website)],
    ['too-fast', filledMs !== null && filledMs < MINIMUM_FILL_MS],
    [
      'many-from-sender',
      !(await allow(`quote:${quote.email.toLowerCase()}:${clientAddress}`, USUAL_PER_SENDER, 3600)),
    ],
    ['many-from-address', !(await allow(`quote:${clientAddress}`, USUAL_PER_ADDRESS, 3600))],
  ];
  return [
    ...marks.filter(([, present]) => present).map(([mark]) => mark),
    ...(proofFault ? [proofFault] : []),
  ];
}
