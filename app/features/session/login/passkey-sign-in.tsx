import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { translateAuthError } from '../auth-errors.ts';
import { supportsPasskeys } from '../passkeys.ts';

/** Shown only where the browser can do it. */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  if (!hydrated || !supportsPasskeys()) return null;

  const signIn = async () => {
    setBusy(true);
    const supabase = await loadSupabase();
    const { error } = await supabase.auth.signInWithPasskey().catch((thrown: unknown) => ({ error: thrown }));
    setBusy(false);
    if (error) void showToast({ title: 'Nicht angemeldet', description: translateAuthError(error), tone: 'destructive' });
  };
  return (
    <Button variant="secondary" full busy={busy} className="mt-4" onClick={() => void signIn()}>
      Mit Passkey anmelden
    </Button>
  );
}
