import type { MiddlewareHandler } from 'hono';
import { asOwner, type Statement } from '../db/database.ts';
import type { AuthSettings } from '../deps.ts';
import type { PlatformEnv } from '../http/env.ts';
import type { Auth } from './service.ts';

const EVERY_MS = 60 * 60_000;

/**
 * What has served its purpose, with the time it is kept for. Audit entries hold
 * network addresses: 90 days.
 */
const EXPIRED = [
  `delete from auth.oauth_client_states where created_at < now() - interval '1 hour'`,
  `delete from auth.saml_relay_states where created_at < now() - interval '1 day'`,
  `delete from auth.flow_state where created_at < now() - interval '1 day'`,
  `delete from auth.webauthn_challenges where expires_at < now()`,
  `delete from auth.mfa_challenges where created_at < now() - interval '1 day'`,
  `delete from auth.mfa_factors where status = 'unverified'
   and created_at < now() - interval '1 day'`,
  `delete from auth.one_time_tokens where created_at < now() at time zone 'utc' - interval '1 day'`,
  `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '1 day'`,
  `delete from auth.sessions where not_after < now()`,
  `delete from platform.ended_sessions where ended_at < now() - interval '1 day'`,
  `delete from auth.audit_log_entries where created_at < now() - interval '90 days'`,
];

const idleSessions = ({ sessionIdleDays: days }: AuthSettings): Statement[] =>
  days === undefined
    ? []
    : [
        {
          sql: `delete from auth.sessions
           where coalesce(refreshed_at, created_at at time zone 'utc')
                < now() at time zone 'utc' - make_interval(days => $1::int)`,
          params: [days],
        },
      ];

export async function deleteExpired(auth: Auth): Promise<void> {
  await auth.deps.db.pipeline(asOwner('auth: delete what has expired'), [
    ...EXPIRED.map((sql) => ({ sql })),
    ...idleSessions(auth.settings),
  ]);
}

/**
 * Cleans up at most once an hour, after the answer to a request: no timer to
 * stop, nothing to schedule.
 */
export function createCleanUp(auth: Auth): MiddlewareHandler<PlatformEnv> {
  let last = 0;
  return async (_context, next) => {
    await next();
    const now = auth.deps.now().getTime();
    if (now - last < EVERY_MS) return;
    last = now;
    void deleteExpired(auth).catch((cause: unknown) =>
      auth.deps.log.warn({ err: cause }, 'clean-up of auth tables failed'),
    );
  };
}
