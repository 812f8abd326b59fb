import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { serveStatic } from '@hono/node-server/serve-static';
import type { HttpBindings } from '@hono/node-server';
import { createServiceClient } from '#functions/clients.ts';
import { networkOf } from '#functions/network.ts';
import { allowLink } from '#functions/offers/link.ts';
import { FEED_PATH } from '#shared/bookings/feed.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import type { FunctionRunner, Platform } from '#platform/index.ts';
import { isClientGone } from '#platform/core/error.ts';
import type { Log } from '#platform/core/log.ts';
import { createApi } from './api.ts';
import { serveAssets } from './assets.ts';
import { createCalendarFeed } from './calendar-feed.ts';
import { createMemoryCounter } from './count-in-memory.ts';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { incomingFolderOf } from '../file-backend.ts';
import type { ServerSettings } from '../server-settings.ts';
import { createDoctorDoor, DOCTOR_PATH } from '../doctor/door.ts';
import { createDocumentRoutes } from './documents.ts';
import { exampleHeaders } from './examples.ts';
import { buildFailurePage, wantsPage } from './failure-page.ts';
import { createMailView } from './mail-view.ts';
import { createMetricsHandler, measureRequest } from './metrics.ts';
import { forceHttps, findClientAddress } from './proxy.ts';
import { createMediaRoutes } from '../media/media-routes.ts';
import { createQuoteFileRoutes } from './quote-files.ts';
import { describePath } from './request-log.ts';
import { completeHeaders, SECURITY_HEADERS } from './security-headers.ts';

export type AppParts = {
  config: Config;
  settings: ServerSettings;
  /** Names the cookies. */
  cookieUrl: string;
  log: Log;
  backend: Backend;
  /** Null in Supabase mode. */
  platform: Platform | null;
  functions: Readonly<Record<string, FunctionRunner>>;
  pages: (request: Request) => Promise<Response>;
  refreshSiteContent: () => Promise<void>;
  clientFolder: string;
};

/** Everything that answers HTTP, in the order in which it is asked. */
export function createApp({
  config,
  settings,
  cookieUrl,
  log,
  backend,
  platform,
  functions,
  pages,
  refreshSiteContent,
  clientFolder,
}: AppParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(completeHeaders);
  app.use(forceHttps(settings));
  app.use(measureRequest);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) =>
    (await backend.isReady()) ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503),
  );
  app.get(
    '/metrics',
    createMetricsHandler(
      config,
      createServiceClient(backend, 'figures of the whole database, for the holder of the token'),
    ),
  );

  if (platform) {
    for (const path of platform.paths)
      app.all(`${path}/*`, (c) =>
        platform.fetch(c.req.raw, { clientAddress: findClientAddress(c, config) }),
      );
  }
  app.route('/api/quote-files', createQuoteFileRoutes(backend, config, log));
  const media = createMediaRoutes({
    backend,
    settings,
    cookieUrl,
    incoming: incomingFolderOf(config),
    refreshSiteContent,
    log,
  });
  app.route('/api/media', media.upload);
  app.route('/medien', media.files);
  app.route(DOCTOR_PATH, createDoctorDoor(backend, config));
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: 2 * 1024 * 1024,
      onError: (c) => c.json({ error: 'Die Anfrage ist zu groß.' }, 413),
    }),
  );
  app.route('/api', createApi({ functions, backend, config, log }));

  const allow = createMemoryCounter();
  for (const path of [
    '/angebot/*',
    '/dokumente/angebot/*',
    '/anfrage/*',
    '/dokumente/anfrage/*',
    `${FEED_PATH}/*`,
  ])
    app.use(path, async (c, next) => {
      const clientAddress = networkOf(findClientAddress(c, config));
      if (await allowLink({ allow, clientAddress })) return next();
      return c.text('Zu viele Aufrufe. Bitte versuchen Sie es in einer Stunde erneut.', 429, {
        ...SECURITY_HEADERS,
        'retry-after': String(BUDGETS.offerLinks.seconds),
      });
    });
  app.route(FEED_PATH, createCalendarFeed(backend, config, settings));
  app.route('/dokumente/mails', createMailView(backend, settings, cookieUrl));
  app.route('/dokumente', createDocumentRoutes(backend, config, cookieUrl));

  app.use('/beispiele/*', exampleHeaders);
  app.use('/assets/*', ...serveAssets(clientFolder));
  app.use(
    '*',
    serveStatic({
      root: clientFolder,
      precompressed: true,
      onFound: (_, c) => c.header('cache-control', 'public, max-age=300'),
    }),
  );
  app.use('*', compress());
  app.all('*', (c) => pages(c.req.raw));

  app.onError((error, c) => {
    if (isClientGone(error)) return new Response(null, { status: 499 });
    log.error(
      { err: error, path: describePath(c.req.path), requestId: c.req.header('x-request-id') },
      'request failed',
    );
    if (wantsPage(c.req.raw)) return buildFailurePage();
    return c.json(
      { error: 'Interner Fehler. Bitte versuchen Sie es erneut.' },
      500,
      SECURITY_HEADERS,
    );
  });
  return app;
}
