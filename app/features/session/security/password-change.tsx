import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { AuthForm } from '../login/auth-form.tsx';

export function PasswordChange() {
  const [changes, setChanges] = useState(0);
  return (
    <AuthForm
      // A new form after every change: the old password must not stay in the field.
      key={changes}
      fields={['password']}
      isNew
      submitLabel="Passwort speichern"
      busyLabel="Wird gespeichert..."
      onSubmit={async ({ password }) => {
        const supabase = await loadSupabase();
        const { error } = await supabase.auth.updateUser({ password });
        if (error) throw error;
        setChanges(changes + 1);
        void showToast({ title: 'Passwort gespeichert' });
      }}
    />
  );
}
