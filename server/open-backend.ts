import { join } from 'node:path';
import { createTokenVerifier } from '#platform/core/jwt.ts';
import type { Log } from '#platform/core/log.ts';
import { asOwner, type Database } from '#platform/db/database.ts';
import { migrate, readMigrations } from '#platform/db/migrate.ts';
import { openPglite } from '#platform/db/pglite.ts';
import { migratePlatform } from '#platform/db/platform-schema.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import { createPlatform, type FunctionRunner, type Platform, type PlatformDeps, type PlatformMail } from '#platform/index.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { isGuessablePassword } from '#shared/guessable-password.ts';
import { createServiceClient, type Backend } from './backend.ts';
import { answerBackupRequest } from './backup/request.ts';
import type { Config } from './config.ts';
import { lockDataDir } from './data-lock.ts';
import { fillDemo } from './demo/fill.ts';
import { claimDemoFolder, refuseDemoFolder } from './demo/folder.ts';
import { findFileBackend } from './file-backend.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { createFunctionRunners } from './functions.ts';
import { loadKeys } from './keys.ts';
import { blame, nameDatabase } from './start-fault.ts';

export type OpenBackend = { backend: Backend; platform: Platform | null; functions: Record<string, FunctionRunner> };

/** Opens the backend of the configured mode: embedded, PostgreSQL or Supabase. */
export async function openBackend(config: Config, publicUrl: string, log: Log): Promise<OpenBackend> {
  if (config.SUPABASE_URL) return openSupabase(config, config.SUPABASE_URL, publicUrl);
  const demo = config.DEMO ? await claimDemoFolder(config.dataDir) : null;
  if (!demo && !config.DATABASE_URL) await refuseDemoFolder(config.dataDir);
  const opened = Promise.withResolvers<Database>();
  const unlock = config.DATABASE_URL
    ? async () => {}
    : await lockDataDir(config.dataDir, async (line) =>
        answerBackupRequest(line, { db: await opened.promise, blobs: openBlobs(findFileBackend(config)), dataDir: config.dataDir }),
      );
  await demo?.clear();
  const keys = await loadKeys(config);
  const db = await openDatabase(config, log);
  await migrateAll(db, log);
  opened.resolve(db);

  const holder: { backend?: Backend } = {};
  const backend = () => holder.backend!;
  const functions = createFunctionRunners(config, publicUrl, backend);
  const deps: PlatformDeps = {
    db,
    keys,
    publicUrl,
    log,
    verifyToken: createTokenVerifier(keys.jwtSecret),
    auth: buildAuthSettings(config),
    files: findFileBackend(config),
    sendMail: (mail) => queueAuthMail(backend(), mail),
    now: () => new Date(),
  };
  const platform = createPlatform(deps, functions);
  holder.backend = {
    url: publicUrl,
    keys,
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    isReady: () =>
      db.pipeline(asOwner('readiness asks for nothing but an answer'), [{ sql: 'select 1' }]).then(
        () => true,
        () => false,
      ),
    close: async () => {
      await platform.close();
      await unlock();
    },
  };
  await ensureFirstAdmin(holder.backend, config, publicUrl);
  if (demo && !demo.isFilled) {
    await fillDemo({ db, backend: holder.backend, publicUrl, log, now: new Date() });
    await demo.markFilled();
  }
  return { backend: holder.backend, platform, functions };
}

async function migrateAll(db: Database, log: Log): Promise<void> {
  const applied = [
    ...(await migratePlatform(db)),
    ...(await migrate(db, 'supabase_migrations', await readMigrations(join(import.meta.dirname, '../supabase/migrations')))),
  ];
  if (applied.length) log.info({ applied: applied.length }, 'database migrated');
}

const buildAuthSettings = (config: Config): PlatformDeps['auth'] => ({
  autoconfirm: config.AUTH_AUTOCONFIRM,
  disableSignup: false,
  anonymousSignIn: false,
  jwtExpirySeconds: 3600,
  minPasswordLength: 8,
  isGuessable: config.AUTH_REFUSE_GUESSABLE_PASSWORDS ? isGuessablePassword : undefined,
  // Without a public address the site answers under both names of this machine, and mail links must lead back to the one in use:
  // the browser keeps the other half of the link's secret there.
  redirectAllowList: [
    ...config.AUTH_REDIRECTS,
    ...(config.PUBLIC_URL ? [] : [`http://localhost:${config.PORT}`, `http://127.0.0.1:${config.PORT}`]),
  ],
  providers: config.AUTH_PROVIDERS,
  rateLimits: {
    signInPerAccount: config.AUTH_SIGN_INS_PER_MINUTE,
    perAddress: config.AUTH_REQUESTS_PER_MINUTE,
    emailPerAccount: config.AUTH_MAILS_PER_HOUR,
  },
});

export const openDatabase = (config: Config, log: Log): Promise<Database> =>
  config.DATABASE_URL
    ? openPostgres({ url: config.DATABASE_URL }).catch(blame('DATABASE_URL', nameDatabase(config.DATABASE_URL)))
    : openPglite({ dataDir: join(config.dataDir, 'db'), onFault: (err) => log.error({ err }, 'database fault') });

async function queueAuthMail(backend: Backend, mail: PlatformMail): Promise<void> {
  const { error } = await createServiceClient(backend, 'the authentication service mails people who are not signed in').rpc(
    'enqueue_mail',
    {
      event_key: mail.eventKey,
      template: `auth-${mail.kind}`,
      recipient: mail.to,
      data: mail.data,
    },
  );
  if (error) throw new Error(`mail not queued: ${error.message}`);
}

/** A real Supabase project: the Node process serves the site and the worker, nothing is proxied. */
async function openSupabase(config: Config, url: string, publicUrl: string): Promise<OpenBackend> {
  if (!config.SUPABASE_ANON_KEY || !config.SUPABASE_SERVICE_ROLE_KEY)
    throw new Error('SUPABASE_URL braucht / needs SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY');
  const keys = await loadKeys(config);
  const backend: Backend = {
    url,
    keys,
    fetch,
    isReady: () =>
      fetch(`${url}/rest/v1/`, { method: 'HEAD', headers: { apikey: keys.anonKey } }).then(
        (response) => response.status < 500,
        () => false,
      ),
    close: async () => {},
  };
  await ensureFirstAdmin(backend, config, publicUrl);
  return { backend, platform: null, functions: createFunctionRunners(config, publicUrl, () => backend) };
}
