import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { AuthForm } from './login/auth-form.tsx';

/** The address changes when both links are followed, so until then nothing else is different. */
export function EmailChange({
  current,
  returnTo = '/portal/profil',
}: {
  current: string;
  /** Where the links in the mails lead. */
  returnTo?: string;
}) {
  const [asked, setAsked] = useState('');
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-small break-words">
        Ihre Adresse: <span className="font-semibold">{current}</span>
      </p>
      {asked ? (
        <p role="status" className="border border-success p-4 text-small break-words">
          Wir haben je eine E-Mail an {current} und {asked} gesendet. Der Wechsel gilt, sobald Sie
          beide Links geöffnet haben.
        </p>
      ) : (
        <AuthForm
          fields={['email']}
          submitLabel="E-Mail-Adresse ändern"
          busyLabel="Wird gesendet..."
          onSubmit={async ({ email }) => {
            const supabase = await loadSupabase();
            const { error } = await supabase.auth.updateUser(
              { email },
              { emailRedirectTo: location.origin + returnTo },
            );
            if (error) throw error;
            setAsked(email);
          }}
        />
      )}
    </div>
  );
}
