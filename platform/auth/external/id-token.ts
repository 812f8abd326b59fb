import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import { authError } from '../errors.ts';
import { buildProfile, getConfiguration } from './oauth-client.ts';
import type { ExternalProfile, ResolvedProvider } from './presets.ts';
import { isOutage, TIMEOUT_SECONDS, ProviderUnreachable } from './reach.ts';

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/**
 * Checks an id_token that an app got from the provider itself: signature,
 * issuer, audience, age and nonce.
 */
export async function verifyIdToken(
  provider: ResolvedProvider,
  idToken: string,
  nonce: string,
): Promise<ExternalProfile> {
  const { issuer, jwks_uri: keysAt } = (await getConfiguration(provider)).serverMetadata();
  if (!keysAt) throw authError('provider_disabled', `Provider ${provider.name} publishes no keys`);
  let keys = keySets.get(keysAt);
  if (!keys)
    keySets.set(
      keysAt,
      (keys = createRemoteJWKSet(new URL(keysAt), { timeoutDuration: TIMEOUT_SECONDS * 1000 })),
    );
  let claims: JWTPayload;
  try {
    ({ payload: claims } = await jwtVerify(idToken, keys, {
      audience: provider.clientId,
      requiredClaims: ['sub', 'exp'],
    }));
  } catch (cause) {
    if (isOutage(cause)) throw new ProviderUnreachable('keys not read', { cause });
    throw authError('validation_failed', 'Bad ID token', { cause });
  }
  // Microsoft's shared issuer holds the tenant's id.
  const tenant = typeof claims['tid'] === 'string' ? claims['tid'] : '';
  if (claims.iss !== issuer.replace('{tenantid}', tenant))
    throw authError('validation_failed', 'Bad ID token: unexpected issuer');
  requireNonce(claims['nonce'], nonce);
  return buildProfile(provider.name, claims);
}

/** Both or none. Apps give the provider the hash of the nonce, some the nonce itself. */
function requireNonce(inToken: unknown, given: string): void {
  const stored = typeof inToken === 'string' ? inToken : '';
  if (Boolean(stored) !== Boolean(given))
    throw authError(
      'validation_failed',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  if (!stored) return;
  const hashed = createHash('sha256').update(given).digest('hex');
  if (stored !== hashed && stored !== given)
    throw authError('validation_failed', 'Nonces mismatch');
}
