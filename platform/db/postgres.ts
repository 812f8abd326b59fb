import postgres from 'postgres';
import { DatabaseError, type Database, type Row, type Transaction } from './database.ts';
import { buildScopeStatement, isReadOnly } from './scope-statement.ts';

export type PostgresOptions = { url: string; connections?: number; statementTimeoutMs?: number };

type Sql = postgres.Sql<Record<string, never>> | postgres.TransactionSql<Record<string, never>>;

function toDatabaseError(error: unknown): Error {
  if (error instanceof postgres.PostgresError) {
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
  // Driver faults (ECONNREFUSED, CONNECTION_CLOSED, …) are reported as SQLSTATE class 08: connection exception.
  if (typeof code === 'string' && /^(E[A-Z]+|CONN\w+)$/.test(code))
    return new DatabaseError({ message: 'database connection failed', code: '08006', cause: error });
  return error as Error;
}

/** PostgreSQL 15 or later behind the database seam. */
export async function openPostgres({ url, connections = 10, statementTimeoutMs = 30_000 }: PostgresOptions): Promise<Database> {
  const sql = postgres(url, {
    max: connections,
    onnotice: () => {},
    connection: { statement_timeout: statementTimeoutMs },
    types: {
      int8: { to: 20, from: [20], parse: Number, serialize: String },
      // Calendar dates stay text: a Date would shift them by the time zone.
      day: { to: 1082, from: [1082], parse: (value: string) => value, serialize: (value: string) => value },
    },
  }) as unknown as postgres.Sql<Record<string, never>>;

  const rowsOf = async <T extends Row>(on: Sql, text: string, params: readonly unknown[] = []): Promise<T[]> =>
    (await on.unsafe(text, params as never[], { prepare: true })) as unknown as T[];

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toDatabaseError(error);
    }
  };

  return {
    kind: 'postgres',
    transaction: (scope, run) =>
      guarded(async () => {
        const opening = buildScopeStatement(scope);
        return (await sql.begin(isReadOnly(scope) ? 'read only' : '', async (on) => {
          const tx: Transaction = {
            query: (text, params) => guarded(() => rowsOf(on, text, params)),
            script: (text) => guarded(async () => void (await on.unsafe(text).simple())),
          };
          if (opening) await tx.query(opening.sql, opening.params);
          return run(tx);
        })) as never;
      }),
    pipeline: (scope, statements) =>
      guarded(async () => {
        const opening = buildScopeStatement(scope);
        const all = opening ? [opening, ...statements] : [...statements];
        const rows = (await sql.begin(isReadOnly(scope) ? 'read only' : '', (on) =>
          all.map((statement) => on.unsafe(statement.sql, (statement.params ?? []) as never[], { prepare: true })),
        )) as unknown as Row[][];
        return opening ? rows.slice(1) : rows;
      }),
    async listen(channel, onPayload) {
      const listening = await sql.listen(channel, onPayload);
      return () => listening.unlisten();
    },
    close: () => sql.end({ timeout: 5 }),
  };
}
