import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { AuthForm } from './login/auth-form.tsx';
import { requestEmailChange } from './request-email-change.ts';

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
    <div className="grid grid-cols-1 gap-4 sm:[&_[type=submit]]:w-auto sm:[&_[type=submit]]:justify-self-start">
      <p className="text-small break-words">
        Ihre Adresse: <span className="font-semibold">{current}</span>
      </p>
      {asked ? (
        <p role="status" className="border border-success p-4 text-small break-words">
          Der Wechsel gilt, sobald Sie beide Links geöffnet haben: den in der E-Mail an {current}{' '}
          und den in der E-Mail an {asked}. Kommen keine an, gehört die neue Adresse vielleicht
          schon zu einem Konto.
        </p>
      ) : (
        <AuthForm
          fields={['email']}
          submitLabel="E-Mail-Adresse ändern"
          submitVariant="secondary"
          busyLabel="Wird gesendet..."
          onSubmit={async ({ email }) => {
            const { auth } = await loadSupabase();
            await requestEmailChange(auth, email, location.origin + returnTo);
            setAsked(email);
          }}
        />
      )}
    </div>
  );
}
