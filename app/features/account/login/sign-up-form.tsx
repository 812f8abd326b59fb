import { Suspense, useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { TextLink } from '#app/ui/link.tsx';
import { AuthForm } from './auth-form.tsx';
import { buildMailTarget, CONFIRMED } from './mail-target.ts';
import { ResendConfirmation } from './resend-later.ts';
import { SentNotice } from './sent-notice.tsx';

export function SignUpForm({ defaultEmail }: { defaultEmail?: string | undefined }) {
  const [sentTo, setSentTo] = useState('');
  if (sentTo) {
    return (
      <div className="grid gap-6">
        <SentNotice title="Registrierung erfolgreich" email={sentTo}>
          <p>
            Bitte bestätigen Sie Ihre E-Mail-Adresse über den Link in unserer Nachricht oder mit dem
            Code daraus. Danach sind Sie angemeldet.
          </p>
          <p>Gibt es zu dieser Adresse schon ein Konto, ändert sich daran nichts.</p>
          <Suspense>
            <ResendConfirmation email={sentTo} />
          </Suspense>
        </SentNotice>
        <AuthForm
          fields={['code']}
          submitLabel="Mit Code bestätigen"
          busyLabel="Wird geprüft..."
          onSubmit={async ({ code }) => {
            const { auth } = await loadSupabase();
            const { error } = await auth.verifyOtp({ email: sentTo, token: code, type: 'signup' });
            if (error) throw error;
          }}
        />
      </div>
    );
  }
  return (
    <AuthForm
      fields={['fullName', 'email', 'password']}
      isNew
      {...(defaultEmail && { defaultEmail })}
      submitLabel="Registrieren"
      busyLabel="Wird registriert..."
      onSubmit={async ({ fullName, email, password }) => {
        const supabase = await loadSupabase();
        const { data, error } = await supabase.auth.signUp({
          email,
          password,
          options: {
            data: { full_name: fullName },
            emailRedirectTo: buildMailTarget('/login', CONFIRMED),
          },
        });
        if (error) throw error;
        if (data.session)
          void showToast({
            title: 'Registrierung erfolgreich',
            description: 'Sie sind jetzt angemeldet.',
          });
        else setSentTo(email);
      }}
    >
      <p className="text-fine text-muted">
        Wie wir Ihre Daten verarbeiten, steht in der{' '}
        <TextLink to="/datenschutz">Datenschutzerklärung</TextLink>.
      </p>
    </AuthForm>
  );
}
