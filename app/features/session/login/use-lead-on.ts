import { useEffect } from 'react';
import type { Factor } from '@supabase/supabase-js';
import { useLocation, useNavigate } from 'react-router';
import { inUse } from '#app/lib/early-signs.ts';
import { findReturnPath } from '#app/lib/return-path.ts';
import { isAdmin } from '../session-state.ts';
import { useSession } from '../session-store.ts';
import { startSession } from '../start-session.ts';
import { useMissingFactors } from './use-missing-factors.ts';

/** What stands on the login page: the form, the way on, or the factors of which one is still asked for. */
export type LoginStage = 'form' | 'leading-on' | readonly Factor[];

/** Leads a signed-in visitor on, to where he came from or to his area; before that asks for the second factor where there is one (AUTH-14). */
export function useLeadOn(): LoginStage {
  const session = useSession();
  const missing = useMissingFactors();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isSignedIn = session.status === 'signed-in' && !session.leaving;

  // While the address is being typed; who arrives with a session is noticed without a touch.
  useEffect(() => void inUse.then(startSession), []);

  const target = findReturnPath(new URLSearchParams(search)) ?? (isAdmin(session) ? '/admin' : '/portal');
  const mayLeave = isSignedIn && session.profileSettled && missing?.length === 0;
  useEffect(() => {
    if (mayLeave) void navigate(target, { replace: true });
  }, [mayLeave, navigate, target]);

  if (!isSignedIn) return 'form';
  return missing?.length ? missing : 'leading-on';
}
