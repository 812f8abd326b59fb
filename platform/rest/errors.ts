import { PlatformError, type ErrorOptions } from '../core/error.ts';

/** Status of every PGRST code (PostgREST `Error.hs`, docs/references/errors.rst). */
const statusOf = {
  PGRST000: 503,
  PGRST001: 503,
  PGRST002: 503,
  PGRST003: 504,
  PGRST100: 400,
  PGRST101: 405,
  PGRST102: 400,
  PGRST103: 416,
  PGRST105: 405,
  PGRST106: 406,
  PGRST107: 406,
  PGRST108: 400,
  PGRST111: 500,
  PGRST112: 500,
  PGRST114: 400,
  PGRST115: 400,
  PGRST116: 406,
  PGRST117: 405,
  PGRST118: 400,
  PGRST120: 400,
  PGRST121: 500,
  PGRST122: 400,
  PGRST123: 400,
  PGRST124: 400,
  PGRST125: 404,
  PGRST126: 404,
  PGRST127: 400,
  PGRST128: 400,
  PGRST200: 400,
  PGRST201: 300,
  PGRST202: 404,
  PGRST203: 300,
  PGRST204: 400,
  PGRST205: 404,
} as const;

export type RestCode = keyof typeof statusOf;

export const restError = (
  code: RestCode,
  message: string,
  options: ErrorOptions = {},
): PlatformError => new PlatformError(code, statusOf[code], message, options);

export const parseFailure = (message: string, details: string): PlatformError =>
  restError('PGRST100', message, { details });
export const invalidBody = (message: string): PlatformError => restError('PGRST102', message);
export const notEmbedded = (name: string): PlatformError =>
  restError('PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
export const notSingular = (count: number): PlatformError =>
  restError('PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${count} rows`,
  });
export const tooManyAffected = (count: number): PlatformError =>
  restError('PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${count} rows`,
  });
export const columnNotFound = (table: string, column: string): PlatformError =>
  restError('PGRST204', `Could not find the '${column}' column of '${table}' in the schema cache`);
export const invalidRange = (
  details: string,
  headers: Record<string, string> = {},
): PlatformError => restError('PGRST103', 'Requested range not satisfiable', { details, headers });
