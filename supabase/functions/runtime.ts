import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { CompanySchema, type Company } from '#shared/company.ts';
import type { FunctionContext, FunctionHandler } from './context.ts';
import { describeError } from './errors.ts';
import { parseSettings, type Settings } from './settings.ts';

// What the gateway does for a function in our own process, done for it on Supabase: key, caller, body limit, context, errors.

declare const Deno: {
  serve: (handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>) => unknown;
  env: { toObject: () => Record<string, string> };
};

/** Keeps a worker on Supabase alive after its answer; other Deno processes live on anyway. */
declare const EdgeRuntime: { waitUntil: (work: PromiseLike<unknown>) => void } | undefined;

const COMPANY_LIFETIME_MS = 60_000;
const MAX_BODY_BYTES = 2 * 1024 * 1024;
const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
const CORS = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };

/** What one function keeps between its calls. */
type Worker = {
  name: string;
  handler: FunctionHandler;
  settings: Settings;
  service: SupabaseClient;
  findCompany: (log: Log) => Promise<Company>;
};
type Log = FunctionContext['log'];
type Caller = Pick<FunctionContext, 'user' | 'role'> & { token: string | null };

/** Serves a handler under Deno, as the platform's gateway serves it under Node. */
export function serveFunction(name: string, handler: FunctionHandler): void {
  const settings = parseSettings(Deno.env.toObject());
  const service = createClient(settings.url, settings.serviceKey, { auth: stateless });
  const findCompany = createCompanyCache(service, settings.company);
  const worker: Worker = { name, handler, settings, service, findCompany };
  Deno.serve(async (request, { remoteAddr }) => {
    if (request.method === 'OPTIONS') return answerPreflight(request);
    const response = await answer(worker, request, remoteAddr.hostname);
    const headers = new Headers(response.headers);
    for (const [header, value] of Object.entries(CORS)) headers.set(header, value);
    return new Response(response.body, { status: response.status, headers });
  });
}

async function answer(worker: Worker, request: Request, peerAddress: string): Promise<Response> {
  const { name, handler, settings } = worker;
  const requestId = findRequestId(request);
  const log = createLog({ function: name, requestId }, (error) => countError(worker, error));
  try {
    const caller = await findCaller(request, settings);
    if (!caller) return refuse(401, 'UNAUTHORIZED', 'Invalid API key or token');
    const limited = await limitBody(request);
    if (!limited) return refuse(413, 'PAYLOAD_TOO_LARGE', 'Request body is larger than 2 MiB');
    const clientAddress = findClientAddress(request, peerAddress);
    return await handler(limited, buildContext(worker, await worker.findCompany(log), caller, { requestId, log, clientAddress }));
  } catch (error) {
    log.error({ err: error }, 'function failed');
    return refuse(500, 'FUNCTION_FAILED', 'Internal Server Error');
  }
}

const refuse = (status: number, code: string, message: string): Response => Response.json({ error: message, code, message }, { status });

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

/** The key opens the door; a bearer token beside it decides who acts. Null when either is wrong. Auth itself checks users' tokens. */
async function findCaller(request: Request, { url, anonKey, roles }: Settings): Promise<Caller | null> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
  const keyRole = roles.get(key);
  if (!keyRole) return null;
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // `sb_…` keys are no tokens: the key itself decides then.
  const role = !bearer || bearer.startsWith('sb_') ? keyRole : roles.get(bearer);
  if (role) return { user: null, role, token: null };
  const { data } = await createClient(url, anonKey, { auth: stateless }).auth.getClaims(bearer);
  if (!data) return null;
  const { sub, email, role: userRole } = data.claims;
  return { user: { id: sub, email: email ?? null }, role: userRole, token: bearer! };
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
  return new Request(request.url, { method: request.method, headers: request.headers, body: new Blob(chunks) });
}

/**
 * Cloudflare, in front of every hosted project, names the visitor; elsewhere the last proxy does (as server/proxy.ts), else it is the peer itself.
 * What stands before the last entry is the visitor's own word.
 */
