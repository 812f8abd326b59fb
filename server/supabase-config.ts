import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Environment } from '#shared/core/environment.ts';

/**
 * supabase/config.toml by table: what a Supabase project is told by the CLI
 * also holds for the embedded backend.
 */
export type SupabaseConfig = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The part of TOML that the file uses: tables, and values on one line that are JSON as well. */
export function parseSupabaseConfig(text: string): SupabaseConfig {
  const tables: Record<string, Record<string, unknown>> = {};
  let table: Record<string, unknown> = {};
  for (const line of text.split('\n')) {
    const name = /^\[([\w.-]+)\]$/.exec(line.trim())?.[1];
    const [, key, value] = /^(\w+) = (.+)$/.exec(line.trim()) ?? [];
    if (name) table = tables[name] ??= {};
    else if (key && value) table[key] = JSON.parse(value);
  }
  return tables;
}

export const readSupabaseConfig = async (): Promise<SupabaseConfig> =>
  parseSupabaseConfig(await readFile(join(import.meta.dirname, '../supabase/config.toml'), 'utf8'));

/** The product queues its mails itself; that function does the same on a hosted project. */
const OWN_MAILS = 'pg-functions://postgres/public/send_auth_mail';

const HookSchema = z
  .object({ enabled: z.boolean(), uri: z.url(), secrets: z.string().default('') })
  .optional();

/** What the authentication service of a hosted project is told by the same file. */
export function buildHostedAuth(config: SupabaseConfig, environment: Environment) {
  const hookOf = (name: string) => {
    const table = Object.entries(config[`auth.hook.${name}`] ?? {});
    const filled = table.map(([key, value]) => [key, fillIn(value, environment)]);
    const hook = HookSchema.parse(filled.length > 0 ? Object.fromEntries(filled) : undefined);
    return hook?.enabled && hook.uri !== OWN_MAILS
      ? { uri: hook.uri, secrets: hook.secrets }
      : null;
  };
  const customAccessToken = hookOf('custom_access_token');
  const sendEmail = hookOf('send_email');
  return {
    manualLinking: config['auth']?.['enable_manual_linking'] === true,
    hooks: {
      ...(customAccessToken ? { customAccessToken } : {}),
      ...(sendEmail ? { sendEmail } : {}),
    },
  };
}

/** `env(NAME)` as the CLI reads it. */
const fillIn = (value: unknown, environment: Environment): unknown => {
  const name = typeof value === 'string' ? /^env\((\w+)\)$/.exec(value)?.[1] : undefined;
  return name === undefined ? value : (environment[name] ?? '');
};

const ApiSchema = z.object({ max_rows: z.int().positive() });

/**
 * What a hosted project says to large answers, sums and changes of whole
 * tables, unless it is told otherwise.
 */
export const buildHostedRest = ({ api }: SupabaseConfig) => ({
  maxRows: ApiSchema.parse(api).max_rows,
  aggregatesEnabled: false,
  safeUpdates: true,
});
