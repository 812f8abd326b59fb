export type ErrorOptions = {
  details?: unknown;
  hint?: string | null;
  headers?: Record<string, string>;
  extra?: Record<string, unknown>;
  cause?: unknown;
};

/**
 * Node's fault when the client goes away before its body has arrived. Nobody is
 * left to answer and nothing is wrong here, so it is no matter for the error
 * log. Answered with 499, as proxies name it, the request stands in the request
 * log as aborted.
 */
export const isClientGone = (error: unknown): boolean =>
  error instanceof Error &&
  error.message === 'aborted' &&
  (error as NodeJS.ErrnoException).code === 'ECONNRESET';

export const clientGone = (cause: unknown): PlatformError =>
  new PlatformError('client_gone', 499, 'The client went away before its request had arrived', {
    cause,
  });

/**
 * The one error class of the platform. `code` is the surface's own code (auth:
 * error_code, rest: PGRSTxxx or SQLSTATE, storage: code), `status` the HTTP
 * status, `message` public. Each surface renders it once, in its error handler;
 * a 5xx body never carries the cause.
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
