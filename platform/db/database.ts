export type Row = Record<string, unknown>;

/**
 * `params` bind to $1…; pass JSON as text and cast it: `$1::text::jsonb`. A
 * Date needs `$1::timestamptz`.
 */
export type Statement = { sql: string; params?: readonly unknown[] };

export interface Transaction {
  /**
   * Values: timestamptz → Date, int8 → number, numeric → string, json/jsonb →
   * parsed, bytea → Uint8Array, other types as text or JS scalars.
   */
  query<T extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** Several statements without parameters. */
  script(sql: string): Promise<void>;
  /**
   * From here on as this caller. For transactions that began as another caller;
   * the owner's connection is no place for one.
   */
  become(caller: CallerScope): Promise<void>;
}

/** The first row, or null. */
export async function queryOne<T extends Row>(
  tx: Transaction,
  sql: string,
  params: readonly unknown[],
): Promise<T | null> {
  const [row] = await tx.query<T>(sql, params);
  return row ?? null;
}

/**
 * Runs under that database role with `request.jwt.claims` set, so row level
 * security applies. No SQL in it gains the owner's rights.
 */
export type CallerScope = {
  kind: 'caller';
  role: string;
  claims: Readonly<Record<string, unknown>>;
  settings?: Readonly<Record<string, string>>;
  readOnly?: boolean;
};

/**
 * Who acts. The owner scope bypasses row level security; it is only made by
 * `asOwner(reason)`, so that every use can be found by grep and gives its
 * reason.
 */
export type Scope = CallerScope | { kind: 'owner'; reason: string };

export const asOwner = (reason: string): Scope => ({ kind: 'owner', reason });

/**
 * The database seam: PGlite (embedded) and PostgreSQL behind one interface.
 * Driver errors surface as `DatabaseError` with the SQLSTATE.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /**
   * One transaction in the scope; commits when `run` resolves, rolls back when
   * it throws. The promise resolves after the commit is durable.
   */
  transaction<T>(scope: Scope, run: (tx: Transaction) => Promise<T>): Promise<T>;
  /** The statements in one transaction and one round trip; the rows of each. */
  pipeline(scope: Scope, statements: readonly Statement[]): Promise<Row[][]>;
  /**
   * Runs `onPayload` for each NOTIFY on the channel after its commit; resolves
   * to the function that ends it. `onResumed` tells that the database was away
   * and is listened to again: what was notified meanwhile has been missed.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onResumed?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** An error the database raised. `code` is the SQLSTATE. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;

  constructor(fields: {
    message: string;
    code: string;
    detail?: string | null;
    hint?: string | null;
    constraint?: string | null;
    cause?: unknown;
  }) {
    super(fields.message, { cause: fields.cause });
    this.name = 'DatabaseError';
    this.code = fields.code;
    this.detail = fields.detail ?? null;
    this.hint = fields.hint ?? null;
    this.constraint = fields.constraint ?? null;
  }
}

/**
 * True when the database is away, starting, stopping or full (SQLSTATE classes
 * 08, 53, 57P): the same request may succeed later.
 */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(08|53|57P)/.test(error.code);

/** Quotes an SQL identifier. The only place where names become SQL text. */
export const quoteIdentifier = (name: string): string =>
  `"${name.replaceAll('"', '""').replaceAll('\0', '')}"`;

/** Quotes an SQL string literal, for the few places that take no parameter. */
export const quoteLiteral = (value: string): string => {
  const body = value.replaceAll('\0', '').replaceAll("'", "''");
  return body.includes('\\') ? ` E'${body.replaceAll('\\', '\\\\')}'` : `'${body}'`;
};
