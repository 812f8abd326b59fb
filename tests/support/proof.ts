import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { PROOF_HEADER, type ProofPurpose } from '#shared/quote/proof-of-work.ts';

/** Does the work that a form's browser does; gives the header. */
export async function prove(
  origin: string,
  purpose: ProofPurpose,
  id: string,
): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/challenge?purpose=${purpose}&id=${id}`);
  const challenge = (await response.json()) as Challenge;
  return {
    [PROOF_HEADER]: btoa(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    ),
  };
}
