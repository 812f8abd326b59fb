import { errors } from 'jose';
import type { PlatformError } from '../../core/error.ts';
import { authError } from '../errors.ts';
import type { Auth } from '../service.ts';
import type { ResolvedProvider } from './presets.ts';

/** Seconds that a provider has for one answer, as in Supabase Auth. */
export const TIMEOUT_SECONDS = 10;

/**
 * The provider gave no answer that could be used: nobody there, too slow, its
 * server broken, its discovery document wrong.
 */
export class ProviderUnreachable extends Error {}

const OUTAGES = new Set(['OAUTH_TIMEOUT', errors.JWKSTimeout.code, errors.JOSEError.code]);

/**
 * No connection, too slow, a server in trouble, or keys that are none (jose has
 * a class for every fault of a token); everything else is the provider's word
 * on this sign-in.
 */
export function isOutage(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false;
  if (fault.message === 'fetch failed' || ('code' in fault && OUTAGES.has(String(fault.code))))
    return true;
  // Not by its class: a library may hold that of another realm.
  return Number((fault.cause as Partial<Response> | undefined)?.status) >= 500;
}

/**
 * Whoever wants to sign in is told in the way of Supabase Auth that the
 * provider cannot be used; the operator reads in the log why.
 */
export async function askProvider<T>(
  auth: Auth,
  provider: ResolvedProvider,
  ask: () => Promise<T>,
  answer?: PlatformError,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    auth.deps.log.warn(
      { err: error.cause, provider: provider.name },
      'identity provider did not answer',
    );
    throw (
      answer ??
      authError(
        'validation_failed',
        `Unsupported provider: ${provider.name} cannot be reached at the moment`,
      )
    );
  }
}
