import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { authError } from '../errors.ts';

export const PkceFields = {
  code_challenge: z.string().nullish(),
  code_challenge_method: z.string().nullish(),
};

export type Challenge = { value: string; method: 's256' | 'plain' };

/** The PKCE fields of a request; null for the implicit flow. Both or none must be given. */
export function parseChallenge(fields: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | null {
  const value = fields.code_challenge ?? '';
  const method = (fields.code_challenge_method ?? '').toLowerCase();
  if (!value && !method) return null;
  if (!value || !method) {
    throw authError(
      'validation_failed',
      'PKCE flow requires code_challenge_method and code_challenge',
    );
  }
  if (!/^[\w.~-]{43,128}$/.test(value)) {
    throw authError(
      'validation_failed',
      'code challenge has to be between 43 and 128 characters of the URL-safe alphabet',
    );
  }
  if (method !== 's256' && method !== 'plain')
    throw authError('validation_failed', 'code challenge method is not supported');
  return { value, method };
}

export function matchesChallenge({ value, method }: Challenge, verifier: string): boolean {
  const given = Buffer.from(
    method === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier,
  );
  const expected = Buffer.from(value);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
