import { Suspense, useState, type ReactNode } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { AuthForm } from './auth-form.tsx';
import { ResendConfirmation } from './resend-later.ts';

export function SignInForm({
  defaultEmail,
  children,
}: {
  defaultEmail: string;
  children: ReactNode;
}) {
  const [unconfirmed, setUnconfirmed] = useState('');
  return (
    <AuthForm
      fields={['email', 'password']}
      defaultEmail={defaultEmail}
      submitLabel="Anmelden"
      busyLabel="Wird angemeldet..."
      onSubmit={async ({ email, password }) => {
        const supabase = await loadSupabase();
        const { error } = await supabase.auth.signInWithPassword({ email, password });
        setUnconfirmed(error?.code === 'email_not_confirmed' ? email : '');
        if (error) throw error;
      }}
    >
      <Suspense>{unconfirmed && <ResendConfirmation email={unconfirmed} />}</Suspense>
      {children}
    </AuthForm>
  );
}
