import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import pino from 'pino';
import { configureContent, getContentSettings } from '#content/settings.ts';
import { findOverruled, findPlaceholders } from '#content/company.ts';
import { createApp } from './http/app.ts';
import { createServiceClient } from '#functions/clients.ts';
import { createBackupJobs } from './backup/jobs.ts';
import { findUnused, parseConfig, type Config } from './config.ts';
import { DEMO_LOGINS } from './demo/people.ts';
import { drawMailDocument } from './http/documents.ts';
import { loadKnowledge } from '#functions/chatbot/handler.ts';
import { createErrorLog } from '#functions/error-log.ts';
import { openBackend } from './open-backend.ts';
import { createPages, type AppBuild } from './http/pages.ts';
import { findSocketAddress, HSTS } from './http/proxy.ts';
import { createRenderCache } from './http/render-cache.ts';
import { carryRequestId, createRequestLog } from './http/request-log.ts';
import { createVisitCount } from './http/visit-count.ts';
import { limitHeaderTime } from './http/header-timeout.ts';
import { createListener, shouldUpgradeCallback } from './http/listener.ts';
import { createJobs } from './worker/jobs.ts';
import { createLaunch } from './launch.ts';
import { createServerSettings } from './server-settings.ts';
import { createSetupDoor } from './setup-link.ts';
import { createSiteContent } from './http/site-content.ts';
import { checkAddress, checkDataDir } from './start-fault.ts';
import { assistantReady } from './metrics.ts';
import { createMailTransport } from './worker/mail-transport.ts';
import { startWorker } from './worker/index.ts';

const SHUTDOWN_MS = 10_000;
/**
 * Clients that send their headers byte by byte hold a connection no longer than
 * this; for a body Node's five minutes stand.
 */
const HEADER_TIMEOUT = { timeoutMs: 15_000, checkMs: 5_000 };

