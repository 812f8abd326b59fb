import { useEffect, useRef, useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { AuthForm } from '../login/auth-form.tsx';

/** Asks for the old password only where the sign-in is too long ago to speak for the person. */
export function PasswordChange() {
  const [changes, setChanges] = useState(0);
  const [asksOld, setAsksOld] = useState(false);
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the keyboard goes on from what opens its form.
    if (changes > 0) opener.current?.focus({ preventScroll: true });
  }, [changes]);
  return (
    <li className="text-small">
      {/* Closed and empty after every change: the old password must not stay in the field. */}
      <details
        key={changes}
        className="sm:[&_[type=submit]]:w-auto sm:[&_[type=submit]]:justify-self-start"
      >
        <summary ref={opener} className="flex min-h-14 list-none items-center gap-x-4 py-3">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">Passwort</span>
            <span className="block text-muted">Das neue Passwort gilt sofort.</span>
          </span>
          <span
            className={cx(buttonClass({ variant: 'secondary', size: 'small' }), 'min-w-[7rem]')}
          >
            Ändern<span className="sr-only">: Passwort</span>
          </span>
        </summary>
        <div className="mb-4 max-w-[26rem]">
          <AuthForm
            fields={asksOld ? ['oldPassword', 'password'] : ['password']}
            isNew
            submitLabel="Passwort speichern"
            submitVariant="secondary"
            busyLabel="Wird gespeichert..."
            onSubmit={async ({ oldPassword, password }) => {
              const supabase = await loadSupabase();
              const { error } = await supabase.auth.updateUser({
                password,
                ...(asksOld && oldPassword && { current_password: oldPassword }),
              });
              if (error?.code === 'reauthentication_needed') {
                setAsksOld(true);
                throw { code: 'current_password_required' };
              }
              if (error) throw error;
              setAsksOld(false);
              setChanges(changes + 1);
              void showToast({ title: 'Passwort gespeichert' });
            }}
          >
            {asksOld && (
              <p className="text-fine text-muted">
                Sie haben noch keines? Melden Sie sich ab und über einen Link aus einer E-Mail
                wieder an.
              </p>
            )}
          </AuthForm>
        </div>
      </details>
    </li>
  );
}
