import { authError } from '../errors.ts';
import type { Auth } from '../service.ts';

/** For which site a key is used. Keys are bound to it by the browser. */
export type RelyingParty = { id: string; origins: string[] };

/**
 * The site itself, or what the client names when it lies within the site or the
 * allow list: the host, one of its parent domains, and origins that may be
 * redirected to. Throws `validation_failed` for any other.
 */
export function resolveRelyingParty(
  auth: Auth,
  named: { rpId?: string | undefined; rpOrigins?: readonly string[] | undefined },
): RelyingParty {
  const allowed = [auth.deps.publicUrl, ...auth.settings.redirectAllowList]
    .filter((entry) => URL.canParse(entry))
    .map((entry) => new URL(entry));
  const site = new URL(auth.deps.publicUrl);
  const id = named.rpId || site.hostname;
  if (!allowed.some(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`))) {
    throw authError('validation_failed', 'rpId is not a domain of this site');
  }
  const origins = named.rpOrigins?.length ? [...named.rpOrigins] : [site.origin];
  if (!origins.every((origin) => allowed.some((entry) => entry.origin === origin))) {
    throw authError('validation_failed', 'rpOrigins names an origin outside of this site');
  }
  return { id, origins };
}
