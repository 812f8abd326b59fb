// Contract of the proof of work (docs/decisions/014): forms fetch a challenge,
// solve it while they are filled in, and send the proof in a header, because
// the bodies are specified field by field.

/** Carries base64 of the JSON `{challenge, solution}`, the payload of ALTCHA version 2. */
export const PROOF_HEADER = 'x-proof-of-work';
/** Longer ones are not read. */
export const PROOF_MAX_LENGTH = 4_000;

export const PROOF_PURPOSES = ['quote-request', 'contact', 'booking'] as const;
export type ProofPurpose = (typeof PROOF_PURPOSES)[number];

/**
 * Long enough for a form that is filled in with interruptions; older challenges
 * are replaced before sending.
 */
export const CHALLENGE_LIFETIME_MS = 60 * 60 * 1000;
