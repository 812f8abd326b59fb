import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { signToken } from '#platform/core/jwt.ts';
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
