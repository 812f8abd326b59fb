import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showFailure, showToast } from '#app/ui/feedback/toast.ts';
import { Button } from '#app/ui/button.tsx';
import { translateAuthError } from '../auth-errors.ts';
import { buildMailTarget, CONFIRMED } from './mail-target.ts';

export default function ResendConfirmation({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const supabase = await loadSupabase();
    const { error } = await supabase.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: buildMailTarget('/login', CONFIRMED) },
    });
    setBusy(false);
    if (error) void showFailure('Nicht gesendet', translateAuthError(error));
    else
      void showToast({ title: 'E-Mail gesendet', description: 'Bitte sehen Sie in Ihr Postfach.' });
  };
  return (
    <Button
      variant="secondary"
      size="small"
      busy={busy}
      className="justify-self-start"
      onClick={() => void resend()}
    >
      Bestätigung erneut senden
    </Button>
  );
}
