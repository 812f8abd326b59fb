import postgres from 'postgres';
import { DatabaseError } from './database.ts';

/** What the driver throws, as the platform knows it. */
export function toDatabaseError(error: unknown): Error {
  if (error instanceof postgres.PostgresError) {
    // A server that stops, starts or ends a connection says so in class 57; to
    // the client it is a lost connection like any other.
    if (isFatal(error) && error.code.startsWith('57P')) return lostConnection(error);
    return new DatabaseError({
      message: error.message,
      code: error.code,
      detail: error.detail ?? null,
      hint: error.hint ?? null,
      constraint: error.constraint_name ?? null,
      cause: error,
    });
  }
  const code = (error as { code?: unknown }).code;
  // Driver faults: ECONNREFUSED, CONNECTION_CLOSED, CONNECT_TIMEOUT, …
  return typeof code === 'string' && /^(E[A-Z]+|CONN\w+)$/.test(code)
    ? lostConnection(error)
    : (error as Error);
}

export const isFatal = (error: postgres.PostgresError): boolean =>
  ['FATAL', 'PANIC'].includes(error.severity);

/** SQLSTATE class 08: connection exception. */
export const lostConnection = (cause: unknown): DatabaseError =>
  new DatabaseError({ message: 'database connection failed', code: '08006', cause });
