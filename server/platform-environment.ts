import * as z from 'zod';
import type { SigningKey } from '#platform/core/jwt.ts';
import type { AuthSettings, RestOptions } from '#platform/index.ts';
import {
  countFrom,
  flag,
  jsonOf,
  list,
  parseEnvironment,
  pickGiven,
  port,
  type Environment,
} from '#shared/core/environment.ts';

// The platform alone takes its settings under the names that PostgREST and
// GoTrue give them, so that test suites written for those can drive it.

const SigningKeySchema: z.ZodType<SigningKey> = z.looseObject({
  kid: z.string(),
  alg: z.enum(['RS256', 'ES256']),
  key_ops: z.array(z.string()).refine((uses) => uses.includes('sign')),
});

const EnvironmentSchema = z.object({
  PORT: port.default(54_321),
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
  PGRST_DB_TX_END: z
    .enum(['commit', 'commit-allow-override', 'rollback', 'rollback-allow-override'])
    .optional(),
  PGRST_DB_MAX_ROWS: countFrom(0).optional(),
  PGRST_DB_AGGREGATES_ENABLED: flag.optional(),
  PGRST_DB_EXTRA_SEARCH_PATH: list.optional(),
  PGRST_DB_ROOT_SPEC: z.string().optional(),
  /** On here, as in PostgREST; the product describes itself to nobody. */
  PGRST_OPENAPI_MODE: z
    .enum(['follow-privileges', 'ignore-privileges', 'disabled'])
    .default('follow-privileges'),
  PGRST_OPENAPI_SECURITY_ACTIVE: flag.optional(),
  PGRST_OPENAPI_SERVER_PROXY_URI: z.url({ protocol: /^https?$/ }).optional(),
  PGRST_JWT_SECRET: z
    .string()
    .min(32)
    .default('super-secret-jwt-token-with-at-least-32-characters-long'),
  API_EXTERNAL_URL: z.url().optional(),
  GOTRUE_JWT_SECRET: z.string().min(32).optional(),
  /** JWK set as a JSON list; the first asymmetric key that may sign signs the access tokens. */
  GOTRUE_JWT_KEYS: jsonOf(z.array(z.unknown()), '[{"kty":"EC","alg":"ES256",…}]').default([]),
  GOTRUE_SITE_URL: z.url().optional(),
  GOTRUE_URI_ALLOW_LIST: list.default([]),
  GOTRUE_JWT_EXP: countFrom(0).default(3600),
  GOTRUE_DISABLE_SIGNUP: flag.default(false),
  GOTRUE_MAILER_AUTOCONFIRM: flag.default(false),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: flag.default(false),
  GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED: flag.default(false),
  GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED: flag.default(false),
  GOTRUE_SAML_ENABLED: flag.default(false),
  GOTRUE_PASSWORD_MIN_LENGTH: countFrom(0).default(6),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: flag.default(false),
  GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_ENABLED: flag.default(false),
  GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_URI: z.url().optional(),
  GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_SECRETS: z.string().default(''),
  GOTRUE_HOOK_SEND_EMAIL_ENABLED: flag.default(false),
  GOTRUE_HOOK_SEND_EMAIL_URI: z.url().optional(),
  GOTRUE_HOOK_SEND_EMAIL_SECRETS: z.string().default(''),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: flag.default(false),
});

export type PlatformEnvironment = z.infer<typeof EnvironmentSchema> & {
  providers: AuthSettings['providers'];
};

/**
 * Environment → settings; empty values count as absent. Throws an error that
 * names each wrong variable.
 */
export const parsePlatformEnvironment = (environment: Environment): PlatformEnvironment => ({
  ...parseEnvironment(EnvironmentSchema, environment, 'platform/rest/README.md'),
  providers: findProviders(pickGiven(environment)),
});

/** `GOTRUE_EXTERNAL_<NAME>_{ENABLED,CLIENT_ID,SECRET,URL}` */
function findProviders(given: Environment): AuthSettings['providers'] {
  const names = Object.keys(given).flatMap(
    (name) => /^GOTRUE_EXTERNAL_([A-Z0-9_]+)_CLIENT_ID$/.exec(name)?.[1] ?? [],
  );
  const enabled = names.filter((name) => given[`GOTRUE_EXTERNAL_${name}_ENABLED`] === 'true');
  return Object.fromEntries(
    enabled.map((name) => {
      const read = (field: string): string => given[`GOTRUE_EXTERNAL_${name}_${field}`] ?? '';
      const issuer = read('URL');
      return [
        name.toLowerCase(),
        {
          clientId: read('CLIENT_ID'),
          clientSecret: read('SECRET'),
          ...(issuer ? { issuer } : {}),
        },
      ];
    }),
  );
}

/** The asymmetric key that signs access tokens; null for HS256. */
export const findSigningKey = (env: PlatformEnvironment): SigningKey | null =>
  env.GOTRUE_JWT_KEYS.map((key) => SigningKeySchema.safeParse(key).data).find(
    (key) => key !== undefined,
  ) ?? null;

export function buildRestOptions(env: PlatformEnvironment): RestOptions {
  // The extension safeupdate is no setting of PostgREST.
  const options: Record<Exclude<keyof RestOptions, 'safeUpdates'>, unknown> = {
    schemas: env.PGRST_DB_SCHEMAS,
    anonRole: env.PGRST_DB_ANON_ROLE,
    preRequest: env.PGRST_DB_PRE_REQUEST,
    txEnd: env.PGRST_DB_TX_END,
    maxRows: env.PGRST_DB_MAX_ROWS,
    aggregatesEnabled: env.PGRST_DB_AGGREGATES_ENABLED,
    extraSearchPath: env.PGRST_DB_EXTRA_SEARCH_PATH,
    rootSpec: env.PGRST_DB_ROOT_SPEC,
    openApiMode: env.PGRST_OPENAPI_MODE,
    openApiSecurityActive: env.PGRST_OPENAPI_SECURITY_ACTIVE,
    openApiServerProxyUri: env.PGRST_OPENAPI_SERVER_PROXY_URI,
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
    siteUrl: env.GOTRUE_SITE_URL,
    redirectAllowList: env.GOTRUE_SITE_URL
      ? [env.GOTRUE_SITE_URL, ...env.GOTRUE_URI_ALLOW_LIST]
      : env.GOTRUE_URI_ALLOW_LIST,
    providers: env.providers,
    saml: env.GOTRUE_SAML_ENABLED,
    web3: [
      ...(env.GOTRUE_EXTERNAL_WEB3_ETHEREUM_ENABLED ? (['ethereum'] as const) : []),
      ...(env.GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED ? (['solana'] as const) : []),
    ],
    hooks: {
      ...(env.GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_ENABLED && env.GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_URI
        ? {
            customAccessToken: {
              uri: env.GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_URI,
              secrets: env.GOTRUE_HOOK_CUSTOM_ACCESS_TOKEN_SECRETS,
            },
          }
        : {}),
      ...(env.GOTRUE_HOOK_SEND_EMAIL_ENABLED && env.GOTRUE_HOOK_SEND_EMAIL_URI
        ? {
            sendEmail: {
              uri: env.GOTRUE_HOOK_SEND_EMAIL_URI,
              secrets: env.GOTRUE_HOOK_SEND_EMAIL_SECRETS,
            },
          }
        : {}),
    },
    manualLinking: env.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    requireReauthentication: env.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION,
    rateLimits: {
      signInPerAccount: 1e9,
      perAddress: 1e9,
      emailPerAccount: 1e9,
      failuresPerAccount: 1e9,
      failuresPerAddress: 1e9,
    },
  };
}
