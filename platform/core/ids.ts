import { randomUUID } from 'node:crypto';

/**
 * A caller's request id is kept when it is short and plain, so that logs of
 * proxy and process match.
 */
export function requestIdOf(header: string | undefined): string {
  return header && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** As `randomUUID` writes it: what names a file is written in one way. */
export const isOwnUuid = (text: string): boolean => UUID.test(text);

const UUID_IN_ANY_CASE = new RegExp(UUID, 'i');

/** As callers may write it. */
export const isUuid = (text: unknown): text is string =>
  typeof text === 'string' && UUID_IN_ANY_CASE.test(text);
