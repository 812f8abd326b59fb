import { useEffect } from 'react';
import type { Factor } from '@supabase/supabase-js';
import { findReturnPath } from '#app/lib/return-path.ts';
import { NEW_PASSWORD_PATH, needsPassword } from '#app/lib/needs-password.ts';
import { isAdmin } from '#app/lib/session-state.ts';
import { useSession } from '#app/lib/session-store.ts';
import { useAddress } from '#app/lib/use-site.ts';
import { startSession } from '../start-session.ts';
import { useMissingFactors } from './use-missing-factors.ts';

/**
 * What stands on the login page: the form, the way on, or the factors of which
 * one is still asked for.
 */
export type LoginStage = 'form' | 'leading-on' | readonly Factor[];

/**
 * Leads a signed-in visitor on, to where he came from or to his area; before
 * that asks for the second factor where there is one (AUTH-14).
 */
export function useLeadOn(): LoginStage {
  const session = useSession();
  const missing = useMissingFactors();
  const { search } = useAddress();
  const isSignedIn = session.status === 'signed-in' && !session.leaving;

  // While the address is being typed.
  useEffect(() => void startSession(), []);

  const area = isAdmin(session) ? '/admin' : '/portal';
  const target = needsPassword(session.user)
    ? NEW_PASSWORD_PATH
    : (findReturnPath(new URLSearchParams(search)) ?? area);
  const mayLeave = isSignedIn && session.profileSettled && missing?.length === 0;
  useEffect(() => {
    if (mayLeave) location.replace(target);
  }, [mayLeave, target]);

  if (!isSignedIn) return 'form';
  return missing?.length ? missing : 'leading-on';
}
