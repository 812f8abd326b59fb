import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { PlatformError } from '../core/error.ts';
import { asOwner, quoteIdentifier, type Database, type Transaction } from '../db/database.ts';
import type { AuthHook, AuthMail } from '../deps.ts';
import { authError } from './errors.ts';

// Hooks as Supabase Auth calls them: a function of the database
// (`pg-functions://postgres/<schema>/<function>`), or a web address that gets
// signed JSON (Standard Webhooks). Either may refuse with `{"error":
// {"http_code", "message"}}`.

const TIMEOUT_MS = 5_000;
const SQL_TIMEOUT_MS = 2_000;
const PG = 'pg-functions:';

export const isSqlHook = (hook: AuthHook): boolean => new URL(hook.uri).protocol === PG;

const RefusalSchema = z.object({
  error: z.object({ http_code: z.number().optional(), message: z.string().min(1) }),
});

function readAnswer(answer: unknown): unknown {
  const refusal = RefusalSchema.safeParse(answer).data?.error;
  if (!refusal) return answer;
  const status = refusal.http_code ?? 500;
  throw authError('hook_refused', refusal.message, { status: status >= 400 ? status : 500 });
}

const failed = (hook: AuthHook, cause?: unknown): PlatformError =>
  authError('unexpected_failure', `Error running hook URI: ${hook.uri}`, { cause });

/**
 * As the role that hooks of hosted projects run under, in the transaction that
 * it decides about.
 */
export async function callSqlHook(
  tx: Transaction,
  hook: AuthHook,
  payload: unknown,
): Promise<unknown> {
  const [schema = '', name = ''] = new URL(hook.uri).pathname.split('/').filter(Boolean);
  const call = `${quoteIdentifier(decodeURIComponent(schema))}.${quoteIdentifier(decodeURIComponent(name))}`;
  try {
    await tx.query(
      `select set_config('role', 'supabase_auth_admin', true), set_config('statement_timeout', $1,
       true)`,
      [String(SQL_TIMEOUT_MS)],
    );
    const [row] = await tx.query<{ answer: unknown }>(`select ${call}($1::text::jsonb) as answer`, [
      JSON.stringify(payload),
    ]);
    await tx.script('set local role none; set local statement_timeout to default');
    return readAnswer(row?.answer);
  } catch (cause) {
    throw cause instanceof PlatformError && cause.code === 'hook_refused'
      ? cause
      : failed(hook, cause);
  }
}

/** Outside of any transaction: what is called may itself ask the database. */
export async function callHook(db: Database, hook: AuthHook, payload: unknown): Promise<unknown> {
  if (isSqlHook(hook))
    return db.transaction(asOwner('auth: a hook that the operator has set'), (tx) =>
      callSqlHook(tx, hook, payload),
    );
  const body = JSON.stringify(payload);
  const response = await fetch(hook.uri, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signHook(hook, body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw failed(hook, cause);
  });
  const text = await response.text();
  if (!response.ok && response.status !== 400) throw failed(hook, response.status);
  try {
    return readAnswer(text === '' ? {} : JSON.parse(text));
  } catch (cause) {
    throw cause instanceof PlatformError ? cause : failed(hook, cause);
  }
}

/** `v1,whsec_<base64>`, several joined by `|` while one replaces another. */
export function signHook({ secrets }: AuthHook, body: string): Record<string, string> {
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signatures = (secrets ?? '')
    .split('|')
    .filter(Boolean)
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^v1,whsec_/, ''), 'base64');
      const text = `${id}.${timestamp}.${body}`;
      return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
    });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    ...(signatures.length > 0 ? { 'webhook-signature': signatures.join(' ') } : {}),
  };
}

/**
 * What a token must still hold after the hook; `role` is checked again wherever
 * the token is used.
 */
const ClaimsSchema = z.looseObject({
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  iat: z.number(),
  sub: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  aal: z.string(),
  session_id: z.string(),
  is_anonymous: z.boolean(),
});
export type TokenClaims = z.infer<typeof ClaimsSchema>;

export function readClaims(answer: unknown): TokenClaims {
  const parsed = z.object({ claims: ClaimsSchema }).safeParse(answer);
  if (parsed.success) return parsed.data.claims;
  throw authError('unexpected_failure', 'output claims do not conform to the expected schema', {
    cause: parsed.error,
  });
}

const ACTIONS: Record<AuthMail['kind'], string> = {
  confirmation: 'signup',
  invite: 'invite',
  magic_link: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
};

/**
 * One call for each event: a change of address names the secrets of both mails,
 * in the order that Auth has.
 */
export function buildMailPayloads(mails: readonly AuthMail[], issuer: string) {
  return mails
    .filter(({ kind }) => kind !== 'email_change_current')
    .map((mail) => {
      const current =
        mail.kind === 'email_change_new'
          ? mails.find(
              ({ kind, user }) => kind === 'email_change_current' && user['id'] === mail.user['id'],
            )
          : undefined;
      const link = mail.data.actionLink ? new URL(mail.data.actionLink).searchParams : null;
      return {
        user: { ...mail.user, ...(mail.data.newEmail ? { new_email: mail.data.newEmail } : {}) },
        email_data: {
          token: (current ?? mail).data.code ?? '',
          token_hash: link?.get('token') ?? '',
          redirect_to: link?.get('redirect_to') ?? '',
          email_action_type: ACTIONS[mail.kind],
          site_url: issuer,
          token_new: current ? (mail.data.code ?? '') : '',
          token_hash_new: current?.data.actionLink
            ? (new URL(current.data.actionLink).searchParams.get('token') ?? '')
            : '',
        },
      };
    });
}
