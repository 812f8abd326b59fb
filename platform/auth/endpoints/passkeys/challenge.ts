import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { authError } from '../../errors.ts';
import { isUuid } from '../../../core/ids.ts';
import { OptionalText } from '../../request.ts';
import { afterCommit, type Work } from '../../service.ts';
import type { WebAuthnRequest } from '../../tables/factors.ts';
import {
  insertPasskeyChallenge,
  takePasskeyChallenge,
  type PasskeyChallengeType,
} from '../../tables/passkeys.ts';

const LIFETIME_MS = 5 * 60_000;

type Begun<Options> = { options: Options; request: WebAuthnRequest };

/** Stores what the device is asked; the answer of both kinds of /options. */
export async function issueChallenge<Options>(
  { tx, now }: Work,
  type: PasskeyChallengeType,
  userId: string | null,
  { options, request }: Begun<Options>,
): Promise<{ challenge_id: string; options: Options; expires_at: number }> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await insertPasskeyChallenge(tx, { id, userId, type, request, now, expiresAt });
  return { challenge_id: id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) };
}

export const PasskeyVerifyBody = z.object({
  challenge_id: OptionalText,
  // WebAuthn: 1,023 bytes at most.
  credential: z.looseObject({ id: z.string().max(1_364) }).nullish(),
});

/** The answer's two parts. Throws `validation_failed` when one is missing. */
export function requireAnswer(body: z.output<typeof PasskeyVerifyBody>): {
  challengeId: string;
  credential: { id: string };
} {
  if (!body.challenge_id) throw authError('validation_failed', 'challenge_id is required');
  if (!body.credential) throw authError('validation_failed', 'credential is required');
  if (!isUuid(body.challenge_id))
    throw authError('validation_failed', 'challenge_id must be a valid UUID');
  return { challengeId: body.challenge_id, credential: body.credential };
}

/** Spends the challenge, whatever follows: a device gets one answer. */
export async function spendChallenge(
  work: Work,
  id: string,
  type: PasskeyChallengeType,
  userId: string | null,
): Promise<WebAuthnRequest> {
  const challenge = await takePasskeyChallenge(work.tx, id, type, userId);
  if (!challenge)
    throw authError('webauthn_challenge_not_found', 'Challenge not found or already used', {
      status: 400,
    });
  if (challenge.expiresAt < work.now) throw afterCommit(authError('webauthn_challenge_expired'));
  return challenge.request;
}
