import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { createApp } from './app.ts';
import { createServiceClient } from './backend.ts';
import { parseConfig } from './config.ts';
import { openBackend } from './open-backend.ts';
import { createPages, type AppBuild } from './pages.ts';
import { createRenderCache } from './render-cache.ts';
import { createMailTransport } from './worker/mail-transport.ts';
import { sendDueMails } from './worker/send-mails.ts';
import { startWorker } from './worker/index.ts';

const root = join(import.meta.dirname, '..');
const SHUTDOWN_MS = 10_000;

const config = readConfig();
const log = pino({ level: config.LOG_LEVEL, redact: ['req.headers', '*.email', '*.password', '*.phone'], base: null });
const publicUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;

const { backend, platform, functions } = await openBackend(config, publicUrl, log).catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  log.debug({ err: cause }, 'start failed');
  process.exit(1);
});

const cache = createRenderCache();
const buildFile = join(root, 'build/server/index.js');
const pages = createPages({
  loadBuild: () => import(buildFile) as Promise<AppBuild>,
  mode: 'production',
  company: () => config.company,
  publicUrl,
  backend,
  browserSupabaseUrl: config.SUPABASE_URL ?? '',
  cache,
});
const app = createApp({ config, log, backend, platform, functions, pages, clientFolder: join(root, 'build/client') });

const transport = createMailTransport(config);
const service = createServiceClient(backend, 'the worker sends what visitors may not read');
const worker = startWorker(
  [{ name: 'outbox', everyMs: 2_000, run: async () => (await sendDueMails(service, transport, config.company, log)) > 0 }],
  log,
);

const answer = getRequestListener(app.fetch);
const server = createServer((request, response) => {
  // Cached pages leave before any framework sees the request, unless a proxy has to be told about HTTPS.
  if (request.headers['x-forwarded-proto'] === undefined && cache.serve(request, response)) return;
  void answer(request, response);
});
server.on('error', (error) => {
  console.error(`Port ${config.PORT}: ${error.message}`);
  process.exit(1);
});
server.listen(config.PORT, config.HOST, () => log.info({ url: `http://${config.HOST}:${config.PORT}` }, 'ready'));

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  await closed;
  await worker.stop();
  transport.close();
  await backend.close();
  log.info({}, 'stopped');
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));

function readConfig() {
  try {
    return parseConfig(process.env);
  } catch (cause) {
    console.error((cause as Error).message);
    process.exit(1);
  }
}
