import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { signToken } from '#platform/core/jwt.ts';
import { asOwner, type Database } from '#platform/db/database.ts';
import type { PlatformKeys } from '#platform/index.ts';
import type { Config } from './config.ts';

const KeyFileSchema = z.object({
  anon_key: z.string(),
  service_role_key: z.string(),
  jwt_secret: z.string().min(32),
});
const TEN_YEARS_SECONDS = 10 * 365 * 24 * 3600;

/**
 * The project's keys: from the environment, else from DATA_DIR/keys.json, which
 * the first start writes (mode 0600).
 */
export async function loadKeys(config: Config): Promise<PlatformKeys> {
  const {
    SUPABASE_ANON_KEY: anonKey,
    SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey,
    SUPABASE_JWT_SECRET: jwtSecret,
  } = config;
  if (anonKey && serviceRoleKey && (jwtSecret || config.SUPABASE_URL))
    return { anonKey, serviceRoleKey, jwtSecret: jwtSecret ?? '' };

  const file = join(config.dataDir, 'keys.json');
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (known !== null) {
    await chmod(file, 0o600);
    const keys = parseKeyFile(known, file);
    if (jwtSecret && jwtSecret !== keys.jwt_secret)
      throw new Error(
        `SUPABASE_JWT_SECRET ist ein anderes Geheimnis als in ${file}. Nehmen Sie die Variable ` +
          'heraus, oder die Datei, wenn alle Sitzungen, Schlüssel und Links enden sollen. / is ' +
          'another secret than the one in that file: take out the variable, or the file, if all ' +
          'sessions, keys and links are to end.',
      );
    return {
      anonKey: keys.anon_key,
      serviceRoleKey: keys.service_role_key,
      jwtSecret: keys.jwt_secret,
    };
  }

  const secret = jwtSecret ?? randomBytes(32).toString('base64url');
  const iat = Math.floor(Date.now() / 1000);
  const keyFor = (role: string) =>
    signToken({ role, iss: 'supabase', iat, exp: iat + TEN_YEARS_SECONDS }, secret);
  const keys = {
    anon_key: await keyFor('anon'),
    service_role_key: await keyFor('service_role'),
    jwt_secret: secret,
  };
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  // Whole or not at all, whenever the process ends; a file that another process
  // has made meanwhile stays.
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${JSON.stringify(keys, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return loadKeys(config);
  } finally {
    await rm(draft, { force: true });
  }
  return { anonKey: keys.anon_key, serviceRoleKey: keys.service_role_key, jwtSecret: secret };
}

function parseKeyFile(text: string, file: string): z.infer<typeof KeyFileSchema> {
  try {
    return KeyFileSchema.parse(JSON.parse(text));
  } catch (cause) {
    const message =
      `${file} ist beschädigt. Holen Sie die Datei aus einer Sicherung zurück; ohne sie ` +
      'enden alle Sitzungen und Schlüssel. / ' +
      'is damaged. Bring it back from a backup; without it all sessions and keys end.';
    throw new Error(message, { cause });
  }
}

/** Throws where another process has put this database to use with another secret. */
export async function requireSameSecret(db: Database, { jwtSecret }: PlatformKeys): Promise<void> {
  const hash = createHash('sha256').update(jwtSecret).digest('hex');
  const [, [row] = []] = await db.pipeline(asOwner('processes compare their keys'), [
    {
      sql: 'insert into public.server_keys (secret_hash) values ($1) on conflict do nothing',
      params: [hash],
    },
    { sql: 'select secret_hash from public.server_keys' },
  ]);
  if (row?.['secret_hash'] === hash) return;
  throw new Error(
    'Diese Datenbank gehört zu einer anderen keys.json. Alle Prozesse an einer Datenbank brauchen ' +
      'dieselbe: Kopieren Sie sie nach DATA_DIR. Gibt es sie nicht mehr (alle Sitzungen, Schlüssel ' +
      'und Links enden): delete from public.server_keys. / This database belongs to another ' +
      'keys.json. All processes on a database need the same one: copy it into DATA_DIR. Where it ' +
      'is lost (all sessions, keys and links end): delete from public.server_keys.',
  );
}
