import { z } from 'zod';
import { PlatformError } from '../core/error.ts';
import type { DatabaseError } from '../db/database.ts';
import { restError } from './errors.ts';

const exact: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '21000': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
};
const classes: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  // Too deep, too many: PostgREST answers 500, but it is the query that asks too much.
  '54': 400,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/**
 * Renders what Postgres raised as PostgREST does. `anonymous`: a missing right
 * asks for a login (401) instead of refusing (403).
 */
export function toRestError(error: DatabaseError, anonymous: boolean): PlatformError {
  if (error.code.startsWith('08'))
    return restError('PGRST001', 'Database connection error. Retrying the connection.', {
      cause: error,
    });
  if (error.code === 'PGRST') return parseRaised(error);
  const status = error.code === '42501' ? (anonymous ? 401 : 403) : statusOf(error);
  // Internal faults may quote what is none of the client's business.
  const message = error.code.startsWith('XX') ? 'Internal Server Error' : error.message;
  return new PlatformError(error.code, status, message, {
    details: error.detail,
    hint: error.hint,
    cause: error,
  });
}

function statusOf({ code, message }: DatabaseError): number {
  if (code.startsWith('PT')) return /^PT[1-5]\d\d$/u.test(code) ? Number(code.slice(2)) : 500;
  if (code === '22023' && /^role .* does not exist$/u.test(message)) return 401;
  // Postgres has no code of its own for a search text nested too deep.
  if (code === 'XX000' && message === 'tsquery stack too small') return 400;
  if (code === '21000' && message.endsWith('requires a WHERE clause')) return 400;
  return exact[code] ?? classes[code.slice(0, 2)] ?? 400;
}

const MessageSchema = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
});
const DetailSchema = z.object({
  status: z.int().min(200).max(599),
  status_text: z.string().nullish(),
  headers: z.record(z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/u), z.string().regex(/^[\t -~]*$/u)),
});

/** `raise sqlstate 'PGRST'` decides the whole answer: message and detail are JSON. */
function parseRaised({ message, detail }: DatabaseError): PlatformError {
  const body = MessageSchema.safeParse(parseJson(message));
  const rest = DetailSchema.safeParse(detail === null ? null : parseJson(detail));
  if (body.success && rest.success)
    return new PlatformError(body.data.code, rest.data.status, body.data.message, {
      details: body.data.details ?? null,
      hint: body.data.hint ?? null,
      headers: rest.data.headers,
    });
  const details = !body.success
    ? `Invalid JSON value for MESSAGE: '${message}'`
    : detail === null
      ? 'DETAIL is missing in the RAISE statement'
      : `Invalid JSON value for DETAIL: '${detail}'`;
  const hint = !body.success
    ? "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional " +
      "keys: 'details', 'hint'."
    : "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional " +
      "key: 'status_text'.";
  return restError('PGRST121', `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`, {
    details,
    hint,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
