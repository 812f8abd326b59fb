import { useState } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { queryClient } from '#app/lib/query-client.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { translateAuthError } from '../auth-errors.ts';

type Change = (supabase: SupabaseClient<Database>) => Promise<{ error: unknown }>;

/**
 * Runs one change of the account: busy meanwhile, a toast afterwards, then the
 * list under `queryKey` is read again.
 */
export function useAccountChange(queryKey: string) {
  const [busy, setBusy] = useState(false);
  const run = async (change: Change, done: string): Promise<boolean> => {
    setBusy(true);
    const { error } = await change(await loadSupabase()).catch((thrown: unknown) => ({
      error: thrown,
    }));
    setBusy(false);
    if (error) void showFailure('Nicht geändert', translateAuthError(error));
    else void showToast({ title: done });
    await queryClient.invalidateQueries({ queryKey: [queryKey] });
    return !error;
  };
  return { busy, run };
}
