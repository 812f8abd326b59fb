import { useState } from 'react';
import type { Factor } from '@supabase/supabase-js';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { translateAuthError } from '../auth-errors.ts';
import { proveKey } from '../factor-key.ts';
import { SignOutButton } from '../sign-out-button.tsx';
import { AuthForm } from './auth-form.tsx';

/** The step after the password for accounts with an authenticator app, passkeys, or both. */
export default function SecondFactorForm({ factors }: { factors: readonly Factor[] }) {
  const app = factors.find(({ factor_type: type }) => type === 'totp');
  const keys = factors.filter(({ factor_type: type }) => type === 'webauthn');
  const [isLost, setIsLost] = useState(false);
  if (isLost) return <SpareCodeForm onBack={() => setIsLost(false)} />;
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
      <Button variant="quiet" full onClick={() => setIsLost(true)}>
        Gerät verloren?
      </Button>
      <SignOutButton full />
    </div>
  );
}

/** Takes the second factor off; it is set up anew after signing in. */
function SpareCodeForm({ onBack }: { onBack: () => void }) {
  return (
    <div className="grid gap-4">
      <h2 className="text-title">Wiederherstellungscode</h2>
      <p className="text-small text-muted">
        Der Code entfernt Ihren zweiten Faktor und Ihre Passkeys und gilt nur einmal. Richten Sie
        danach auf Ihrem neuen Gerät wieder einen zweiten Faktor ein.
      </p>
      <AuthForm
        fields={['spareCode']}
        submitLabel="Anmelden"
        busyLabel="Wird geprüft..."
        onSubmit={async ({ spareCode = '' }) => {
          const supabase = await loadSupabase();
          const { data, error } = await supabase.rpc('use_recovery_code', { code: spareCode });
          if (error) throw error;
          if (!data) throw Object.assign(new Error('wrong code'), { code: 'recovery_code_wrong' });
          // The login page looks again whether a factor is missing.
          await supabase.auth.refreshSession();
        }}
      />
      <Button variant="quiet" full onClick={onBack}>
        Zurück
      </Button>
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
    if (error) void showFailure('Nicht angemeldet', translateAuthError(error));
  };
  return (
    <Button full variant={variant} busy={busy} onClick={() => void prove()}>
      {label}
    </Button>
  );
}
