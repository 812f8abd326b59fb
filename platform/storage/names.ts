import type { PlatformContext } from '../http/env.ts';
import { storageError } from './errors.ts';

export type ObjectAddress = { bucketId: string; name: string };

// The characters Supabase Storage allows: safe in S3 keys. No backslash, no control characters.
const OBJECT_NAME = /^[A-Za-z0-9_/!.*'() &$=@;:+,?-]+$/;
const BUCKET_NAME = /^[A-Za-z0-9_!.*'() &$=@;:+,?-]{1,100}$/;
const MAX_NAME_LENGTH = 1024;

/**
 * A name inside its bucket. Names never become file paths here, but they do in
 * the caches, backups and S3 tools behind: dot segments and absolute names are
 * refused. Throws InvalidKey.
 */
export function requireObjectName(name: unknown): string {
  const isPlain =
    typeof name === 'string' &&
    name.length <= MAX_NAME_LENGTH &&
    OBJECT_NAME.test(name) &&
    !name.startsWith('/') &&
    !name.split('/').some((segment) => segment === '.' || segment === '..');
  if (!isPlain)
    throw storageError(
      'InvalidKey',
      `Invalid key: ${typeof name === 'string' ? name.slice(0, 200) : ''}`,
    );
  return name;
}

/** Throws InvalidBucketName. */
export function requireBucketName(name: unknown): string {
  if (
    typeof name !== 'string' ||
    !BUCKET_NAME.test(name) ||
    name.trim() !== name ||
    name === '.' ||
    name === '..'
  ) {
    throw storageError('InvalidBucketName');
  }
  return name;
}

/**
 * Bucket and name of `/storage/v1/<route>/<bucket>/<name…>`, from the address
 * as it was sent: each part is decoded once, so that an encoded slash or dot is
 * seen by the checks and not by a second decoding behind them.
 */
export function parseObjectAddress(context: PlatformContext, route: string): ObjectAddress {
  const rest = new URL(context.req.url).pathname
    .replace(/^\/storage\/v1\//, '')
    .slice(route.length + 1);
  const slash = rest.indexOf('/');
  if (slash < 0) throw storageError('InvalidKey', 'Invalid key: ');
  return {
    bucketId: requireBucketName(decode(rest.slice(0, slash))),
    name: requireObjectName(decode(rest.slice(slash + 1))),
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (cause) {
    throw storageError('InvalidKey', 'Invalid key: ', { cause });
  }
}
