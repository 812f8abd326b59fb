import type { User } from '@supabase/supabase-js';

export type Profile = { id: string; full_name: string | null; role: string };

export type SessionState = {
  /** `unknown` until the browser has looked; pages from the cache are rendered with it. */
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  profile: Profile | null;
  /** False while the profile is on its way, true also after reading it failed. */
  profileSettled: boolean;
  /** True while this tab signs out on purpose: guards must not send the visitor to /login then. */
  leaving: boolean;
  /** True once another tab signs out on purpose, until somebody signs in again. */
  leftElsewhere: boolean;
};

export const UNKNOWN_SESSION: SessionState = {
  status: 'unknown',
  user: null,
  profile: null,
  profileSettled: false,
  leaving: false,
  leftElsewhere: false,
};
export const ANONYMOUS_SESSION: SessionState = { ...UNKNOWN_SESSION, status: 'anonymous' };

/** Window event after which the visitor chooses a new password. */
export const RECOVERY_EVENT = 'session:recovery';

export const isAdmin = ({ profile }: SessionState): boolean => profile?.role === 'admin';

/** Nobody is signed in any more; why stays known. */
export const endSession = ({ leaving, leftElsewhere }: SessionState): SessionState => ({
  ...ANONYMOUS_SESSION,
  leaving,
  leftElsewhere,
});
