import type { PlatformError } from '../core/error.ts';
import { asOwner, DatabaseError, type Transaction } from '../db/database.ts';
import type { AuthMail, AuthSettings, PlatformDeps } from '../deps.ts';
import type { PlatformContext } from '../http/env.ts';
import { authError } from './errors.ts';
import { buildMailPayloads, callHook } from './hooks.ts';
import { createLimits, type Limits } from './limits.ts';
import { resolveRedirect } from './redirect.ts';
import { findClientAddress } from './request.ts';

/** What every endpoint is built from. */
export type Auth = {
  deps: PlatformDeps;
  settings: AuthSettings;
  limits: Limits;
  issuer: string;
  /** Where a link or provider may send the browser: the target if it is allowed, else the site. */
  resolveRedirect: (target: string | null | undefined) => string;
};

export type AuthHandler = (context: PlatformContext) => Promise<Response> | Response;
export type Endpoint = (auth: Auth) => AuthHandler;

/** One unit of work: what it writes commits together, and its mails leave after the commit. */
export type Work = {
  auth: Auth;
  tx: Transaction;
  now: Date;
  client: { address: string | null; userAgent: string | null };
  mails: AuthMail[];
  /** Sessions whose token a web hook still has to see. */
  unseen: (() => Promise<void>)[];
};

export function createAuth(deps: PlatformDeps): Auth {
  const { auth: settings } = deps;
  return {
    deps,
    settings,
    limits: createLimits(settings.rateLimits),
    // The public address may be set while the server runs.
    get issuer() {
      return `${deps.publicUrl}/auth/v1`;
    },
    resolveRedirect: (target) =>
      resolveRedirect(deps.publicUrl, settings.redirectAllowList, target, settings.siteUrl),
  };
}

/** What was written before it is kept: a spent code stays spent, a family of tokens ended. */
class KeptError extends Error {
  readonly error: PlatformError;

  constructor(error: PlatformError) {
    super(error.message);
    this.error = error;
  }
}

/** For `throw` inside a transaction: the request fails with the error, after the commit. */
export const afterCommit = (error: PlatformError): Error => new KeptError(error);

/**
 * Runs one transaction as the owner of schema auth, which no API role may read.
 * Hash passwords before it, never inside: the embedded database has one
 * connection. Requests have a context; work of the server itself has none.
 */
export async function inTransaction<T>(
  auth: Auth,
  context: PlatformContext | null,
  reason: string,
  run: (work: Work) => Promise<T>,
): Promise<T> {
  const client = {
    address: context && findClientAddress(context),
    userAgent: context?.req.header('user-agent') ?? null,
  };
  const attempt = async () => {
    const mails: AuthMail[] = [];
    const unseen: Work['unseen'] = [];
    const result = await auth.deps.db.transaction(asOwner(`auth: ${reason}`), (tx) =>
      run({ auth, tx, now: auth.deps.now(), client, mails, unseen }).catch((error: unknown) => {
        if (error instanceof KeptError) return error;
        throw error;
      }),
    );
    if (result instanceof KeptError) throw result.error;
    return { result, mails, unseen };
  };
  // Two requests at once may collide (the same new address, crossing locks):
  // the second sees what the first wrote when it tries again.
  const { result, mails, unseen } = await attempt()
    .catch((error: unknown) => (isCollision(error) ? attempt() : Promise.reject(error as Error)))
    .catch((error: unknown) => {
      throw isCollision(error) ? authError('conflict', undefined, { cause: error }) : error;
    });
  for (const show of unseen) await show();
  await sendMails(auth, mails);
  return result;
}

async function sendMails(auth: Auth, mails: readonly AuthMail[]): Promise<void> {
  const hook = auth.settings.hooks?.sendEmail;
  if (!hook) for (const { user: _, ...mail } of mails) await auth.deps.sendMail(mail);
  else
    for (const payload of buildMailPayloads(mails, auth.issuer))
      await callHook(auth.deps.db, hook, payload);
}

/** unique_violation, serialization_failure, deadlock_detected */
const COLLISIONS = new Set(['23505', '40001', '40P01']);
const isCollision = (error: unknown): boolean =>
  error instanceof DatabaseError && COLLISIONS.has(error.code);
