import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokenVerifier } from '#platform/core/jwt.ts';
import type { Log } from '#platform/core/log.ts';
import type { Database } from '#platform/db/database.ts';
import { openPglite, type PgliteDatabase } from '#platform/db/pglite.ts';
import { createUpkeep } from '#platform/db/pglite-upkeep.ts';
import { openPostgres } from '#platform/db/postgres.ts';
import {
  createPlatform,
  type FunctionRunner,
  type Platform,
  type PlatformDeps,
  type PlatformMail,
} from '#platform/index.ts';
import { openBlobs } from '#platform/storage/blobs/open-blobs.ts';
import { removeAbandoned } from '#platform/storage/discard.ts';
import { isGuessablePassword } from '#shared/account/guessable-password.ts';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { createServiceClient } from '#functions/clients.ts';
import type { Backend } from './backend.ts';
import { createBackup, type BackupSource } from './backup/create-backup.ts';
import type { Config } from './config.ts';
import { lockDataDir } from './data-lock.ts';
import { fillDemo } from './demo/fill.ts';
import { claimDemoFolder, refuseDemoFolder } from './demo/folder.ts';
import { findFileBackend, incomingFolderOf } from './file-backend.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { createFunctionRunners } from './functions.ts';
import { answerRequest } from './holder-request.ts';
import { loadKeys, requireSameSecret } from './keys.ts';
import { migrateDatabase } from './migrations.ts';
import { commitsWrites, createReadiness, takesFiles } from './readiness.ts';
import { buildHostedAuth, buildHostedRest, readSupabaseConfig } from './supabase-config.ts';
import type { ServerSettings } from './server-settings.ts';
import { createResetLink } from './setup-link.ts';
import {
  blame,
  createDamageFault,
  createDiskFault,
  createRightsFault,
  nameDatabase,
  requireFirstRoom,
} from './start-fault.ts';

export type OpenBackend = {
  backend: Backend;
  platform: Platform | null;
  functions: Record<string, FunctionRunner>;
  /** What the backend needs every minute besides what it does by itself; null where nothing. */
  upkeep: (() => Promise<void>) | null;
  /** Writes a backup into a folder that must not exist yet; null where Supabase keeps the data. */
  backUp: ((folder: string) => Promise<unknown>) | null;
  /** Tells of changed content, by whichever process; on Supabase only the worker looks. */
  onContentChange: (look: () => void) => Promise<unknown>;
};

/** What raise_site_content_version() notifies. */
const CONTENT_CHANNEL = 'site_content';

/**
 * Opens the backend of the configured mode: embedded, PostgreSQL or Supabase.
 * `admit` sees to it that somebody can get in.
 */
export async function openBackend(
  config: Config,
  settings: ServerSettings,
  log: Log,
  admit: typeof ensureFirstAdmin = ensureFirstAdmin,
): Promise<OpenBackend> {
  if (config.SUPABASE_URL) return openSupabase(config, config.SUPABASE_URL, settings, admit);
  const demo = config.DEMO ? await claimDemoFolder(config.dataDir) : null;
  if (!demo && !config.DATABASE_URL) await refuseDemoFolder(config.dataDir);
  const opened = Promise.withResolvers<Database>();
  const backupSource = async (): Promise<BackupSource> => ({
    db: await opened.promise,
    blobs: openBlobs(findFileBackend(config)),
    dataDir: config.dataDir,
  });
  const admitted = Promise.withResolvers<Backend>();
  const holder: { backend?: Backend } = {};
  const backend = (): Backend => {
    if (!holder.backend) throw new Error('the backend is still being opened');
    return holder.backend;
  };
  const unlock = config.DATABASE_URL
    ? async () => {}
    : await lockDataDir(config.dataDir, async (line) =>
        answerRequest(line, {
          backUp: async (folder) => {
            const { counts, missingFiles, foreign } = await createBackup(
              await backupSource(),
              folder,
            );
            return { counts, missingFiles, foreign };
          },
          // Not before the link of this start is made: the newer one ends it.
          reset: async () => createResetLink(await admitted.promise, settings),
        }),
      );
  // Until it is open and migrated a slow machine takes a minute, in which nothing else is said.
  log.info({ database: config.DATABASE_URL ? 'postgres' : 'embedded' }, 'opening the database');
  await demo?.clear();
  const keys = await loadKeys(config);
  const embedded = config.DATABASE_URL ? null : await openEmbedded(config, log);
  const db = embedded ?? (await openDatabase(config, log));
  const applied = await migrateUnhurried(config, db).catch((cause: unknown) => {
    throw config.DATABASE_URL
      ? createRightsFault(config.DATABASE_URL, cause)
      : createDiskFault(config.dataDir, cause);
  });
  if (applied.length) log.info({ applied: applied.length }, 'database migrated');
  if (config.DATABASE_URL) {
    await requireSameSecret(db, keys);
    await requireCallers(db, config.DATABASE_CALLER_URL ?? config.DATABASE_URL);
  }
  opened.resolve(db);
  const functions = createFunctionRunners(config, settings, backend);
  const hosted = await readSupabaseConfig();
  const deps: PlatformDeps = {
    db,
    keys,
    get publicUrl() {
      return settings.publicUrl;
    },
    log,
    verifyToken: createTokenVerifier(keys.jwtSecret),
    auth: { ...buildAuthSettings(config), ...buildHostedAuth(hosted, config.named) },
    files: findFileBackend(config),
    sendMail: (mail) => queueAuthMail(backend(), mail),
    now: () => new Date(),
  };
  const platform = createPlatform(deps, functions, {
    rest: buildHostedRest(hosted),
  });
  holder.backend = {
    get url() {
      return settings.publicUrl;
    },
    keys,
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    isReady: createReadiness([commitsWrites(db), takesFiles(config.dataDir)]),
    close: async () => {
      await platform.close();
      await unlock();
    },
  };
  await admit(holder.backend, config, settings.publicUrl);
  admitted.resolve(holder.backend);
  if (demo && !demo.isFilled) {
    await fillDemo({
      db,
      backend: holder.backend,
      publicUrl: settings.publicUrl,
      log,
      now: new Date(),
    });
    await demo.markFilled();
  }
  return {
    backend: holder.backend,
    platform,
    functions,
    upkeep: embedded && createUpkeep(embedded),
    backUp: async (folder) => {
      const { foreign } = await createBackup(await backupSource(), folder);
      if (foreign.length)
        log.warn({ foreign }, 'left out of the backup: of another user, and not readable');
    },
    onContentChange: (look) => db.listen(CONTENT_CHANNEL, look, look),
  };
}

