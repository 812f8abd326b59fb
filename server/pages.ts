import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DemoLogins, ServerContext } from '#app/lib/contexts.ts';
import type { Log } from '#platform/core/log.ts';
import { SESSION_COOKIE } from '#app/lib/session-cookie.ts';
import { getContentSettings } from '#content/settings.ts';
import type { Backend } from './backend.ts';
import { findCanonicalPath } from './canonical-path.ts';
import { finishDocument, type PassingModules } from './finish-document.ts';
import { isPlacePath, keepPlaceRoutes } from './place-routes.ts';
import { describePath } from './request-log.ts';
import type { RenderCache } from './render-cache.ts';
import { buildContentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

/** The server entry of the app exports the context object that its own loaders read. */
export type AppBuild = ServerBuild & { entry: { module: { serverContext: Parameters<RouterContextProvider['set']>[0] } } };

export type PagesOptions = {
  loadBuild: () => Promise<AppBuild>;
  mode: 'production' | 'development';
  log: Log;
  refreshSiteContent: () => Promise<void>;
  publicUrl: string;
  backend: Backend;
  /** Address of the backend for browsers; empty when it is the page's own origin. */
  browserSupabaseUrl: string;
  cache: RenderCache;
  /** Logins to show when everything is invented; null otherwise. */
  demo: DemoLogins | null;
};

const PRIVATE_PATHS = /^\/(portal|admin|login)(\/|\.data|$)/i;

/** Where a browser says that a write comes from; who says nothing is no browser, and brings nobody's cookies. */
const findSender = ({ method, headers }: Request): string | null => (method === 'GET' || method === 'HEAD' ? null : headers.get('origin'));

/** Renders documents and loader data. Public pages without a query go into the render cache. */
export function createPages(options: PagesOptions): (request: Request) => Promise<Response> {
  const { loadBuild, mode, log, publicUrl, backend, browserSupabaseUrl, cache } = options;
  const loadHandler = async () => {
    const build = await loadBuild();
    return {
      handleAny: createRequestHandler(build, mode),
      handlePlace: createRequestHandler(keepPlaceRoutes(build), mode),
      serverContext: build.entry.module.serverContext,
    };
  };
  // A handler prepares all routes, which costs as much as a tenth of a page; only in development may they change.
  let production: ReturnType<typeof loadHandler> | undefined;
  const lateModules = mode === 'production' ? readBuildList<string[]>('late-modules.json') : [];
  const passingModules = mode === 'production' ? readBuildList<PassingModules>('passing-modules.json') : {};
  const publicOrigin = new URL(publicUrl).origin;
  const connectSources = browserSupabaseUrl
    ? [browserSupabaseUrl, browserSupabaseUrl.replace(/^http/, 'ws')]
    : [publicUrl.replace(/^http/, 'ws')];

  return async (received) => {
    const url = new URL(received.url);
    const sender = findSender(received) ?? url.origin;
    // React Router refuses these as well, but as an error of its own: strangers could fill /admin/fehler with them.
    if (sender !== url.origin && sender !== publicOrigin) return new Response('Bad Request', { status: 400, headers: SECURITY_HEADERS });
    // Behind a proxy that ends TLS the address of the request is not the one that the visitor sees; React Router compares with the request's.
    const request = sender === url.origin ? received : new Request(publicOrigin + url.pathname + url.search, received);
    const nonce = randomBytes(16).toString('base64');
    const { handleAny, handlePlace, serverContext } = await (mode === 'production' ? (production ??= loadHandler()) : loadHandler());
    const cookies: { response: Headers }[] = [];
    let document: Buffer | undefined;
    const context = new RouterContextProvider();
    context.set(serverContext, {
      company: getContentSettings().company,
      demo: options.demo,
      refreshSiteContent: options.refreshSiteContent,
      publicUrl,
      lateModules,
      logError: (error) => log.error({ err: error, path: describePath(url.pathname + url.search) }, 'page failed'),
      supabase: { url: browserSupabaseUrl, anonKey: backend.keys.anonKey },
      keepDocument: (bytes) => (document = bytes),
      nonce,
      createSupabase: (incoming) => {
        const session = createSessionClient(backend, incoming);
        cookies.push({ response: session.responseHeaders });
        return session;
      },
    } satisfies ServerContext);

    const answer = await (isPlacePath(url.pathname) ? handlePlace : handleAny)(request, context);
    const { status, headers } = answer;
    // Behind the pages, so that an old address leads to its new one in one step.
    const path = request.method === 'GET' || request.method === 'HEAD' ? findCanonicalPath(url.pathname) : null;
    if (path && (status < 300 || status > 399))
      return new Response(null, { status: 301, headers: { ...SECURITY_HEADERS, location: path + url.search } });
    const response =
      document && request.method !== 'HEAD' ? new Response(document as Uint8Array<ArrayBuffer>, { status, headers }) : answer;
    for (const { response: extra } of cookies) for (const cookie of extra.getSetCookie()) response.headers.append('set-cookie', cookie);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
    if (options.demo) response.headers.set('x-robots-tag', 'noindex, nofollow');
    const isPrivate = PRIVATE_PATHS.test(url.pathname);
    if (isPrivate) response.headers.set('cache-control', 'private, no-store');
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      if (mode !== 'production' || !isSharedData(response) || !isCacheable(request, url, response)) return response;
      const data = Buffer.from(await response.arrayBuffer());
      return cache.store(url.pathname, data, Object.fromEntries(response.headers), request.headers.get('accept-encoding') ?? '');
    }

    if (!document || mode !== 'production') {
      const scripts = mode === 'development' ? [`'unsafe-inline'`] : [`'nonce-${nonce}'`];
      response.headers.set(
        'content-security-policy',
        buildContentSecurityPolicy(scripts, mode === 'development' ? ['ws:'] : connectSources),
      );
      return response;
    }
    const isShared = !isPrivate && isCacheable(request, url, response);
    const { page, scriptSources } = finishDocument(document, nonce, passingModules, isShared);
    response.headers.set('content-security-policy', buildContentSecurityPolicy(scriptSources, connectSources));
    if (isShared)
      return cache.store(url.pathname, page, Object.fromEntries(response.headers), request.headers.get('accept-encoding') ?? '');
    return request.method === 'HEAD' ? response : new Response(page as Uint8Array<ArrayBuffer>, { status, headers: response.headers });
  };
}

