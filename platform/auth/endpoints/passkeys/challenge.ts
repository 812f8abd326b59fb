import { z } from 'zod';
import { authError } from '../../errors.ts';
import { isUuid, OptionalText } from '../../request.ts';
import type { Work } from '../../service.ts';
import type { WebAuthnRequest } from '../../tables/factors.ts';
import { takePasskeyChallenge } from '../../tables/passkeys.ts';

export const PASSKEY_CHALLENGE_LIFETIME_MS = 5 * 60_000;

export const PasskeyVerifyBody = z.object({ challenge_id: OptionalText, credential: z.looseObject({ id: z.string() }).nullish() });

/** The answer's two parts. Throws `validation_failed` when one is missing. */
export function requireAnswer(body: z.output<typeof PasskeyVerifyBody>): { challengeId: string; credential: { id: string } } {
  if (!body.challenge_id) throw authError('validation_failed', 'challenge_id is required');
  if (!body.credential) throw authError('validation_failed', 'credential is required');
  if (!isUuid(body.challenge_id)) throw authError('validation_failed', 'challenge_id must be a valid UUID');
  return { challengeId: body.challenge_id, credential: body.credential };
}

/** Spends the challenge; null when it is unknown, used or old. */
export async function spendChallenge(
  work: Work,
  id: string,
  type: 'registration' | 'authentication',
  userId: string | null,
): Promise<WebAuthnRequest | 'expired' | null> {
  const challenge = await takePasskeyChallenge(work.tx, id, type, userId);
  if (!challenge) return null;
  return challenge.expiresAt < work.now ? 'expired' : challenge.request;
}