/** So long after signing in a password is changed without the old one. */
const FRESH_SECONDS = 15 * 60;

const buildAuthSettings = (config: Config): PlatformDeps['auth'] => ({
  autoconfirm: config.AUTH_AUTOCONFIRM,
  disableSignup: false,
  anonymousSignIn: false,
  jwtExpirySeconds: 3600,
  minPasswordLength: 8,
  isGuessable: config.AUTH_REFUSE_GUESSABLE_PASSWORDS ? isGuessablePassword : undefined,
  // Without a public address the site answers under both names of this machine,
  // and mail links must lead back to the one in use: the browser keeps the
  // other half of the link's secret there.
  redirectAllowList: [
    ...config.AUTH_REDIRECTS,
    ...(config.PUBLIC_URL
      ? []
      : [`http://localhost:${config.PORT}`, `http://127.0.0.1:${config.PORT}`]),
  ],
  providers: config.AUTH_PROVIDERS,
  requireReauthentication: true,
  freshSeconds: FRESH_SECONDS,
  sessionIdleDays: STORAGE_KEYS.session.maxAgeDays,
  rateLimits: {
    signInPerAccount: config.AUTH_SIGN_INS_PER_MINUTE,
    perAddress: config.AUTH_REQUESTS_PER_MINUTE,
    emailPerAccount: config.AUTH_MAILS_PER_HOUR,
    failuresPerAccount: config.AUTH_FAILURES_PER_HOUR,
  },
});

export const openDatabase = (config: Config, log: Log): Promise<Database> =>
  config.DATABASE_URL
    ? openPostgres({
        url: config.DATABASE_URL,
        ...(config.DATABASE_CALLER_URL ? { callers: { url: config.DATABASE_CALLER_URL } } : {}),
      }).catch(blame('DATABASE_URL', nameDatabase(config.DATABASE_URL)))
    : openEmbedded(config, log);

/** On PostgreSQL over a connection without limits of time: a migration takes as long as it takes. */
async function migrateUnhurried({ DATABASE_URL: url }: Config, db: Database): Promise<string[]> {
  if (!url) return migrateDatabase(db);
  const alone = await openPostgres({ url, connections: 1, statementTimeoutMs: null });
  return migrateDatabase(alone).finally(() => alone.close());
}

async function openEmbedded({ dataDir }: Config, log: Log): Promise<PgliteDatabase> {
  const folder = join(dataDir, 'db');
  const isNew = !existsSync(folder);
  if (isNew) await requireFirstRoom(dataDir);
  return openPglite({
    dataDir: folder,
    onFault: (err) => log.error({ err }, 'database fault'),
  }).catch(async (cause: unknown) => {
    // Half of a database would be in the way of the next start.
    if (isNew) await rm(folder, { recursive: true, force: true });
    throw createDamageFault(folder, isNew, cause);
  });
}

/**
 * Callers have a login of their own on PostgreSQL; one that is refused is to
 * stop the start, not the first visitor.
 */
const requireCallers = (db: Database, url: string): Promise<unknown> =>
  db
    .pipeline({ kind: 'caller', role: 'anon', claims: {} }, [{ sql: 'select 1' }])
    .catch(blame('DATABASE_CALLER_URL', `authenticator@${nameDatabase(url)}`));

async function queueAuthMail(backend: Backend, mail: PlatformMail): Promise<void> {
  const { error } = await createServiceClient(
    backend,
    'the authentication service mails people who are not signed in',
  ).rpc('enqueue_mail', {
    event_key: mail.eventKey,
    template: `auth-${mail.kind}`,
    recipient: mail.to,
    data: mail.data,
  });
  if (error) throw new Error(`mail not queued: ${error.message}`);
}

/** A real Supabase project: the Node process serves the site and the worker, nothing is proxied. */
async function openSupabase(
  config: Config,
  url: string,
  settings: ServerSettings,
  admit: typeof ensureFirstAdmin,
): Promise<OpenBackend> {
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
  await admit(backend, config, settings.publicUrl);
  return {
    backend,
    platform: null,
    // What visitors send arrives on the disk here, too; the platform would clear it.
    upkeep: () => removeAbandoned(incomingFolderOf(config)),
    backUp: null,
    onContentChange: async () => {},
    functions: createFunctionRunners(config, settings, () => backend),
  };
}
