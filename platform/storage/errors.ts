import { PlatformError, type ErrorOptions } from '../core/error.ts';
import { DatabaseError, isUnavailable } from '../db/database.ts';

/**
 * Error codes of Supabase Storage: the status its body names, the old `error`
 * word (null: the code itself) and the usual text.
 */
const CODES = {
  AccessDenied: [403, 'Unauthorized', 'Access denied'],
  BucketAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  DatabaseError: [500, null, 'Database error'],
  DiskFull: [507, 'Insufficient Storage', 'The disk has no room for more files'],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  InternalError: [500, null, 'Internal server error'],
  InvalidBucketName: [400, 'Invalid Input', 'Bucket name invalid'],
  InvalidJWT: [400, null, 'Invalid JWT'],
  InvalidKey: [400, null, 'Invalid key'],
  InvalidMimeType: [415, 'invalid_mime_type', 'mime type is not supported'],
  InvalidParameter: [400, null, 'Invalid parameter'],
  InvalidRange: [416, 'invalid_range', 'The requested range is not satisfiable'],
  InvalidRequest: [400, null, 'Invalid request'],
  InvalidSignature: [400, null, 'Invalid signature'],
  KeyAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  MissingAuthorization: [400, 'Error', "headers must have required property 'authorization'"],
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  ResourceNotEmpty: [409, null, 'The bucket you tried to delete is not empty'],
  SlowDown: [503, 'too_many_connections', 'The database is busy'],
} as const satisfies Record<string, readonly [number, string | null, string]>;

export type StorageErrorCode = keyof typeof CODES;

export function storageError(
  code: StorageErrorCode,
  message?: string,
  options: ErrorOptions = {},
): PlatformError {
  const [status, , text] = CODES[code];
  return new PlatformError(code, status, message ?? text, options);
}

/** Errors of the gateway and of unknown faults, in this surface's words. */
const FOREIGN: Readonly<Record<string, StorageErrorCode>> = {
  bad_jwt: 'AccessDenied',
  role_refused: 'AccessDenied',
  no_api_key: 'AccessDenied',
  invalid_api_key: 'AccessDenied',
  not_found: 'InvalidRequest',
  unexpected_failure: 'InternalError',
  database_unavailable: 'SlowDown',
};

const isStorageCode = (code: string): code is StorageErrorCode => Object.hasOwn(CODES, code);

/**
 * `{statusCode, error, message, code}`. Clients of Supabase Storage know its
 * quirk: whatever status the body names, a mistake of the caller is HTTP 400.
 * Exceptions: a wrong project key or role (401 and 403, said by the gateway),
 * an unsatisfiable range (416), unknown routes (404).
 */
export function renderStorageError(error: PlatformError): Response {
  const code = isStorageCode(error.code)
    ? error.code
    : (FOREIGN[error.code] ?? (error.status >= 500 ? 'InternalError' : 'InvalidRequest'));
  const [namedStatus, word] = CODES[code];
  const named = error.code === 'not_found' ? 404 : namedStatus;
  const status = ['no_api_key', 'invalid_api_key', 'role_refused'].includes(error.code)
    ? error.status
    : named >= 500 || named === 416 || error.code === 'not_found'
      ? named
      : 400;
  return Response.json(
    { statusCode: String(named), error: word ?? code, message: error.message, code },
    { status, headers: { 'cache-control': 'no-store', ...error.headers } },
  );
}

/**
 * What a failed statement on buckets or objects means to the caller. Anything
 * unknown is passed on.
 */
export function toStorageError(
  error: unknown,
  duplicate: 'KeyAlreadyExists' | 'BucketAlreadyExists',
): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === '42501') return storageError('AccessDenied', error.message, { cause: error });
  if (error.code === '23505') return storageError(duplicate, undefined, { cause: error });
  if (error.code === '23503') return storageError('NoSuchBucket', undefined, { cause: error });
  if (isUnavailable(error)) return storageError('SlowDown', undefined, { cause: error });
  // Policies and triggers may raise their own refusals.
  if (error.code === 'P0001')
    return storageError('InvalidRequest', error.message, { cause: error });
  return error;
}
