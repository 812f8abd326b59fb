import { resolve } from 'node:path';
import * as z from 'zod';
import packageFacts from '../package.json' with { type: 'json' };
import { companyFromEnv, isCompanyVariable } from '#content/company.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import { createEnvironmentError } from '#shared/core/environment-error.ts';
import {
  countFrom,
  flag,
  formLike,
  httpUrl,
  parseEnvironment,
  pickGiven,
  port,
  publicOrigin,
  serviceUrl,
  type Environment,
} from '#shared/core/environment.ts';
import { authEnvironment } from './auth-settings.ts';
import { DEMO_LOGINS } from './demo/people.ts';

// What the environment may say to the product. Entry points hand process.env
// in; nothing else reads it.

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  ...formLike('postgres://user:password@localhost:5432/maasbogen'),
});

const EnvironmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicOrigin.optional(),
  TRUST_PROXY: flag.default(false),
  /** Shows an invented agency, in a folder and a database of its own. */
  DEMO: flag.default(false),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl.optional(),
  /** Login for callers where the server lets nobody log in as `authenticator`. */
  DATABASE_CALLER_URL: postgresUrl.optional(),
  SUPABASE_URL: httpUrl.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  SUPABASE_JWT_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  AUTH_AUTOCONFIRM: flag.default(false),
  AUTH_REFUSE_GUESSABLE_PASSWORDS: flag.default(true),
  ...authEnvironment,
  SIGNING_SECRET: z.string().min(32).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, ...formLike('smtps://user:password@mail.example.org:465') })
    .optional(),
  CHAT_LLM_URL: serviceUrl.optional(),
  CHAT_LLM_KEY: z.string().default(''),
  CHAT_LLM_MODEL: z.string().default(''),
  CHAT_LLM_EUR_PER_MILLION: z.coerce.number().nonnegative().optional(),
  S3_ENDPOINT: httpUrl.optional(),
  S3_REGION: z.string().default('auto'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().default(''),
  S3_SECRET_ACCESS_KEY: z.string().default(''),
  BACKUP_DIR: z.string().optional(),
  BACKUP_S3_ENDPOINT: httpUrl.optional(),
  BACKUP_S3_REGION: z.string().default('auto'),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().default(''),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().default(''),
  FORMS_PER_MINUTE: countFrom(1).default(BUDGETS.enquiriesOfSender.most),
  RELEASE: z.string().max(60).default(packageFacts.version),
  METRICS_TOKEN: z.string().optional(),
  REQUEST_LOG_LEVEL: z.enum(['info', 'debug']).default('info'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export const VARIABLES: readonly string[] = Object.keys(EnvironmentSchema.shape);

const WHERE = '.env.example';

/** [what is given, what it is of no use without] */
const DEPENDENCIES = [
  ['DATABASE_CALLER_URL', 'DATABASE_URL'],
  ['S3_ENDPOINT', 'S3_BUCKET'],
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET'],
  ['BACKUP_S3_BUCKET', 'BACKUP_S3_ENDPOINT'],
  ['BACKUP_S3_BUCKET', 'BACKUP_DIR'],
  ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
  ['CHAT_LLM_KEY', 'CHAT_LLM_URL'],
  ['CHAT_LLM_MODEL', 'CHAT_LLM_URL'],
  ['CHAT_LLM_EUR_PER_MILLION', 'CHAT_LLM_URL'],
] as const;

const OUR_PREFIX = /^(SMTP|BACKUP|AUTH|COMPANY|S3|CHAT|ADMIN)_/;

/** Variables that look like ours and say nothing: misspelled, or without what they need. */
export function findUnused(environment: Environment): string[] {
  const given = pickGiven(environment);
  const unknown = Object.keys(given).filter(
    (name) => OUR_PREFIX.test(name) && !VARIABLES.includes(name) && !isCompanyVariable(name),
  );
  // Not refused: the password may have been taken out once the account was made.
  return given['ADMIN_EMAIL'] && !given['ADMIN_PASSWORD'] ? [...unknown, 'ADMIN_EMAIL'] : unknown;
}

export type Config = ReturnType<typeof parseConfig>;

/**
 * Environment → configuration. Throws an error whose message names each wrong
 * variable in German and English.
 */
export function parseConfig(environment: Environment) {
  const env = parseEnvironment(EnvironmentSchema, environment, WHERE);
  const lonely = DEPENDENCIES.filter(([given, needed]) => env[given] && !env[needed]);
  if (lonely.length > 0) {
    throw createEnvironmentError(
      lonely.map(
        ([given, needed]) => `${given}: wirkt nur zusammen mit ${needed} / needs ${needed}`,
      ),
      WHERE,
    );
  }
  const foreign = (['DATABASE_URL', 'SUPABASE_URL', 'S3_ENDPOINT', 'S3_BUCKET'] as const).filter(
    (name) => env[name] !== undefined,
  );
  if (env.DEMO && foreign.length > 0) {
    throw new Error(
      'DEMO=1 läuft nur mit der eingebauten Datenbank und eigenem Ordner, ohne ' +
        `${foreign.join(', ')}. / DEMO=1 uses the embedded database only.`,
    );
  }
  return {
    ...env,
    // Everybody may know these logins, and no invented address gets a mail.
    ...(env.DEMO && {
      ADMIN_EMAIL: DEMO_LOGINS.admin.email,
      ADMIN_PASSWORD: DEMO_LOGINS.admin.password,
      AUTH_AUTOCONFIRM: true,
      SMTP_URL: undefined,
    }),
    /** What supabase/config.toml names by `env(…)`. */
    named: environment,
    dataDir: resolve(env.DATA_DIR ?? (env.DEMO ? './data/demo' : './data')),
    backupDir: env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : null,
    backupBucket:
      env.BACKUP_S3_ENDPOINT && env.BACKUP_S3_BUCKET
        ? {
            endpoint: env.BACKUP_S3_ENDPOINT,
            region: env.BACKUP_S3_REGION,
            bucket: env.BACKUP_S3_BUCKET,
            accessKeyId: env.BACKUP_S3_ACCESS_KEY_ID,
            secretAccessKey: env.BACKUP_S3_SECRET_ACCESS_KEY,
          }
        : null,
    company: companyFromEnv(environment),
    chatLlm: env.CHAT_LLM_URL
      ? { url: env.CHAT_LLM_URL, key: env.CHAT_LLM_KEY, model: env.CHAT_LLM_MODEL }
      : null,
  };
}
