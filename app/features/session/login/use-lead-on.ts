import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findReturnPath } from '#app/lib/return-path.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { isAdmin } from '../session-state.ts';
import { useSession } from '../session-store.ts';
import { startSession } from '../start-session.ts';

export type LoginStage = 'form' | 'second-factor' | 'leading-on';

/** Leads a signed-in visitor on, to where he came from or to his area; before that asks for the second factor where there is one (AUTH-14). */
export function useLeadOn(): LoginStage {
  const session = useSession();
  const { user } = session;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [needsFactor, setNeedsFactor] = useState<boolean | null>(null);
  const isSignedIn = session.status === 'signed-in' && !session.leaving;

  useEffect(() => void startSession(), []);

  // `user` is a new object after every auth event, the verified second factor included.
  useEffect(() => {
    if (!user) return;
    let current = true;
    const look = async () => {
      const supabase = await loadSupabase();
      const { data } = await supabase.auth.mfa.getAuthenticatorAssuranceLevel();
      if (current) setNeedsFactor(data?.nextLevel === 'aal2' && data.currentLevel !== 'aal2');
    };
    void look();
    return () => {
      current = false;
    };
  }, [user]);

  const target = findReturnPath(new URLSearchParams(search)) ?? (isAdmin(session) ? '/admin' : '/portal');
  const mayLeave = isSignedIn && session.profileSettled && needsFactor === false;
  useEffect(() => {
    if (mayLeave) void navigate(target, { replace: true });
  }, [mayLeave, navigate, target]);

  if (!isSignedIn) return 'form';
  return needsFactor ? 'second-factor' : 'leading-on';
}
