import { Hono } from 'hono';
import { PlatformError } from '../core/error.ts';
import type { Log } from '../core/log.ts';
import type { Caller, PlatformContext, PlatformEnv } from '../http/env.ts';
import { readBody } from '../http/limit-body.ts';

export type FunctionCall = {
  name: string;
  caller: Caller;
  requestId: string;
  clientAddress: string;
  log: Log;
};
/** A function as the gateway runs it. A rejected promise becomes a 500 without its cause. */
export type FunctionRunner = (request: Request, call: FunctionCall) => Promise<Response> | Response;

const MAX_BODY_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const FUNCTION_FAILED = 'FUNCTION_FAILED';

/** `/functions/v1/:name`: body and time limits around the functions of the composition root. */
export function createFunctionsRouter(
  functions: Readonly<Record<string, FunctionRunner>>,
  verifyJwt: readonly string[],
): Hono<PlatformEnv> {
  const router = new Hono<PlatformEnv>();
  router.use('/:name/*', async (context, next) => {
    if (verifyJwt.includes(context.req.param('name'))) requireToken(context);
    await next();
  });
  router.all('/:name', (context) => invoke(functions, context.req.param('name'), context));
  router.all('/:name/*', (context) => invoke(functions, context.req.param('name'), context));
  return router;
}

/**
 * The gateway has verified what is there. For some functions a key alone is not
 * enough: `verify_jwt = true` asks for a token in its place.
 */
function requireToken({ req }: PlatformContext): void {
  const token = /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
  if (!token)
    throw new PlatformError('UNAUTHORIZED_NO_AUTH_HEADER', 401, 'Missing authorization header');
  if (token.startsWith('sb_'))
    throw new PlatformError('UNAUTHORIZED_INVALID_JWT_FORMAT', 401, 'Invalid JWT');
}

async function invoke(
  functions: Readonly<Record<string, FunctionRunner>>,
  name: string,
  context: PlatformContext,
): Promise<Response> {
  const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!run) throw new PlatformError('NOT_FOUND', 404, 'Requested function was not found');
  const request = await limitBody(context.req.raw);
  const log = context.get('log').child({ function: name });
  const call = {
    name,
    caller: context.get('caller'),
    requestId: context.get('requestId'),
    clientAddress: context.get('clientAddress'),
    log,
  };
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new PlatformError('TIMEOUT', 504, 'The function did not answer in time')),
      TIMEOUT_MS,
    );
  });
  try {
    return await Promise.race([run(request, call), timeout]);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    log.error({ err: error }, 'function failed');
    throw new PlatformError(FUNCTION_FAILED, 500, 'Internal Server Error', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The body is read whole, so that a handler never sees more than the limit. */
async function limitBody(request: Request): Promise<Request> {
  if (!request.body) return request;
  const body = await readBody(
    request,
    MAX_BODY_BYTES,
    () => new PlatformError('PAYLOAD_TOO_LARGE', 413, 'Request body is larger than 2 MiB'),
  );
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

/**
 * Errors of the gateway itself carry `x-relay-error`, the client's
 * FunctionsRelayError; a function that throws has answered, with 500.
 */
export function renderFunctionsError(error: PlatformError): Response {
  return Response.json(
    {
      error: error.status >= 500 ? 'Internal Server Error' : error.message,
      code: error.code,
      message: error.message,
    },
    {
      status: error.status,
      headers:
        error.status >= 500 && error.code !== FUNCTION_FAILED ? { 'x-relay-error': 'true' } : {},
    },
  );
}
