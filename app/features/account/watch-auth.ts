import type { AuthChangeEvent, Session, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { forgetKeptDrafts } from '#app/lib/kept-drafts.ts';
import { queryClient } from '#app/lib/query-client.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { isLoginPath } from './login-path.ts';
import { needsProfile, reduceAuthEvent } from './auth-events.ts';
import { RECOVERY_EVENT, type Profile } from '#app/lib/session-state.ts';
import { readSession, writeSession } from '#app/lib/session-store.ts';
import { hearOtherTabs } from './sign-out-signal.ts';

/**
 * Reads the visitor's own profile row. Always asks the server; simultaneous
 * calls share one request.
 */
const loadProfile = (userId: string): Promise<Profile> =>
  queryClient.fetchQuery({
    queryKey: ['profile', userId],
    queryFn: async () => {
      const supabase = await loadSupabase();
      const { data } = await supabase
        .from('profiles')
        .select('*')
        .eq('id', userId)
        .single()
        .throwOnError();
      return data;
    },
  });

function handle(event: AuthChangeEvent, session: Session | null): void {
  writeSession(reduceAuthEvent(readSession(), event, session));
  if (event === 'SIGNED_OUT') queryClient.clear();
  if (event === 'PASSWORD_RECOVERY') window.dispatchEvent(new Event(RECOVERY_EVENT));
  // Outside of the callback: the client holds its lock while it calls us and would wait for itself.
  if (session && needsProfile(readSession(), event))
    setTimeout(() => void readProfile(session.user.id), 0);
}

async function readProfile(userId: string): Promise<void> {
  const profile = await loadProfile(userId).catch((error: unknown) => {
    // The end of a session takes its reads along, here or on another device.
    if (readSession().user?.id === userId && !isEndOfSession(error))
      console.error('Profile not read:', error);
    return null;
  });
  if (readSession().user?.id === userId)
    writeSession({ ...readSession(), profile, profileSettled: true });
}

/** PostgREST's answer to a token that holds no longer. */
const isEndOfSession = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'PGRST303';

/** Follows every auth event of this and of other tabs. Called once per page load. */
export async function watchAuth(): Promise<void> {
  const supabase = await loadSupabase();
  hearOtherTabs(() => {
    forgetKeptDrafts();
    writeSession({ ...readSession(), leftElsewhere: true });
  });
  supabase.auth.onAuthStateChange(handle);
  await takeTokensFromAddress(supabase);
}

/**
 * Links that the server makes on its own (invitation, first admin) carry tokens
 * in the fragment. The client refuses them because the browser did not ask for
 * them (PKCE), so they are taken here, on the login pages only.
 */
async function takeTokensFromAddress(supabase: SupabaseClient<Database>): Promise<void> {
  const fields = new URLSearchParams(location.hash.slice(1));
  const [access_token, refresh_token] = [fields.get('access_token'), fields.get('refresh_token')];
  if (!access_token || !refresh_token || !isLoginPath(location.pathname)) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  const { error } = await supabase.auth.setSession({ access_token, refresh_token });
  if (error) console.error('Link not accepted:', error);
}
