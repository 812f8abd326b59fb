import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { FactorSettings } from './factor-settings.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { Protection } from './protection.tsx';
import { SessionList } from './session-list.tsx';

/** Everything about getting into one's own account. */
export function SecurityPage({ title = 'Sicherheit' }: { title?: string }) {
  return (
    <div className="in-order max-w-[60rem]">
      <PageHead title={title} />
      <Protection />
      <SettingsPart
        title="Zweiter Faktor"
        intro={
          'Nach dem Passwort bestätigen Sie die Anmeldung zusätzlich: mit einem Code aus einer ' +
          'Authenticator-App oder mit einem Passkey.'
        }
      >
        <FactorSettings />
      </SettingsPart>
      <SettingsPart
        title="Passkeys"
        intro="Anmelden mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, ohne Passwort."
      >
        <PasskeyList />
      </SettingsPart>
      <SettingsPart title="Passwort" intro="Das neue Passwort gilt sofort.">
        <PasswordChange />
      </SettingsPart>
      <SettingsPart
        title="Sitzungen"
        intro={
          'Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen, zum Beispiel ein ' +
          'verlorenes Telefon.'
        }
      >
        <SessionList />
      </SettingsPart>
    </div>
  );
}
