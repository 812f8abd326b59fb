import { randomBytes } from 'node:crypto';
import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { DemoLogins, LaunchDesk, ServerContext, SetupDoor } from '#app/lib/contexts.ts';
import { PREVIEW, type PageKind } from '#app/lib/page-kind.ts';
import type { Log } from '#platform/core/log.ts';
import {
  describeSessionCookie,
  findPlainCookies,
  limitLife,
  nameSessionCookie,
} from '#app/lib/session-cookie.ts';
import { createServiceClient } from '#functions/clients.ts';
import { readLink } from '#functions/offers/link.ts';
import { readEnquiryLink } from '#functions/quote-request/link.ts';
import { getContentSettings } from '#content/settings.ts';
import type { Backend } from '../backend.ts';
import type { ServerSettings } from '../server-settings.ts';
import { findCanonicalPath } from './canonical-path.ts';
import { buildFailurePage, wantsPage } from './failure-page.ts';
import { DEVELOPMENT_ISLANDS, readIslandFiles } from './island-files.ts';
import { isPlacePath, keepPlaceRoutes } from './place-routes.ts';
import { describePath } from './request-log.ts';
import type { RenderCache } from './render-cache.ts';
import { withPreviewedText } from './preview.ts';
import { openSampleEnquiry, openSampleOffer } from './sample-links.ts';
import { createTextViews, readSampleSheet } from './text-views.ts';
import {
  buildContentSecurityPolicy,
  DATA_POLICY,
  hashScript,
  SECURITY_HEADERS,
} from './security-headers.ts';

/** The server entry of the app exports the context object that its own loaders read. */
export type AppBuild = ServerBuild & {
  entry: {
    module: {
      serverContext: Parameters<RouterContextProvider['set']>[0];
      /** Of public pages. */
      INLINE_SCRIPTS: readonly string[];
    };
  };
};

export type PagesOptions = {
  loadBuild: () => Promise<AppBuild>;
  mode: 'production' | 'development';
  log: Log;
  refreshSiteContent: () => Promise<void>;
  setup: SetupDoor;
  launch: LaunchDesk;
  settings: Pick<ServerSettings, 'publicUrl' | 'desk'>;
  /** Names the cookies: the address at the start of the server. */
  cookieUrl: string;
  backend: Backend;
  /** Address of the backend for browsers; empty when it is the page's own origin. */
  browserSupabaseUrl: string;
  cache: RenderCache;
  /** Logins to show when everything is invented; null otherwise. */
  demo: DemoLogins | null;
};

const PRIVATE_PATHS = /^\/(portal|admin|login|einrichten)(\/|\.data|$)/i;

/** Whether no cache may keep it; pages are found by the address as it reads, `/%61dmin` too. */
export function isPrivatePath(pathname: string): boolean {
  try {
    return PRIVATE_PATHS.test(decodeURI(pathname));
  } catch {
    return true;
  }
}

/**
 * Whether a browser says that a write comes from another site; who says nothing
 * is no browser, and brings nobody's cookies. Its own pages are known by the
 * address that they were asked under as well, with TLS in front of it: an
 * address that was stored wrongly must be corrected from there.
 */
export function comesFromElsewhere({ url, headers }: Request, publicUrl: string): boolean {
  const sender = headers.get('origin');
  if (sender === null) return /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '');
  const asked = new URL(url).origin;
  return ![asked, asked.replace('http:', 'https:'), new URL(publicUrl).origin].includes(sender);
}

