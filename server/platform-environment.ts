import * as z from 'zod';
import type { AuthSettings, RestOptions } from '#platform/index.ts';

// The platform alone takes its settings under the names that PostgREST and GoTrue give them, so that test suites written for those can drive it.

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const count = z.coerce.number().int().min(0);

const EnvironmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(54_321),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  /** Without it everything is kept in memory. */
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  PGRST_DB_URI: z.string().optional(),
  PGRST_DB_SCHEMAS: list.optional(),
  PGRST_DB_ANON_ROLE: z.string().optional(),
  PGRST_DB_PRE_REQUEST: z.string().optional(),
  PGRST_DB_TX_END: z.enum(['commit', 'commit-allow-override', 'rollback', 'rollback-allow-override']).optional(),
  PGRST_DB_MAX_ROWS: count.optional(),
  PGRST_DB_AGGREGATES_ENABLED: flag.optional(),
  PGRST_DB_EXTRA_SEARCH_PATH: list.optional(),
  PGRST_JWT_SECRET: z.string().min(32).default('super-secret-jwt-token-with-at-least-32-characters-long'),
  GOTRUE_SITE_URL: z.url().optional(),
  GOTRUE_URI_ALLOW_LIST: list.default([]),
  GOTRUE_JWT_EXP: count.default(3600),
  GOTRUE_DISABLE_SIGNUP: flag.default(false),
  GOTRUE_MAILER_AUTOCONFIRM: flag.default(false),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag.default(false),
  GOTRUE_PASSWORD_MIN_LENGTH: count.default(6),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag.default(false),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag.default(false),
});

export type PlatformEnvironment = z.infer<typeof EnvironmentSchema>;

/** Environment → settings; empty values count as absent. Throws an error that names each wrong variable. */
export function parsePlatformEnvironment(environment: Readonly<Record<string, string | undefined>>): PlatformEnvironment {
  const parsed = EnvironmentSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
  );
  if (parsed.success) return parsed.data;
  throw new Error(
    `invalid environment variables:\n${parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`).join('\n')}`,
  );
}

export function buildRestOptions(env: PlatformEnvironment): RestOptions {
  const options: Record<keyof RestOptions, unknown> = {
    schemas: env.PGRST_DB_SCHEMAS,
    anonRole: env.PGRST_DB_ANON_ROLE,
    preRequest: env.PGRST_DB_PRE_REQUEST,
    txEnd: env.PGRST_DB_TX_END,
    maxRows: env.PGRST_DB_MAX_ROWS,
    aggregatesEnabled: env.PGRST_DB_AGGREGATES_ENABLED,
    extraSearchPath: env.PGRST_DB_EXTRA_SEARCH_PATH,
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Limits are off: a test suite signs in more often in a minute than people do in a year. */
export function buildAuthSettings(env: PlatformEnvironment): AuthSettings {
  return {
    autoconfirm: env.GOTRUE_MAILER_AUTOCONFIRM,
    disableSignup: env.GOTRUE_DISABLE_SIGNUP,
    anonymousSignIn: env.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    jwtExpirySeconds: env.GOTRUE_JWT_EXP,
    minPasswordLength: env.GOTRUE_PASSWORD_MIN_LENGTH,
    redirectAllowList: env.GOTRUE_SITE_URL ? [env.GOTRUE_SITE_URL, ...env.GOTRUE_URI_ALLOW_LIST] : env.GOTRUE_URI_ALLOW_LIST,
    providers: {},
    manualLinking: env.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    requireReauthentication: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    rateLimits: { signInPerAccount: 1e9, perAddress: 1e9, emailPerAccount: 1e9 },
  };
}
