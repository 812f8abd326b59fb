import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { renderAuthError } from './auth/errors.ts';
import { createAuthRouter, isKeylessAuthRequest } from './auth/router.ts';
import { clientGone, isClientGone, PlatformError } from './core/error.ts';
import type { TokenVerifier } from './core/jwt.ts';
import { isUnavailable } from './db/database.ts';
import type { PlatformDeps } from './deps.ts';
import {
  createFunctionsRouter,
  renderFunctionsError,
  type FunctionRunner,
} from './functions/router.ts';
import type { PlatformContext, PlatformEnv } from './http/env.ts';
import { createGateway, refuseOtherRoles } from './http/gateway.ts';
import { watchEndedSessions } from './http/ended-sessions.ts';
import { createRequestFacts } from './http/request-facts.ts';
import { createRealtimeRouter, renderRealtimeError } from './realtime/router.ts';
import { createRealtime } from './realtime/service.ts';
import { createSocketDoor } from './realtime/upgrade.ts';
import { createRestRouter, renderRestError, type RestOptions } from './rest/router.ts';
import { renderStorageError } from './storage/errors.ts';
import { createStorageRouter } from './storage/router.ts';
import { createStorage } from './storage/service.ts';

export type {
  PlatformDeps,
  PlatformMail,
  PlatformKeys,
  AuthSettings,
  FileBackendSettings,
} from './deps.ts';
export type { RestOptions } from './rest/router.ts';
export type { FunctionCall, FunctionRunner } from './functions/router.ts';

type Surface = {
  path: string;
  router: Hono<PlatformEnv>;
  renderError: (error: PlatformError, context: PlatformContext) => Response;
  /** Requests that browsers open without a key. `path` is the full path. */
  keyless?: (method: string, path: string) => boolean;
  verify?: TokenVerifier;
};

export type Platform = {
  /** The paths it answers, e.g. `/auth/v1`. */
  paths: readonly string[];
  fetch: (request: Request, facts?: { clientAddress?: string }) => Promise<Response>;
  /** Takes over a WebSocket handshake; false when the address is none of the platform's. */
  upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    clientAddress?: string,
  ) => boolean;
  /**
   * Ends the open WebSockets, which an HTTP server waits for when it closes.
   * Clients come back by themselves.
   */
  disconnect: () => void;
  close: () => Promise<void>;
};

export type PlatformOptions = {
  rest?: RestOptions;
  /**
   * Lets requests without a key act as the anonymous role, as PostgREST does
   * without a gateway before it.
   */
  keylessRest?: boolean;
  /**
   * Functions that want a token beside the key, as those with `verify_jwt =
   * true` in Supabase's config.toml.
   */
  verifyJwt?: readonly string[];
  /**
   * Leaves it to the database which roles a token may name, as PostgREST does:
   * for foreign test suites with roles of their own.
   */
  anyRole?: boolean;
};

/**
 * The embedded Supabase-compatible backend: one router a surface behind one
 * gateway. It knows nothing about the agency.
 */
export function createPlatform(
  { verifyToken, ...given }: PlatformDeps,
  functions: Readonly<Record<string, FunctionRunner>>,
  options: PlatformOptions = {},
): Platform {
  const deps: PlatformDeps = {
    ...given,
    verifyToken: options.anyRole ? verifyToken : refuseOtherRoles(verifyToken),
  };
  // The authentication service asks its tables itself and says more.
  const { refuse, hasEnded } = watchEndedSessions(deps.db, deps.auth.jwtExpirySeconds);
  const verifyLive = refuse(deps.verifyToken);
  const storage = createStorage(deps);
  const realtime = createRealtime({ ...deps, verifyToken: verifyLive }, hasEnded);
  const sockets = createSocketDoor(realtime);
  const surfaces: Surface[] = [
    {
      path: '/auth/v1',
      router: createAuthRouter(deps),
      renderError: renderAuthError,
      keyless: isKeylessAuthRequest,
      verify: deps.verifyToken,
    },
    {
      path: '/rest/v1',
      router: createRestRouter(deps, options.rest),
      renderError: renderRestError,
      keyless: () => options.keylessRest ?? false,
    },
    {
      path: '/storage/v1',
      router: createStorageRouter(storage),
      renderError: renderStorageError,
      keyless: () => true,
    },
    {
      path: '/realtime/v1',
      router: createRealtimeRouter(realtime),
      renderError: renderRealtimeError,
    },
    {
      path: '/functions/v1',
      router: createFunctionsRouter(functions, options.verifyJwt ?? []),
      renderError: renderFunctionsError,
    },
  ];

  const app = new Hono<PlatformEnv>();
  app.use(createRequestFacts(deps.log));
  const allowOrigins = cors({
    origin: '*',
    allowHeaders: [],
    exposeHeaders: ['*'],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    maxAge: 3600,
  });
  // OPTIONS is a preflight only if it asks for a method; otherwise the surface
  // answers (the database interface names what a table allows).
  app.use((context, next) => {
    const isQuestion =
      context.req.method === 'OPTIONS' &&
      context.req.header('access-control-request-method') === undefined;
    return isQuestion ? next() : allowOrigins(context, next);
  });
  for (const {
    path,
    router,
    renderError,
    keyless = () => false,
    verify = verifyLive,
  } of surfaces) {
    const surface = new Hono<PlatformEnv>();
    surface.use(createGateway(verify, deps.keys.anonKey, keyless));
    surface.route('/', router);
    surface.onError((error, context) => renderError(toPlatformError(error, context), context));
    // Not `notFound`, which Hono asks of the outermost app only.
    surface.all('*', () => {
      throw new PlatformError('not_found', 404, 'Not found');
    });
    app.route(path, surface);
  }
  return {
    paths: surfaces.map(({ path }) => path),
    fetch: async (request, facts = {}) => app.fetch(request, facts),
    upgrade: sockets.upgrade,
    disconnect: sockets.close,
    close: async () => {
      sockets.close();
      storage.close();
      await realtime.close();
      await deps.db.close();
    },
  };
}

/**
 * Unknown faults are logged with their cause and leave without it. While the
 * database is away clients are told to come back: 500 would end sessions.
 */
function toPlatformError(error: Error, context: PlatformContext): PlatformError {
  if (error instanceof PlatformError) return error;
  if (isClientGone(error)) return clientGone(error);
  if (isUnavailable(error)) {
    const headers = { 'retry-after': '1' };
    return new PlatformError(
      'database_unavailable',
      503,
      'The database is not available at the moment',
      { headers, cause: error },
    );
  }
  (context.get('log') as PlatformEnv['Variables']['log'] | undefined)?.error(
    { err: error, path: context.req.path },
    'request failed',
  );
  return new PlatformError('unexpected_failure', 500, 'Internal Server Error', { cause: error });
}
