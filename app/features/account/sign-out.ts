import type { SupabaseClient } from '@supabase/supabase-js';
import { forgetKeptDrafts } from '#app/lib/kept-drafts.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { removeSession } from '#app/lib/session-cookie.ts';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { readSession, writeSession } from '#app/lib/session-store.ts';
import { tellOtherTabs } from './sign-out-signal.ts';

/**
 * Ends the session of this browser, and of no other device, with the toasts of the error
 * catalogue; `leave` goes to the start page. After a failure the visitor stays signed in.
 */
export async function signOut(leave: () => void | Promise<void>): Promise<void> {
  writeSession({ ...readSession(), leaving: true });
  try {
    const { auth } = await loadSupabase();
    await endOnServer(auth);
    tellOtherTabs();
    // The client would ask the server once more, about a session that is gone.
    for (const removal of removeSession(document.cookie)) document.cookie = removal;
    const { error } = await auth.signOut({ scope: 'local' });
    if (error) throw error;
    forgetKeptDrafts();
    void showToast({ title: 'Abgemeldet', description: 'Sie wurden erfolgreich abgemeldet.' });
    await leave();
  } catch (error) {
    console.error('Sign-out failed:', error);
    void showFailure('Fehler', 'Fehler beim Abmelden.');
    writeSession({ ...readSession(), leaving: false });
  }
}

/** The session has ended before, here or elsewhere. */
const ENDED: readonly (number | undefined)[] = [401, 403, 404];

/** First, because the client forgets a session of scope `local` before it asks the server. */
async function endOnServer(auth: SupabaseClient['auth']): Promise<void> {
  const { data, error: unread } = await auth.getSession();
  if (unread) throw unread;
  if (!data.session) return;
  const { error } = await auth.admin.signOut(data.session.access_token, 'local');
  if (error && !ENDED.includes(error.status)) throw error;
}
