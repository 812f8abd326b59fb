import { Hono } from 'hono';
import { clientGone, isClientGone, PlatformError } from '../core/error.ts';
import { DatabaseError, quoteIdentifier, type Statement } from '../db/database.ts';
import type { PlatformDeps } from '../deps.ts';
import { callerScope, type PlatformContext, type PlatformEnv } from '../http/env.ts';
import { limitBody } from '../http/limit-body.ts';
import { toRestError } from './database-error.ts';
import { restError } from './errors.ts';
import { buildSettings, type RestOptions, type RestSettings } from './options.ts';
import { describeSchema } from './openapi/document.ts';
import { readFacts } from './openapi/facts.ts';
import { requireOpenApi } from './parse/media-type.ts';
import { chooseSchema, parseRequest, type RestRequest, type Target } from './parse/request.ts';
import { planRequest } from './plan/plan.ts';
import { allowMethods, describeMethods } from './options-method.ts';
import { renderRestError } from './render-error.ts';
import { buildResponse } from './respond.ts';
import { runRequest } from './run.ts';
import { SchemaCacheHolder } from './schema/holder.ts';

export { renderRestError } from './render-error.ts';
export type { RestOptions } from './options.ts';

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/**
 * `reload` reads the schema cache again, for migrations that run beside the
 * server; `notify pgrst` does the same.
 */
export type RestRouter = Hono<PlatformEnv> & { reload: () => Promise<void> };

/** The PostgREST-compatible surface, mounted at /rest/v1: parse → plan → sql → run → respond. */
export function createRestRouter(deps: PlatformDeps, options: RestOptions = {}): RestRouter {
  const settings = buildSettings(options);
  const schema = new SchemaCacheHolder(deps.db, settings, deps.log);
  const preRequest = buildPreRequest(settings);

  async function answer(context: PlatformContext, target: Target): Promise<Response> {
    const request = await readRequest(context, target, settings);
    const plan = planRequest(request, await schema.get(), settings);
    const readOnly =
      request.method === 'GET' ||
      request.method === 'HEAD' ||
      (plan.call !== null && plan.call.routine.volatility !== 'v');
    const scope = callerScope(context, {
      readOnly,
      settings: buildRequestSettings(context, request, settings),
    });
    return buildResponse(
      request,
      plan,
      await runRequest(deps.db, scope, request, plan, settings, preRequest),
    );
  }

  const app = new Hono<PlatformEnv>();
  app.use(limitBody(MAX_BODY_BYTES, () => new PlatformError('PGRST102', 413, 'Payload too large')));
  const describe = async (context: PlatformContext, target: Target): Promise<Response> =>
    describeMethods(
      await schema.get(),
      chooseSchema(context.req.header('accept-profile'), settings).schema,
      target,
    );
  app.options('/rpc/:name', (context) =>
    describe(context, { kind: 'rpc', name: context.req.param('name') }),
  );
  app.options('/:name', (context) =>
    describe(context, { kind: 'table', name: context.req.param('name') }),
  );
  const answerRoot = async (context: PlatformContext): Promise<Response> => {
    const { method } = context.req;
    chooseSchema(context.req.header('accept-profile'), settings);
    if (settings.openApiMode === 'disabled')
      throw restError('PGRST126', 'Root endpoint metadata is disabled');
    if (settings.rootSpec !== null)
      return (method === 'OPTIONS' ? describe : answer)(context, {
        kind: 'rpc',
        name: settings.rootSpec.split('.').at(-1) ?? '',
      });
    if (method === 'OPTIONS') return allowMethods(['OPTIONS', 'GET', 'HEAD']);
    if (method !== 'GET' && method !== 'HEAD')
      throw restError('PGRST117', `Unsupported HTTP method: ${method}`);
    requireOpenApi(context.req.header('accept'));
    const request = await readRequest(context, { kind: 'table', name: '' }, settings);
    const scope = callerScope(context, {
      readOnly: true,
      settings: buildRequestSettings(context, request, settings),
    });
    const facts = await readFacts(deps.db, scope, request.schema, settings, preRequest);
    return describeSchema(
      request,
      facts,
      await schema.get(),
      settings,
      `${deps.publicUrl}/rest/v1/`,
    );
  };
  app.all('/', answerRoot);
  app.all('/rpc/:name', (context) =>
    answer(context, { kind: 'rpc', name: context.req.param('name') }),
  );
  app.all('/:name', (context) =>
    answer(context, { kind: 'table', name: context.req.param('name') }),
  );
  app.all('*', (context) => {
    // With its slash, as the client asks for it, the root is no route of its own.
    if (context.req.path.endsWith('/rest/v1/')) return answerRoot(context);
    chooseSchema(context.req.header('accept-profile'), settings);
    throw restError('PGRST125', 'Invalid path specified in request URL');
  });
  app.onError((error, context) => {
    const known =
      error instanceof DatabaseError
        ? toRestError(error, context.get('caller').role === settings.anonRole)
        : error;
    if (
      known instanceof PlatformError &&
      (known.status < 500 || known.cause instanceof DatabaseError)
    )
      return renderRestError(known);
    if (isClientGone(error)) return renderRestError(clientGone(error));
    context.get('log').error({ err: error, path: context.req.path }, 'rest request failed');
    return renderRestError(
      known instanceof PlatformError
        ? known
        : new PlatformError('PGRSTX00', 500, 'Internal Server Error'),
    );
  });
  return Object.assign(app, { reload: () => schema.reload() });
}

async function readRequest(
  { req }: PlatformContext,
  target: Target,
  settings: RestSettings,
): Promise<RestRequest> {
  const hasBody = req.method === 'POST' || req.method === 'PATCH' || req.method === 'PUT';
  const url = new URL(req.url);
  // The gateway has read the key; it is no filter.
  url.searchParams.delete('apikey');
  return parseRequest(
    {
      method: req.method,
      target,
      url,
      header: (name) => req.header(name),
      body: hasBody ? new Uint8Array(await req.arrayBuffer()) : null,
    },
    settings,
  );
}

/**
 * The settings that SQL may read or that steer the transaction. The path is the
 * one below the mount, as behind Supabase's gateway.
 */
function buildRequestSettings(
  { req }: PlatformContext,
  { schema, preferences, target }: RestRequest,
  { extraSearchPath }: RestSettings,
): Record<string, string> {
  const { cookie, ...headers } = req.header();
  return {
    search_path: [...new Set([schema, ...extraSearchPath])].map(quoteIdentifier).join(', '),
    'request.path': target.kind === 'rpc' ? `/rpc/${target.name}` : `/${target.name}`,
    'request.headers': JSON.stringify(headers),
    'request.cookies': JSON.stringify(
      cookie ? Object.fromEntries(cookie.split(';').map((pair) => splitCookie(pair))) : {},
    ),
    ...(preferences.timezone ? { timezone: preferences.timezone } : {}),
  };
}

function splitCookie(pair: string): [string, string] {
  const split = pair.indexOf('=');
  return split < 0
    ? [pair.trim(), '']
    : [pair.slice(0, split).trim(), pair.slice(split + 1).trim()];
}

function buildPreRequest({ preRequest }: RestSettings): Statement | null {
  return preRequest === null
    ? null
    : { sql: `select ${preRequest.split('.').map(quoteIdentifier).join('.')}()` };
}
