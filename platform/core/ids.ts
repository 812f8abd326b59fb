import { randomUUID } from 'node:crypto';

/**
 * A caller's request id is kept when it is short and plain, so that logs of
 * proxy and process match.
 */
export function requestIdOf(header: string | undefined): string {
  return header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}
