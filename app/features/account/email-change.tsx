import { useState } from 'react';
import { buttonClass } from '#app/ui/button.tsx';
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
    <div className="text-small sm:[&_[type=submit]]:w-auto sm:[&_[type=submit]]:justify-self-start">
      {asked ? (
        <>
          <p className="mb-3 font-semibold break-words">{current}</p>
          <p role="status" className="border border-success p-4 break-words">
            Der Wechsel gilt, sobald Sie beide Links geöffnet haben: den in der E-Mail an {current}{' '}
            und den in der E-Mail an {asked}. Danach melden Sie sich mit der neuen Adresse an.
            Kommen keine E-Mails an, gehört sie vielleicht schon zu einem Konto.
          </p>
        </>
      ) : (
        // Opened by the browser, so that it works before its code has come.
        <details>
          <summary className="flex min-h-11 list-none items-center gap-x-4">
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{current}</span>
            <span className={buttonClass({ variant: 'secondary', size: 'small' })}>
              Ändern<span className="sr-only">: E-Mail-Adresse</span>
            </span>
          </summary>
          <div className="mt-3 grid gap-4">
            <p className="text-small text-muted">
              Zum Wechseln bestätigen Sie die Links in zwei E-Mails: an die alte und an die neue
              Adresse.
            </p>
            <AuthForm
              fields={['email']}
              emailLabel="Neue E-Mail-Adresse"
              submitLabel="E-Mail-Adresse ändern"
              submitVariant="secondary"
              busyLabel="Wird gesendet..."
              onSubmit={async ({ email }) => {
                const { auth } = await loadSupabase();
                await requestEmailChange(auth, email, location.origin + returnTo);
                setAsked(email);
              }}
            />
          </div>
        </details>
      )}
    </div>
  );
}
