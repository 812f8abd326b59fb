import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { queryClient } from '#app/lib/query-client.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { translateAuthError, wantsSignIn } from '../auth-errors.ts';

type Change = (supabase: SupabaseClient<Database>) => Promise<{ error: unknown }>;

/**
 * Runs one change of the account: busy meanwhile, a toast afterwards where there is something to
 * say, then the list under `queryKey` is read again. `isStale` is for what wants a new sign-in.
 */
export function useAccountChange(queryKey: string) {
  const [busy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const run = async (change: Change, done?: string): Promise<boolean> => {
    setBusy(true);
    const { error } = await change(await loadSupabase()).catch((thrown: unknown) => ({
      error: thrown,
    }));
    setBusy(false);
    if (wantsSignIn(error)) setStale(true);
    else if (error) void showFailure('Nicht geändert', translateAuthError(error));
    else if (done) void showToast({ title: done });
    await queryClient.invalidateQueries({ queryKey: [queryKey] });
    return !error;
  };
  return { busy, run, isStale, endStale: () => setStale(false) };
}
