import { useState } from 'react';
import { NEW_PASSWORD_PATH } from '#app/lib/needs-password.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { AuthForm } from './auth-form.tsx';
import { buildMailTarget } from './mail-target.ts';
import { SentNotice } from './sent-notice.tsx';
import { useTexts } from '#app/lib/use-texts.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';

export type MailPurpose = 'sign-in' | 'recovery';

const LABELS: Record<MailPurpose, { submit: string; code: string }> = {
  'sign-in': { submit: 'Link anfordern', code: 'Mit Code anmelden' },
  recovery: { submit: 'Link anfordern', code: 'Code prüfen' },
};

/**
 * Asks for a mail with link and code; either leads on. Says the same for known
 * and unknown addresses.
 */
export function MailLinkForm({
  purpose,
  defaultEmail = '',
}: {
  purpose: MailPurpose;
  defaultEmail?: string;
}) {
  const texts = useTexts(LOGIN_TEXTS);
  const [sentTo, setSentTo] = useState('');
  const [lastSentTo, setLastSentTo] = useState(defaultEmail);
  if (!sentTo) {
    return (
      <AuthForm
        fields={['email']}
        defaultEmail={lastSentTo}
        submitLabel={LABELS[purpose].submit}
        busyLabel="Wird gesendet..."
        onSubmit={async ({ email }) => {
          await requestMail(purpose, email);
          setSentTo(email);
          setLastSentTo(email);
        }}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <SentNotice title={texts['sent.title']} email={sentTo}>
        <p>{texts['sent.text']}</p>
      </SentNotice>
      <AuthForm
        fields={['code']}
        submitLabel={LABELS[purpose].code}
        busyLabel="Wird geprüft..."
        onSubmit={async ({ code }) => {
          const supabase = await loadSupabase();
          const type = purpose === 'recovery' ? 'recovery' : 'email';
          const { error } = await supabase.auth.verifyOtp({ email: sentTo, token: code, type });
          if (error) throw error;
          // Whoever signs in is led on by the page; a new password is chosen on one of its own.
          if (purpose === 'recovery') location.assign(NEW_PASSWORD_PATH);
        }}
      />
      <Button
        variant="quiet"
        size="small"
        className="-ml-4 justify-self-start"
        onClick={() => setSentTo('')}
      >
        Neue E-Mail anfordern
      </Button>
    </div>
  );
}

/**
 * What the service says about an address without an account; the visitor gets
 * the same answer as for any other.
 */
const UNKNOWN_ADDRESS = ['otp_disabled', 'user_not_found', 'signup_disabled'];

async function requestMail(purpose: MailPurpose, email: string): Promise<void> {
  const supabase = await loadSupabase();
  const { error } =
    purpose === 'recovery'
      ? await supabase.auth.resetPasswordForEmail(email, {
          redirectTo: buildMailTarget('/login/neues-passwort'),
        })
      : await supabase.auth.signInWithOtp({
          email,
          options: { shouldCreateUser: false, emailRedirectTo: buildMailTarget('/login') },
        });
  if (error && !UNKNOWN_ADDRESS.includes(error.code ?? '')) throw error;
}
