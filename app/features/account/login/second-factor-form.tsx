import { useState } from 'react';
import type { Factor } from '@supabase/supabase-js';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { translateAuthError } from '../auth-errors.ts';
import { proveKey } from '../factor-key.ts';
import { SignOutButton } from '../sign-out-button.tsx';
import { AuthForm } from './auth-form.tsx';

/** The step after the password for accounts with an authenticator app, passkeys, or both. */
export default function SecondFactorForm({ factors }: { factors: readonly Factor[] }) {
  const app = factors.find(({ factor_type: type }) => type === 'totp');
  const keys = factors.filter(({ factor_type: type }) => type === 'webauthn');
  return (
    <div className="grid gap-4">
      <h2 className="text-title">Zweiter Faktor</h2>
      <p className="text-small text-muted">
        {app && 'Bitte geben Sie den aktuellen Code aus Ihrer Authenticator-App ein.'}
        {!app && 'Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey.'}
      </p>
      {app && (
        <AuthForm
          fields={['code']}
          submitLabel="Code prüfen"
          busyLabel="Wird geprüft..."
          onSubmit={async ({ code }) => {
            const supabase = await loadSupabase();
            const { error } = await supabase.auth.mfa.challengeAndVerify({
              factorId: app.id,
              code,
            });
            if (error) throw error;
          }}
        />
      )}
      {keys.map((key) => (
        <KeyButton
          key={key.id}
          factorId={key.id}
          variant={app ? 'secondary' : 'primary'}
          label={
            keys.length > 1 && key.friendly_name
              ? `Mit Passkey bestätigen: ${key.friendly_name}`
              : 'Mit Passkey bestätigen'
          }
        />
      ))}
      <SignOutButton full />
    </div>
  );
}

function KeyButton({
  factorId,
  label,
  variant,
}: {
  factorId: string;
  label: string;
  variant: 'primary' | 'secondary';
}) {
  const [busy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    const { error } = await proveKey(await loadSupabase(), factorId).catch((thrown: unknown) => ({
      error: thrown,
    }));
    setBusy(false);
    if (error)
      void showToast({
        title: 'Nicht angemeldet',
        description: translateAuthError(error),
        tone: 'destructive',
      });
  };
  return (
    <Button full variant={variant} busy={busy} onClick={() => void prove()}>
      {label}
    </Button>
  );
}
