import type { Challenge, Solution } from 'altcha-lib';
import {
  CHALLENGE_LIFETIME_MS,
  PROOF_HEADER,
  type ProofPurpose,
} from '#shared/quote/proof-of-work.ts';
import { fetchTimed } from './slow-operations.ts';

/**
 * How long sending waits for a proof that is not there yet. Without one the
 * request is accepted too, and marked.
 */
const TIMEOUT_MS = 3_000;
/** Proofs are replaced a little before the server calls them expired. */
const USABLE_MS = CHALLENGE_LIFETIME_MS - 5 * 60 * 1000;

type Proof = { begun: number; text: Promise<string | null> };
const proofs = new Map<string, Proof>();

/**
 * Starts the work for one enquiry while its form is being filled in. Calling it
 * again costs nothing.
 */
export function prepareProof(purpose: ProofPurpose, requestId: string): Promise<string | null> {
  const key = `${purpose}:${requestId}`;
  const known = proofs.get(key);
  if (known && Date.now() - known.begun < USABLE_MS) return known.text;
  const text = solve(purpose, requestId).catch(() => null);
  proofs.set(key, { begun: Date.now(), text });
  // A failed attempt is repeated with the next call.
  void text.then((proof) => proof === null && proofs.delete(key));
  return text;
}

/**
 * The header that proves the work; empty when there is no proof in time, or the
 * browser cannot make one.
 */
export async function findProofHeaders(
  purpose: ProofPurpose,
  requestId: string,
): Promise<Record<string, string>> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
  const proof = await Promise.race([prepareProof(purpose, requestId), timeout]);
  return proof ? { [PROOF_HEADER]: proof } : {};
}

async function solve(purpose: ProofPurpose, requestId: string): Promise<string> {
  const response = await fetchTimed(`/api/challenge?purpose=${purpose}&id=${requestId}`);
  if (!response.ok) throw new Error(`No challenge: ${response.status}`);
  const challenge: Challenge = await response.json();
  const solution = await solveInWorker(challenge);
  if (!solution) throw new Error('No solution in time');
  return btoa(JSON.stringify({ challenge, solution }));
}

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Solution | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
    worker.onerror = () => reject(new Error('The worker failed'));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
