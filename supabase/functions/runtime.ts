import type { SupabaseClient } from '@supabase/supabase-js';
import type { Company } from '#shared/agency/company.ts';
import type { Database } from '#shared/database-types.ts';
import { buildContext, type FunctionCaller } from './build-context.ts';
import { createCallerClient, createServiceClient } from './clients.ts';
import type { FunctionContext, FunctionHandler } from './context.ts';
import { createDatabaseCounter } from './count-in-database.ts';
import { createErrorLog } from './error-log.ts';
import { parseSettings, type Settings } from './settings.ts';
import { createCompanyCache } from './stored-company.ts';

// What the gateway does for a function in our own process, done for it on
// Supabase: key, caller, body limit, context, errors.

declare const Deno: {
  serve: (
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>,
  ) => unknown;
  env: { toObject: () => Record<string, string> };
};

/** Keeps a worker on Supabase alive after its answer; other Deno processes live on anyway. */
declare const EdgeRuntime: { waitUntil: (work: PromiseLike<unknown>) => void } | undefined;

const MAX_BODY_BYTES = 2 * 1024 * 1024;
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

type Log = FunctionContext['log'];
/** What one function keeps between its calls. */
type Worker = {
  handler: FunctionHandler;
  settings: Settings;
  service: SupabaseClient<Database>;
  findCompany: (log: Log) => Promise<Company>;
  openLog: (requestId: string) => Log;
};

/** Serves a handler under Deno, as the platform's gateway serves it under Node. */
export function serveFunction(name: string, handler: FunctionHandler): void {
  const settings = parseSettings(Deno.env.toObject());
  const service = createServiceClient(
    settings,
    'the company, limits and errors belong to nobody in particular',
  );
  const errors = createErrorLog(settings.settings.release);
  errors.connect(
    service,
    createLog({ function: name }, () => undefined),
  );
  const worker: Worker = {
    handler,
    settings,
    service,
    findCompany: createCompanyCache(service, settings.company),
    openLog: (requestId) =>
      createLog({ function: name, requestId }, (line) => {
        // For /admin/fehler. The answer does not wait for it.
        const counted = errors.write(line);
        if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(counted);
      }),
  };
  Deno.serve(async (request, { remoteAddr }) => {
    if (request.method === 'OPTIONS') return answerPreflight(request);
    const response = await answer(worker, request, remoteAddr.hostname);
    const headers = new Headers(response.headers);
    for (const [header, value] of Object.entries(CORS)) headers.set(header, value);
    return new Response(response.body, { status: response.status, headers });
  });
}

async function answer(worker: Worker, request: Request, peerAddress: string): Promise<Response> {
  const { handler, settings, service } = worker;
  const requestId = findRequestId(request);
  const log = worker.openLog(requestId);
  try {
    const caller = await findCaller(request, settings);
    if (!caller) return refuse(401, 'UNAUTHORIZED', 'Invalid API key or token');
    const limited = await limitBody(request);
    if (!limited) return refuse(413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than 2 MiB');
    const host = {
      ...settings,
      company: await worker.findCompany(log),
      allow: createDatabaseCounter(service, settings.settings.signingSecret, log),
    };
    const clientAddress = findClientAddress(request, peerAddress);
    return await handler(limited, buildContext(host, caller, { requestId, clientAddress, log }));
  } catch (error) {
    log.error({ err: error }, 'function failed');
    return refuse(500, 'FUNCTION_FAILED', 'Internal Server Error');
  }
}

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ error: message, code, message }, { status });

function answerPreflight(request: Request): Response {
  const wanted = request.headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-max-age': '3600',
      ...(wanted ? { 'access-control-allow-headers': wanted } : {}),
    },
  });
}

/**
 * The key opens the door; a bearer token beside it decides who acts. Null when
 * either is wrong. Auth itself checks users' tokens.
 */
async function findCaller(request: Request, settings: Settings): Promise<FunctionCaller | null> {
  const { roles } = settings;
  const key =
    request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  const keyRole = roles.get(key);
  if (!keyRole) return null;
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  // `sb_…` keys are no tokens: the key itself decides then.
  const role = !bearer || bearer.startsWith('sb_') ? keyRole : roles.get(bearer);
  if (role) return { user: null, role, token: null };
  const { data } = await createCallerClient(settings, null).auth.getClaims(bearer);
  if (!data) return null;
  const { sub, email, role: userRole } = data.claims;
  return { user: { id: sub, email: email ?? null }, role: userRole, token: bearer };
}

/** Reads the body up to the limit, also one that names no length; null above it. */
async function limitBody(request: Request): Promise<Request | null> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body: new Blob(chunks),
  });
}

/**
 * Cloudflare, in front of every hosted project, names the visitor; elsewhere
 * the last proxy does (as server/http/proxy.ts), else it is the peer itself.
 * What stands before the last entry is the visitor's own word.
 */
const findClientAddress = ({ headers }: Request, peerAddress: string): string =>
  headers.get('cf-connecting-ip') ??
  headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ??
  peerAddress;

function findRequestId({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

/** One JSON line an event, as the server writes them. */
function createLog(fields: object, onError: (line: string) => void): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (details: object, message: string): void => {
      const line = JSON.stringify(
        { level, time: Date.now(), ...fields, ...details, msg: message },
        describeErrors,
      );
      console[level](line);
      if (level === 'error') onError(line);
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

const describeErrors = (_: string, value: unknown): unknown =>
  value instanceof Error
    ? { type: value.constructor.name, message: value.message, stack: value.stack }
    : value;