const findClientAddress = ({ headers }: Request, peerAddress: string): string =>
  headers.get('cf-connecting-ip') ?? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? peerAddress;

function findRequestId({ headers }: Request): string {
  const given = headers.get('x-request-id') ?? '';
  return /^[\w-]{1,64}$/.test(given) ? given : crypto.randomUUID();
}

function buildContext(
  { settings: { url, anonKey, publicUrl, settings }, service }: Worker,
  company: Company,
  { user, role, token }: Caller,
  call: Pick<FunctionContext, 'requestId' | 'log' | 'clientAddress'>,
): FunctionContext {
  return {
    ...call,
    user,
    role,
    get supabase() {
      return createClient(url, anonKey, {
        auth: stateless,
        ...(token ? { global: { headers: { Authorization: `Bearer ${token}` } } } : {}),
      });
    },
    admin: () => service,
    now: () => new Date(),
    company,
    publicUrl,
    settings,
    allow: createAllowance(service, settings.signingSecret, call.log),
  };
}

/** The facts saved in the admin area, else those of the environment (as server/site-content.ts); read anew after a minute. */
function createCompanyCache(service: SupabaseClient, fallback: Company): Worker['findCompany'] {
  let known = { company: fallback, until: 0 };
  return async (log) => {
    if (Date.now() < known.until) return known.company;
    const { data, error } = await service.from('site_settings').select('value').eq('id', 'company').maybeSingle<{ value: unknown }>();
    if (error) log.error({ code: error.code, reason: error.message }, 'company facts not read');
    const stored = data && CompanySchema.safeParse(data.value);
    if (stored && !stored.success)
      log.error({ fields: stored.error.issues.map(({ path }) => path.join('.')) }, 'stored company facts are incomplete');
    const company = error ? known.company : stored?.success ? stored.data : fallback;
    known = { company, until: Date.now() + COMPANY_LIFETIME_MS };
    return company;
  };
}

/**
 * Counts in the database, because a worker on Supabase lives for minutes and has many siblings. Keys carry addresses: only their keyed
 * hash leaves this process. A count that fails allows the event: losing an enquiry is worse than one too many.
 */
function createAllowance(service: SupabaseClient, secret: string, log: Log): FunctionContext['allow'] {
  const encode = (text: string) => new TextEncoder().encode(text);
  return async (key, limit, windowSeconds) => {
    const signingKey = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const digest = await crypto.subtle.sign('HMAC', signingKey, encode(`limit:${limit}/${windowSeconds}:${key}`));
    const bucket = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const { data, error } = await service.rpc('count_function_call', { bucket, max_calls: limit, window_seconds: windowSeconds });
    if (error) log.error({ code: error.code, reason: error.message }, 'call not counted');
    return error ? true : (data as boolean);
  };
}

/** One JSON line an event, as the server writes them. */
function createLog(fields: object, onError: (error: { details: object; message: string }) => void): Log {
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (details: object, message: string): void => {
      console[level](JSON.stringify({ level, time: Date.now(), ...fields, ...details, msg: message }, describeErrors));
      if (level === 'error') onError({ details, message });
    };
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** For /admin/fehler, as server/error-log.ts does it. The answer does not wait for it, and what cannot be counted stands in the log. */
function countError(
  { name, service, settings }: Worker,
  { details, message }: { details: { err?: unknown; reason?: string }; message: string },
): void {
  const cause = details.err instanceof Error ? details.err.message : details.reason;
  const entry = describeError({
    source: 'server',
    message: [message, cause].filter(Boolean).join(': '),
    place: `Funktion ${name}`,
    release: settings.settings.release,
  });
  const counted = (async () => service.rpc('record_errors', { entries: [entry] }))();
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(counted);
}

const describeErrors = (_: string, value: unknown): unknown =>
  value instanceof Error ? { message: value.message, stack: value.stack } : value;
