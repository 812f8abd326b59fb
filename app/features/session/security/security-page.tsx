import { PageHead } from '../../area/page-head.tsx';
import { SettingsPart } from '../../area/settings-part.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { SessionList } from './session-list.tsx';
import { TotpSettings } from './totp-settings.tsx';

/** Everything about getting into one's own account. */
export function SecurityPage() {
  return (
    <div className="in-order max-w-[60rem]">
      <PageHead title="Sicherheit" />
      <SettingsPart title="Zweiter Faktor" intro="Nach dem Passwort fragen wir zusätzlich einen Code aus einer Authenticator-App ab.">
        <TotpSettings />
      </SettingsPart>
      <SettingsPart title="Passkeys" intro="Anmelden mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, ohne Passwort.">
        <PasskeyList />
      </SettingsPart>
      <SettingsPart title="Passwort" intro="Das neue Passwort gilt sofort.">
        <PasswordChange />
      </SettingsPart>
      <SettingsPart
        title="Sitzungen"
        intro="Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen, zum Beispiel ein verlorenes Telefon."
      >
        <SessionList />
      </SettingsPart>
    </div>
  );
}
