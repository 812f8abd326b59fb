import { data, type RouterContextProvider } from 'react-router';
import { serverContext } from '#app/lib/contexts.ts';
import { findRefusal } from '#app/lib/find-refusal.ts';

export type LinkOutcome = 'done' | 'unknown' | 'failed';

/**
 * What a page of a mail's link does when its button is pressed, or when a mail
 * program posts to it (RFC 8058).
 */
export async function settleLink(
  request: Request,
  context: Readonly<RouterContextProvider>,
  action: 'confirm' | 'unsubscribe',
) {
  // Mail programs post a form, and whoever sends something else has no link to follow.
  const form = await request.formData().catch(() => null);
  if (!form) return data({ outcome: 'unknown' as LinkOutcome }, 400);
  const token = new URL(request.url).searchParams.get('token') ?? form.get('token');
  const source = form.has('List-Unsubscribe') ? 'one-click' : 'link';
  const { client } = context.get(serverContext).createSupabase(request);
  const { error } = await client.functions.invoke('newsletter', {
    body: { action, token, source },
  });
  if (!error) return { outcome: 'done' as LinkOutcome };
  const status = findRefusal(error)?.status ?? 500;
  return data(
    { outcome: (status < 500 ? 'unknown' : 'failed') as LinkOutcome },
    status < 500 ? 404 : 500,
  );
}
