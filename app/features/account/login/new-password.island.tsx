import { Suspense, useEffect, useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { isAdmin } from '#app/lib/session-state.ts';
import { readSession, useSession } from '#app/lib/session-store.ts';
import { bringsSession } from '../brings-session.ts';
import { startSession } from '../start-session.ts';
import { AuthForm } from './auth-form.tsx';
import { SecondFactorForm } from './login-panel.tsx';
import { useMissingFactors } from './use-missing-factors.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';

/**
 * Where the recovery mail, an invitation and the first admin's link lead to. As
 * high as what it shows at last, so that nothing below moves.
 */
const NewPasswordForm = () => (
  <div className="min-h-52">
    <Suspense fallback={<Spinner />}>
      <Content />
    </Suspense>
  </div>
);

function Content() {
  const { status } = useSession();
  const texts = useTexts(LOGIN_TEXTS);
  const missing = useMissingFactors();
  const [looked, setLooked] = useState(false);

  useEffect(() => {
    void (bringsSession() ? startSession() : Promise.resolve()).then(() => setLooked(true));
  }, []);

  if (!looked || status === 'unknown' || (status === 'signed-in' && !missing)) return <Spinner />;
  // A mail alone is not enough to take over an account that has a second factor.
  if (missing && missing.length > 0) return <SecondFactorForm factors={missing} />;
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
          void showToast({
            title: 'Passwort gespeichert',
            description: 'Sie melden sich ab jetzt mit dem neuen Passwort an.',
          });
          location.assign(isAdmin(readSession()) ? '/admin' : '/portal');
        }}
      />
    );
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p>{texts['new.missing']}</p>
      <ButtonLink to="/login/passwort-vergessen">Neuen Link anfordern</ButtonLink>
    </div>
  );
}

export default NewPasswordForm;
