import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createTokenVerifier, signToken } from '#platform/core/jwt.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { createPlatform, type PlatformMail } from '#platform/index.ts';
import { lockDataDir } from './data-lock.ts';
import { createListener, shouldUpgradeCallback } from './http/listener.ts';
import {
  buildAuthSettings,
  buildRestOptions,
  findSigningKey,
  parsePlatformEnvironment,
} from './platform-environment.ts';

// `npm run platform`: the backend without the website, for foreign test suites
// and for trying it out. It prints its keys: never run it in public. An entry
// of its own, with an environment of its own: the product's stays in config.ts.

const env = parsePlatformEnvironment(process.env);
const log = pino({ level: env.LOG_LEVEL, base: null });
const folder = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'platform-')));
const url = env.PGRST_DB_URI ?? env.DATABASE_URL;
if (env.DATA_DIR && !url) await lockDataDir(env.DATA_DIR);
const db = url
  ? await openPostgres({ url, callers: 'owner' })
  : await openPglite({ dataDir: env.DATA_DIR ? join(env.DATA_DIR, 'db') : null });
await migratePlatform(db);

const jwtSecret = env.GOTRUE_JWT_SECRET ?? env.PGRST_JWT_SECRET;
const signingKey = findSigningKey(env);
const keyFor = (role: string) =>
  signToken({ role, iss: 'supabase', iat: 1_700_000_000, exp: 4_000_000_000 }, jwtSecret);
const rest = buildRestOptions(env);
const keys = {
  anonKey: await keyFor(rest.anonRole ?? 'anon'),
  serviceRoleKey: await keyFor('service_role'),
  jwtSecret,
  ...(signingKey ? { signingKey } : {}),
};
const publicUrl =
  env.PUBLIC_URL ??
  env.API_EXTERNAL_URL?.replace(/\/auth\/v1$/, '') ??
  env.GOTRUE_SITE_URL ??
  `http://localhost:${env.PORT}`;

async function writeMail(mail: PlatformMail): Promise<void> {
  await mkdir(join(folder, 'mail'), { recursive: true });
  await writeFile(
    join(folder, 'mail', `${Date.now()}-${crypto.randomUUID()}.json`),
    JSON.stringify(mail, null, 2),
  );
}

const platform = createPlatform(
  {
    db,
    keys,
    publicUrl,
    log,
    verifyToken: createTokenVerifier(jwtSecret, Date.now, signingKey),
    auth: buildAuthSettings(env),
    files: { kind: 'disk', root: join(folder, 'files') },
    sendMail: writeMail,
    now: () => new Date(),
  },
  {},
  { rest, keylessRest: rest.anonRole !== undefined, anyRole: true },
);
const server = createServer(
  { shouldUpgradeCallback },
  createListener((request) => platform.fetch(request)),
);
server.on('upgrade', (request, socket, head) => {
  if (!platform.upgrade(request, socket, head)) socket.destroy();
});
server.listen(env.PORT, env.HOST, () =>
  log.info(
    {
      url: `http://${env.HOST}:${env.PORT}`,
      anonKey: keys.anonKey,
      serviceRoleKey: keys.serviceRoleKey,
      folder,
    },
    'platform ready',
  ),
);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    server.closeAllConnections();
    platform.disconnect();
    void platform.close().then(() => process.exit(0));
  });
