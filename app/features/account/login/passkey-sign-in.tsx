import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { translateAuthError } from '../auth-errors.ts';
import { usePasskeys } from '../passkeys.ts';
import { startSession } from '../start-session.ts';

/**
 * Left out where the browser cannot do it. It stands in the server's page, so
 * that nothing moves when React takes over.
 */
export function PasskeySignIn() {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const isPossible = usePasskeys();
  if (hydrated && !isPossible) return null;

  const signIn = async () => {
    setBusy(true);
    await startSession();
    const supabase = await loadSupabase();
    const { error } = await supabase.auth
      .signInWithPasskey()
      .catch((thrown: unknown) => ({ error: thrown }));
    setBusy(false);
    if (error) void showFailure('Nicht angemeldet', translateAuthError(error));
  };
  return (
    <Button variant="secondary" full busy={busy} onClick={() => void signIn()}>
      Mit Passkey anmelden
    </Button>
  );
}
