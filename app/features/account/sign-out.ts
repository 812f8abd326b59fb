import { forgetKeptDrafts } from '#app/lib/kept-drafts.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { readSession, writeSession } from '#app/lib/session-store.ts';
import { tellOtherTabs } from './sign-out-signal.ts';

/**
 * Ends the session with the toasts of the error catalogue; `leave` goes to the
 * start page. After a failure the visitor stays signed in.
 */
export async function signOut(leave: () => void | Promise<void>): Promise<void> {
  writeSession({ ...readSession(), leaving: true });
  try {
    const supabase = await loadSupabase();
    tellOtherTabs();
    const { error } = await supabase.auth.signOut();
    if (error) throw error;
    forgetKeptDrafts();
    void showToast({ title: 'Abgemeldet', description: 'Sie wurden erfolgreich abgemeldet.' });
    await leave();
  } catch (error) {
    console.error('Sign-out failed:', error);
    void showToast({ title: 'Fehler', description: 'Fehler beim Abmelden.', tone: 'destructive' });
    writeSession({ ...readSession(), leaving: false });
  }
}
