import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { isAdmin } from '../session-state.ts';
import { readSession, useSession } from '../session-store.ts';
import { startSession } from '../start-session.ts';
import { AuthForm } from './auth-form.tsx';

/** Where the recovery mail, an invitation and the first admin's link lead to. */
export function NewPasswordForm() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [looked, setLooked] = useState(false);

  useEffect(() => {
    void startSession().then(() => setLooked(true));
  }, []);

  if (status === 'signed-in') {
    return (
      <AuthForm
        fields={['password']}
        isNew
        submitLabel="Passwort speichern"
        busyLabel="Wird gespeichert..."
        onSubmit={async ({ password }) => {
          const supabase = await loadSupabase();
          const { error } = await supabase.auth.updateUser({ password });
          if (error) throw error;
          void showToast({ title: 'Passwort gespeichert', description: 'Sie melden sich ab jetzt mit dem neuen Passwort an.' });
          await navigate(isAdmin(readSession()) ? '/admin' : '/portal');
        }}
      />
    );
  }
  if (!looked || status === 'unknown') return <Spinner />;
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        Für ein neues Passwort brauchen Sie einen gültigen Link. Dieser ist abgelaufen, wurde schon benutzt oder in einem anderen Browser
        angefordert.
      </p>
      <ButtonLink to="/login/passwort-vergessen">Neuen Link anfordern</ButtonLink>
    </div>
  );
}
