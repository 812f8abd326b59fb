import {
  createChallenge,
  randomInt,
  verifySolution,
  type Challenge,
  type Solution,
} from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import {
  CHALLENGE_LIFETIME_MS,
  PROOF_HEADER,
  PROOF_MAX_LENGTH,
  type ProofPurpose,
} from '#shared/quote/proof-of-work.ts';

export type ProofFault = 'no-proof' | 'wrong-proof' | 'expired-proof';

/**
 * About 100,000 rounds of SHA-256: 60 ms on a desktop, a quarter of a second on
 * a phone, in another thread.
 */
const COST = 1_000;
const FEWEST_TRIES = 60;
const MOST_TRIES = 140;

const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `proof-of-work:${secret}`,
  hmacKeySignatureSecret: `proof-of-work-key:${secret}`,
});
const subjectOf = (purpose: ProofPurpose, requestId: string): string => `${purpose}:${requestId}`;

/**
 * A signed challenge for one enquiry: its id is part of what is signed. The
 * database takes each id once, so a proof is good for one enquiry too, in every
 * process and after a restart, while a retry of the same enquiry keeps its
 * proof.
 */
export const createProofChallenge = (
  purpose: ProofPurpose,
  requestId: string,
  secret: string,
  expiresAt = new Date(Date.now() + CHALLENGE_LIFETIME_MS),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST_TRIES, MOST_TRIES),
    data: { for: subjectOf(purpose, requestId) },
    deriveKey,
    expiresAt,
    ...secretsOf(secret),
  });

/** What is wrong with the proof that a request carries; null when it is good. */
export async function findProofFault(
  headers: Headers,
  purpose: ProofPurpose,
  requestId: string | undefined,
  secret: string,
): Promise<ProofFault | null> {
  const text = headers.get(PROOF_HEADER);
  if (!text || !requestId) return 'no-proof';
  const payload = parsePayload(text);
  if (!payload) return 'wrong-proof';
  const { challenge, solution } = payload;
  try {
    const { expired, verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      ...secretsOf(secret),
    });
    if (expired) return 'expired-proof';
    return verified && challenge.parameters.data?.['for'] === subjectOf(purpose, requestId)
      ? null
      : 'wrong-proof';
  } catch {
    // The library throws on values of the wrong type; an enquiry must never fail for its proof.
    return 'wrong-proof';
  }
}

function parsePayload(text: string): { challenge: Challenge; solution: Solution } | null {
  if (text.length > PROOF_MAX_LENGTH) return null;
  try {
    // Anything may stand in there: what is missing is looked for below, and
    // verifySolution() throws on the rest.
    const payload: { challenge?: Challenge; solution?: Solution } | null = JSON.parse(atob(text));
    const { challenge, solution } = payload ?? {};
    // Only challenges of our own make get as far as a derivation: every one of
    // them carries both signatures.
    return challenge?.parameters?.keySignature && challenge.signature && solution
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}
