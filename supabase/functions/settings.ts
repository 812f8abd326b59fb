import * as z from 'zod';
import { companyFromEnv } from '#content/company.ts';
import type { Company } from '#shared/agency/company.ts';
import { BUDGETS } from '#shared/core/budgets.ts';
import {
  countFrom,
  httpUrl,
  publicOrigin,
  jsonOf,
  parseEnvironment,
  serviceUrl,
  type Environment,
} from '#shared/core/environment.ts';
import type { Connection } from './clients.ts';
import type { FunctionContext } from './context.ts';

const keys = jsonOf(z.record(z.string(), z.string()), '{"default":"sb_…"}');

const EnvironmentSchema = z.object({
  SUPABASE_URL: httpUrl,
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  /**
   * The project's newer keys (`sb_publishable_…`, `sb_secret_…`) by name;
   * Supabase sets them beside the older two.
   */
  SUPABASE_PUBLISHABLE_KEYS: keys.default({}),
  SUPABASE_SECRET_KEYS: keys.default({}),
  PUBLIC_URL: publicOrigin,
  SIGNING_SECRET: z.string().min(32).optional(),
  RELEASE: z.string().max(60).default(''),
  FORMS_PER_MINUTE: countFrom(1).default(BUDGETS.enquiriesOfSender.most),
  CHAT_LLM_URL: serviceUrl.optional(),
  CHAT_LLM_KEY: z.string().default(''),
  CHAT_LLM_MODEL: z.string().default(''),
});

export type Settings = Pick<FunctionContext, 'publicUrl' | 'settings'> & {
  company: Company;
  url: string;
  keys: Connection['keys'];
  /** Every key that opens the door, and the role it stands for. */
  roles: ReadonlyMap<string, 'anon' | 'service_role'>;
};

/**
 * The secrets of the project → settings, by the same names as the server's
 * (server/config.ts). Throws an error that names each wrong variable.
 */
export function parseSettings(environment: Environment): Settings {
  const env = parseEnvironment(EnvironmentSchema, environment, 'docs/supabase.md');
  const anonKeys = [env.SUPABASE_ANON_KEY, ...Object.values(env.SUPABASE_PUBLISHABLE_KEYS)].filter(
    (key) => key !== undefined,
  );
  const serviceKeys = [
    env.SUPABASE_SERVICE_ROLE_KEY,
    ...Object.values(env.SUPABASE_SECRET_KEYS),
  ].filter((key) => key !== undefined);
  const [anonKey, serviceKey] = [anonKeys[0], serviceKeys[0]];
  if (!anonKey || !serviceKey) throw new Error('the project has no public key or no secret key');
  return {
    company: companyFromEnv(environment),
    url: env.SUPABASE_URL,
    keys: { anonKey, serviceRoleKey: serviceKey },
    roles: new Map([
      ...anonKeys.map((key) => [key, 'anon'] as const),
      ...serviceKeys.map((key) => [key, 'service_role'] as const),
    ]),
    publicUrl: env.PUBLIC_URL,
    settings: {
      chatLlm: env.CHAT_LLM_URL
        ? { url: env.CHAT_LLM_URL, key: env.CHAT_LLM_KEY, model: env.CHAT_LLM_MODEL }
        : null,
      signingSecret: env.SIGNING_SECRET ?? serviceKey,
      formsPerMinute: env.FORMS_PER_MINUTE,
      release: env.RELEASE,
    },
  };
}