/** What the build has written down (vite.config.ts). */
const readBuildList = <List>(name: string): List => JSON.parse(readFileSync(join(import.meta.dirname, '../build', name), 'utf8')) as List;

/** What a route itself calls public: the texts for the search, sitemaps, the feed. */
const isSharedData = ({ headers }: Response): boolean =>
  /^(application\/([a-z]+\+)?(json|xml)|text\/xml)/.test(headers.get('content-type') ?? '') &&
  (headers.get('cache-control') ?? '').includes('public');

function isCacheable(request: Request, url: URL, response: Response): boolean {
  return (
    request.method === 'GET' &&
    response.status === 200 &&
    url.search === '' &&
    !response.headers.has('set-cookie') &&
    !response.headers.get('cache-control')?.includes('no-store')
  );
}

/** Acts as the user of the session cookie; a refreshed session is written back by the response. */
export function createSessionClient(backend: Backend, request: Request): { client: SupabaseClient; responseHeaders: Headers } {
  const responseHeaders = new Headers();
  const client = createServerClient(backend.url, backend.keys.anonKey, {
    cookieOptions: { name: SESSION_COOKIE, sameSite: 'lax', secure: new URL(request.url).protocol === 'https:' },
    global: { fetch: backend.fetch },
    cookies: {
      getAll: () => parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name, value }) => ({ name, value: value ?? '' })),
      setAll: (changed) => {
        for (const { name, value, options } of changed) responseHeaders.append('set-cookie', serializeCookieHeader(name, value, options));
      },
    },
  });
  return { client, responseHeaders };
}
