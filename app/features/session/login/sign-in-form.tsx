import { useState } from 'react';
import { useLocation } from 'react-router';
import { loadSupabase } from '../../../lib/supabase-browser.ts';
import { TextLink } from '../../../ui/link.tsx';
import { AuthForm } from './auth-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';

export function SignInForm() {
  const { search } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState('');
  return (
    <AuthForm
      fields={['email', 'password']}
      submitLabel="Anmelden"
      busyLabel="Wird angemeldet..."
      onSubmit={async ({ email, password }) => {
        const supabase = await loadSupabase();
        const { error } = await supabase.auth.signInWithPassword({ email, password });
        setUnconfirmed(error?.code === 'email_not_confirmed' ? email : '');
        if (error) throw error;
      }}
    >
      {unconfirmed && <ResendConfirmation email={unconfirmed} />}
      <p className="flex flex-wrap justify-between gap-x-6 text-small *:inline-flex *:min-h-11 *:items-center">
        <TextLink to={{ pathname: '/login/passwort-vergessen', search }}>Passwort vergessen?</TextLink>
        <TextLink to={{ pathname: '/login/link', search }}>Ohne Passwort anmelden</TextLink>
      </p>
    </AuthForm>
  );
}