export type ServerOptions = {
  mode: 'production' | 'development';
  loadBuild: () => Promise<AppBuild>;
  /** Asked before the app: the development server's own files. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/**
 * Opens backend, worker and port; ends them in order on SIGTERM or SIGINT. A
 * fault at start ends the process with a clear message.
 */
export async function startServer({ mode, loadBuild, middleware }: ServerOptions): Promise<void> {
  const config = orExit(() => parseConfig(process.env));
  configureContent({
    company: config.company,
    chatModel: config.chatLlm && {
      host: new URL(config.chatLlm.url).host,
      eurPerMillion: config.CHAT_LLM_EUR_PER_MILLION ?? null,
    },
  });
  const errors = createErrorLog(config.RELEASE);
  const log = createLog(config.LOG_LEVEL, { write: (line) => void errors.write(line) });
  const unused = findUnused(config.named);
  if (unused.length)
    log.warn(
      { unused },
      'these variables have no effect: misspelled, or ADMIN_EMAIL without ADMIN_PASSWORD',
    );
  const settings = createServerSettings(config);
  const { backend, platform, functions, upkeep, backUp, onContentChange } = await checkAddress(
    config.HOST,
    config.PORT,
  )
    .then(() => checkDataDir(config.dataDir))
    .then(() => openBackend(config, settings, log))
    .catch((cause: unknown) => exitWith(cause));

  const cache = createRenderCache();
  const service = createServiceClient(
    backend,
    'the worker and the settings of the site act for nobody in particular',
  );
  errors.connect(service, log);
  const transport = createMailTransport(config, settings);
  const launch = createLaunch({
    client: service,
    config,
    settings,
    transport,
    onChange: () => cache.clear(),
  });
  const siteContent = createSiteContent({
    client: service,
    company: config.company,
    log,
    onChange: async () => {
      await settings.refresh(service);
      cache.clear();
      await launch.readState();
    },
  });
  await siteContent
    .refresh()
    .catch((cause: unknown) => log.error({ err: cause }, 'edited content not read'));
  // A new address signs nobody out while the server runs.
  const cookieUrl = settings.publicUrl;
  const { company } = getContentSettings();
  const placeholders = findPlaceholders(company);
  if (placeholders.length)
    log.warn(
      { placeholders },
      'company facts are still samples; fill in /admin/firma before going live, or set COMPANY_* ' +
        'where nothing is saved there',
    );
  const overruled = findOverruled(config.named, company);
  if (overruled.length)
    log.warn(
      { overruled },
      'these variables say something else than /admin/firma, which holds; unset them',
    );
  const pages = createPages({
    loadBuild,
    mode,
    log,
    refreshSiteContent: siteContent.refresh,
    setup: createSetupDoor(service),
    launch,
    settings,
    cookieUrl,
    backend,
    browserSupabaseUrl: config.SUPABASE_URL ?? '',
    cache,
    demo: config.DEMO ? DEMO_LOGINS : null,
  });
  const app = createApp({
    config,
    settings,
    cookieUrl,
    log,
    backend,
    platform,
    functions,
    pages,
    refreshSiteContent: siteContent.refresh,
    clientFolder: join(import.meta.dirname, '../build/client'),
  });

  const visits = createVisitCount();
  const worker = startWorker(
    [
      ...createJobs(service, transport, settings, config.dataDir, log, (document) =>
        drawMailDocument(service, document),
      ),
      ...createBackupJobs(config, backUp, log),
      ...(upkeep ? [{ name: 'upkeep', everyMs: 60_000, run: upkeep }] : []),
      ...(platform
        ? [{ name: 'assistant', everyMs: 5_000, delayMs: 5_000, run: () => wakeAssistant(log) }]
        : []),
      { name: 'visits', everyMs: 5_000, run: () => visits.store(service) },
      { name: 'site-content', everyMs: 1_000, run: siteContent.refresh },
      // Backups and second factors tell nobody that they changed.
      { name: 'launch', everyMs: 60_000, run: () => launch.readState().then(() => false) },
    ],
    log,
  );
  await onContentChange(() => worker.wake('site-content'));

  const answer = createListener(app.fetch);
  const logRequest = createRequestLog(
    log,
    mode === 'development' ? 'debug' : config.REQUEST_LOG_LEVEL,
  );
  const server = createServer({ headersTimeout: 0, shouldUpgradeCallback }, (request, response) => {
    const requestId = logRequest(request, response);
    // Cached pages leave before any framework sees the request; who came by plain HTTP is led on.
    const forwarded = request.headers['x-forwarded-proto']?.toString();
    const isSecure = forwarded?.startsWith('https');
    const isFromMemory =
      (forwarded === undefined || isSecure === true) &&
      cache.serve(request, response, ['x-request-id', requestId, ...(isSecure ? HSTS : [])]);
    visits.note(request, response, isFromMemory);
    if (isFromMemory) return;
    carryRequestId(request, response, requestId);
    if (middleware) middleware(request, response, () => void answer(request, response));
    else void answer(request, response);
  });
  limitHeaderTime(server, HEADER_TIMEOUT);
  server.on('upgrade', (request, socket, head) => {
    const address = findSocketAddress(request, config);
    if (!platform?.upgrade(request, socket, head, address)) socket.destroy();
  });
  server.on('error', exitWith);
  server.listen(config.PORT, config.HOST, () => {
    log.info({ url: `http://${config.HOST}:${config.PORT}` }, 'ready');
    if (config.DEMO) printDemoLogins(settings.publicUrl);
  });

  stopOnSignal(log, async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    platform?.disconnect();
    await closed;
    await worker.stop();
    await visits.store(service).catch(() => undefined);
    transport.close();
    await backend.close();
  });
}

/**
 * JSON lines, addresses and passwords blacked out; errors are counted for
 * /admin/fehler as well.
 */
const createLog = (level: Config['LOG_LEVEL'], errors: pino.DestinationStream): pino.Logger =>
  pino(
    { level, redact: ['*.email', '*.password', '*.phone'], base: null },
    pino.multistream([
      { stream: pino.destination(1), level: 'trace' },
      { stream: errors, level: 'error' },
    ]),
  );

/** Ends the process in order at the first SIGTERM or SIGINT, and in any case after a while. */
/**
 * What the assistant knows takes seconds to lay out after a start, one after a change of the site:
 * not while a visitor waits. Nor does the end of the process wait for it.
 */
async function wakeAssistant(log: pino.Logger): Promise<void> {
  void loadKnowledge().then(
    () => assistantReady.set(1),
    (cause: unknown) => log.error({ err: cause }, 'the assistant is not ready'),
  );
}

function stopOnSignal(log: pino.Logger, end: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    void end().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal));
}

function printDemoLogins(publicUrl: string): void {
  const lines = Object.entries(DEMO_LOGINS).map(
    ([who, { email, password }]) =>
      `  ${who === 'admin' ? 'Agentur' : 'Kundin'}: ${email}  ${password}`,
  );
  console.log(
    `\nDemo mit erfundenen Daten. Anmelden unter ${publicUrl}/login\n${lines.join('\n')}\n`,
  );
}

function exitWith(cause: unknown): never {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function orExit(read: () => Config): Config {
  try {
    return read();
  } catch (cause) {
    return exitWith(cause);
  }
}
