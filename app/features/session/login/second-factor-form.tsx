import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { SignOutButton } from '../sign-out-button.tsx';
import { AuthForm } from './auth-form.tsx';

/** The step after the password for accounts with an authenticator app. */
export function SecondFactorForm() {
  return (
    <div className="grid gap-4">
      <h2 className="text-title">Zweiter Faktor</h2>
      <p className="text-small text-muted">Bitte geben Sie den aktuellen Code aus Ihrer Authenticator-App ein.</p>
      <AuthForm
        fields={['code']}
        submitLabel="Code prüfen"
        busyLabel="Wird geprüft..."
        onSubmit={async ({ code }) => {
          const supabase = await loadSupabase();
          const { data: factors, error: unreadable } = await supabase.auth.mfa.listFactors();
          if (unreadable) throw unreadable;
          const factorId = factors.totp[0]?.id ?? '';
          const { error } = await supabase.auth.mfa.challengeAndVerify({ factorId, code });
          if (error) throw error;
        }}
      />
      <SignOutButton full />
    </div>
  );
}
