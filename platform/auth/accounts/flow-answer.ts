import type { PlatformError } from '../../core/error.ts';
import { withFragment, withQuery } from '../redirect.ts';
import type { Work } from '../service.ts';
import { deleteFlowState, issueFlowCode, type FlowStateRow } from '../tables/flow-states.ts';
import { issueSession, type AuthMethod, type SessionView } from './sessions.ts';

/** Not cached and without a referrer: the address carries a session or a code. */
export function redirectTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}

/** OAuth's own error names beside ours; in the query too when the client follows PKCE. */
export function redirectWithError(target: string, error: PlatformError, isPkce: boolean): Response {
  const name =
    error.status >= 500
      ? 'server_error'
      : error.status === 400
        ? 'invalid_request'
        : 'access_denied';
  const fields = {
    error: typeof error.extra['error'] === 'string' ? error.extra['error'] : name,
    error_code: error.code,
    error_description: error.message,
  };
  return redirectTo(withFragment(isPkce ? withQuery(target, fields) : target, fields));
}

/** The session itself in the fragment, where no server sees it. */
export const withSession = (
  target: string,
  session: SessionView,
  more: Record<string, string>,
): string =>
  withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...more,
  });

export type FlowAnswer = {
  flow: FlowStateRow;
  userId: string;
  method: AuthMethod;
  target: string;
  tokens: { accessToken: string; refreshToken: string | null } | null;
};

/**
 * Ends a flow at its target: a one-use code with PKCE, else the session itself
 * in the fragment. To be answered after the commit, when a hook has seen the
 * session.
 */
export async function answerRedirect(
  work: Work,
  { flow, userId, method, target, tokens }: FlowAnswer,
): Promise<() => Response> {
  if (flow.code_challenge) {
    const code = await issueFlowCode(work.tx, {
      id: flow.id,
      userId,
      accessToken: tokens?.accessToken ?? null,
      refreshToken: tokens?.refreshToken ?? null,
      now: work.now,
    });
    return () => redirectTo(withQuery(target, { code }));
  }
  await deleteFlowState(work.tx, flow.id);
  const session = await issueSession(work, userId, method);
  return () =>
    redirectTo(
      withSession(target, session, {
        ...(tokens ? { provider_token: tokens.accessToken } : {}),
        ...(tokens?.refreshToken ? { provider_refresh_token: tokens.refreshToken } : {}),
      }),
    );
}
