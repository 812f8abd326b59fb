import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { SESSION_ENDED } from '#app/lib/refused.ts';

const LOST = 'Die Verbindung ist abgebrochen. Ihre Eingaben sind noch da.';

const isToLogin = (error: unknown): boolean =>
  error instanceof Response && (error.headers.get('location') ?? '').startsWith('/login');

/** What the page cannot show a form for anyway: no right to it, or no such row. */
const isFinal = (error: unknown): boolean =>
  error instanceof Response ||
  (isRouteErrorResponse(error) && (error.status === 403 || error.status === 404));

/**
 * Client action of a page with a form. A call that fails would put the error page in the place of
 * the form, and a session that has ended the login: with them would go whatever was typed. Both
 * become an answer that the form reads like any other. Their status keeps the page from being
 * read anew, which would fail in the same way.
 */
export async function keepTyped<Answer>(
  send: () => Promise<Answer>,
  toAnswer: (message: string) => Answer,
) {
  try {
    return await send();
  } catch (error) {
    if (isToLogin(error)) return data(toAnswer(SESSION_ENDED), { status: 401 });
    if (isFinal(error)) throw error;
    return data(toAnswer(LOST), { status: 503 });
  }
}

/**
 * `shouldRevalidate` of a page whose row may be gone: what the action did not store leaves the
 * page as it is. Read anew it would be the error page, and with the form would go what is typed.
 */
export const stayWhenRefused = ({
  actionResult,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionResult' | 'defaultShouldRevalidate'>): boolean =>
  defaultShouldRevalidate &&
  !(typeof actionResult === 'object' && actionResult !== null && 'message' in actionResult);
