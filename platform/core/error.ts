export type ErrorOptions = {
  details?: unknown;
  hint?: string | null;
  headers?: Record<string, string>;
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/**
 * The one error class of the platform. `code` is the surface's own code (auth: error_code, rest: PGRSTxxx or SQLSTATE, storage: code),
 * `status` the HTTP status, `message` public. Each surface renders it once, in its error handler; a 5xx body never carries the cause.
 */
export class PlatformError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Record<string, string>;
  /** Further public fields of the body, e.g. `weak_password`. */
  readonly extra: Record<string, unknown>;

  constructor(code: string, status: number, message: string, options: ErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'PlatformError';
    this.code = code;
    this.status = status;
    this.details = options.details ?? null;
    this.hint = options.hint ?? null;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }
}
