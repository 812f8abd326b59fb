import type { ReactNode } from 'react';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import { TotpSettings } from './totp-settings.tsx';

/** Everything about getting into one's own account. */
export function SecurityPage() {
  return (
    <div className="grid max-w-[48rem] divide-y divide-line">
      <h1 className="pb-8 text-head">Sicherheit</h1>
      <Part title="Zweiter Faktor" intro="Nach dem Passwort fragen wir zusätzlich einen Code aus einer Authenticator-App ab.">
        <TotpSettings />
      </Part>
      <Part title="Passkeys" intro="Anmelden mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, ohne Passwort.">
        <PasskeyList />
      </Part>
      <Part title="Passwort" intro="Das neue Passwort gilt sofort.">
        <PasswordChange />
      </Part>
      <Part title="Sitzungen" intro="Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen, zum Beispiel ein verlorenes Telefon.">
        <SessionList />
      </Part>
    </div>
  );
}

function Part({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 py-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-10">
      <div>
        <h2 className="text-title">{title}</h2>
        <p className="mt-1.5 text-small text-muted">{intro}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
