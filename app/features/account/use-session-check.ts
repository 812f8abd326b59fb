import { useEffect } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { checkSession } from '#app/lib/check-session.ts';

const TICK_MS = 30_000;
/** Coming back to a tab is both focus and visibility. */
const SHORTEST_PAUSE_MS = 3_000;

/**
 * A page left open notices that its session was ended elsewhere: when one comes
 * back to it, and every 30 s while it is looked at.
 */
export function useSessionCheck(): void {
  useEffect(() => {
    let lookedAt = Date.now();
    const look = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lookedAt < SHORTEST_PAUSE_MS)
        return;
      lookedAt = Date.now();
      // The guard of the area follows the session and leads to the login.
      await checkSession(await loadSupabase());
    };
    const lookQuietly = () => void look().catch(() => undefined);
    const tick = setInterval(lookQuietly, TICK_MS);
    window.addEventListener('focus', lookQuietly);
    document.addEventListener('visibilitychange', lookQuietly);
    return () => {
      clearInterval(tick);
      window.removeEventListener('focus', lookQuietly);
      document.removeEventListener('visibilitychange', lookQuietly);
    };
  }, []);
}