/** Renders documents and loader data. Public pages without a query go into the render cache. */
export function createPages(options: PagesOptions): (request: Request) => Promise<Response> {
  const { loadBuild, mode, log, settings, cookieUrl, backend, browserSupabaseUrl, cache } = options;
  const loadHandler = async () => {
    const build = await loadBuild();
    return {
      handleAny: createRequestHandler(build, mode),
      handlePlace: createRequestHandler(keepPlaceRoutes(build), mode),
      serverContext: build.entry.module.serverContext,
      scriptHashes: build.entry.module.INLINE_SCRIPTS.map(hashScript),
    };
  };
  // A handler prepares all routes, which costs as much as a tenth of a page;
  // only in development may they change.
  let production: ReturnType<typeof loadHandler> | undefined;
  const islands = mode === 'production' ? readIslandFiles() : DEVELOPMENT_ISLANDS;

  const render = async (received: Request): Promise<Response> => {
    const { publicUrl } = settings;
    const connectSources = browserSupabaseUrl
      ? [browserSupabaseUrl, browserSupabaseUrl.replace(/^http/, 'ws')]
      : [publicUrl.replace(/^http/, 'ws')];
    const url = new URL(received.url);
    const isWrite = received.method !== 'GET' && received.method !== 'HEAD';
    // React Router refuses these as well, but as an error of its own: strangers
    // could fill /admin/fehler with them.
    if (isWrite && comesFromElsewhere(received, publicUrl))
      return new Response('Bad Request', { status: 400, headers: SECURITY_HEADERS });
    // Behind a proxy that ends TLS the address of the request is not the one
    // that the visitor sees; React Router compares with the request's.
    const sender = received.headers.get('origin') ?? url.origin;
    const request =
      !isWrite || sender === url.origin
        ? received
        : new Request(sender + url.pathname + url.search, received);
    const generation = cache.generation();
    const nonce = randomBytes(16).toString('base64');
    const { handleAny, handlePlace, serverContext, scriptHashes } = await (mode === 'production'
      ? (production ??= loadHandler())
      : loadHandler());
    let session: ReturnType<typeof createSessionClient> | undefined;
    let document: { bytes: Buffer<ArrayBuffer>; kind: PageKind } | undefined;
    const context = new RouterContextProvider();
    context.set(serverContext, {
      company: getContentSettings().company,
      demo: options.demo,
      refreshSiteContent: options.refreshSiteContent,
      renderPreview,
      textViews,
      readSampleSheet,
      setup: options.setup,
      launch: options.launch,
      server: settings.desk,
      publicUrl,
      islands,
      logError: (error) =>
        log.error({ err: error, path: describePath(url.pathname + url.search) }, 'page failed'),
      supabase: {
        url: browserSupabaseUrl,
        anonKey: backend.keys.anonKey,
        sessionCookie: nameSessionCookie(cookieUrl),
      },
      keepDocument: (bytes, kind) => (document = { bytes, kind }),
      nonce,
      openOfferLink: async (token) =>
        (await openSampleOffer(token)) ??
        readLink(
          createServiceClient(backend, 'the holder of a link to an offer has no account'),
          token,
        ),
      openEnquiryLink: async (token) => {
        const sample = openSampleEnquiry(token);
        if (sample !== undefined) return sample;
        return readEnquiryLink(
          createServiceClient(backend, 'the sender of an enquiry has no account'),
          token,
        );
      },
      // One for a request: a token that has ended is renewed once.
      createSupabase: (incoming) => (session ??= createSessionClient(backend, cookieUrl, incoming)),
    } satisfies ServerContext);

    const answer = await (isPlacePath(url.pathname) ? handlePlace : handleAny)(request, context);
    const { status, headers } = answer;
    // React Router's last resort is English.
    if (status >= 500 && !document && wantsPage(request)) return buildFailurePage();
    // Behind the pages, so that an old address leads to its new one in one step.
    const path =
      request.method === 'GET' || request.method === 'HEAD'
        ? findCanonicalPath(url.pathname)
        : null;
    if (path && (status < 300 || status > 399))
      return new Response(null, {
        status: 301,
        headers: { ...SECURITY_HEADERS, location: path + url.search },
      });
    const response =
      document && request.method !== 'HEAD'
        ? new Response(document.bytes, { status, headers })
        : answer;
    for (const cookie of session?.responseHeaders.getSetCookie() ?? [])
      response.headers.append('set-cookie', cookie);
    // A page may be stricter: one whose address is a key names no referrer at all.
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!response.headers.has(name)) response.headers.set(name, value);
    if (options.launch.isHeldBack()) response.headers.set('x-robots-tag', 'noindex');
    if (options.demo) response.headers.set('x-robots-tag', 'noindex, nofollow');
    const isPrivate = isPrivatePath(url.pathname);
    if (isPrivate) response.headers.set('cache-control', 'private, no-store');
    if (!response.headers.get('content-type')?.startsWith('text/html')) {
      if (mode !== 'production' || !isSharedData(response) || !isCacheable(request, url, response))
        return response;
      // From memory it is answered without what completes the headers of others.
      response.headers.set('content-security-policy', DATA_POLICY);
      const data = Buffer.from(await response.arrayBuffer());
      return cache.store(
        url.pathname,
        data,
        Object.fromEntries(response.headers),
        request.headers,
        generation,
      );
    }

    const isApplication = document?.kind === 'application';
    const scripts =
      mode === 'development'
        ? [`'unsafe-inline'`]
        : isApplication
          ? [`'nonce-${nonce}'`]
          : scriptHashes;
    response.headers.set(
      'content-security-policy',
      buildContentSecurityPolicy(scripts, mode === 'development' ? ['ws:'] : connectSources),
    );
    if (!document || mode !== 'production' || isApplication || isPrivate) return response;
    if (!isCacheable(request, url, response)) return response;
    return cache.store(
      url.pathname,
      document.bytes,
      Object.fromEntries(response.headers),
      request.headers,
      generation,
    );
  };
  // With a query no page is cached.
  const renderPreview: ServerContext['renderPreview'] = (path, text) =>
    withPreviewedText(text, async () =>
      (await render(new Request(new URL(`${path}?${PREVIEW}`, settings.publicUrl)))).text(),
    );
  const textViews = createTextViews(renderPreview, () => settings.publicUrl);
  return render;
}

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
export function createSessionClient(
  backend: Backend,
  publicUrl: string,
  request: Request,
): { client: SupabaseClient<Database>; responseHeaders: Headers } {
  const responseHeaders = new Headers();
  const setCookie = (...cookie: Parameters<typeof serializeCookieHeader>): void =>
    responseHeaders.append('set-cookie', serializeCookieHeader(...cookie));
  const cookies = parseCookieHeader(request.headers.get('cookie') ?? '');
  const options = describeSessionCookie(nameSessionCookie(publicUrl));
  if (options.secure)
    for (const name of findPlainCookies(cookies)) setCookie(name, '', { path: '/', maxAge: 0 });
  const client = createServerClient<Database>(backend.url, backend.keys.anonKey, {
    cookieOptions: options,
    global: { fetch: backend.fetch },
    cookies: {
      getAll: () => cookies,
      setAll: (changed) => {
        for (const { name, value, options: given } of changed)
          setCookie(name, value, limitLife(given));
      },
    },
  });
  return { client, responseHeaders };
}
