import { useEffect, useState } from 'react';
import type { Factor } from '@supabase/supabase-js';
import { withEndedSession } from '#app/lib/return-path.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { checkSession } from '#app/lib/check-session.ts';
import { useSession } from '#app/lib/session-store.ts';

/**
 * The second factors of which the signed-in visitor still has to use one: none
 * where he has none or has used it, null while unknown. The server is asked,
 * not the cookie: a session that was ended on another device is thrown away
 * here, or /portal and /login would send the visitor to and fro.
 */
export function useMissingFactors(): readonly Factor[] | null {
  // A new object after every auth event, the verified second factor included.
  const { user } = useSession();
  const [known, setKnown] = useState<{ userId: string; missing: readonly Factor[] }>();

  useEffect(() => {
    if (!user) return;
    let current = true;
    const look = async () => {
      const client = await loadSupabase();
      const checked = await checkSession(client);
      if (checked.hasEnded)
        return location.replace(withEndedSession(new URLSearchParams(location.search)));
      const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
      const factors =
        (checked.user ?? user).factors?.filter(({ status }) => status === 'verified') ?? [];
      if (current)
        setKnown({ userId: user.id, missing: level?.currentLevel === 'aal2' ? [] : factors });
    };
    void look();
    return () => {
      current = false;
    };
  }, [user]);

  return known && known.userId === user?.id ? known.missing : null;
}
