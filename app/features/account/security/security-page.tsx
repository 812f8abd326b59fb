import type { ReactNode } from 'react';
import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { FactorSettings } from './factor-settings.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { Protection } from './protection.tsx';
import { SessionList } from './session-list.tsx';

const FACTOR_ID = 'zweiter-faktor';

/** Everything about getting into one's own account. */
export function SecurityPage({
  title = 'Sicherheit',
  children,
}: {
  title?: string;
  /** Further parts. */
  children?: ReactNode;
}) {
  return (
    <div className="in-order max-w-[60rem]">
      <PageHead title={title} />
      <Protection settings={FACTOR_ID} />
      <SettingsPart
        title="Sitzungen"
        intro="Beenden Sie, was Sie nicht kennen, zum Beispiel ein verlorenes Telefon."
      >
        <SessionList />
      </SettingsPart>
      <SettingsPart
        id={FACTOR_ID}
        title="Zweiter Faktor"
        intro="Wird nach dem Passwort verlangt: der Code einer Authenticator-App oder ein Passkey."
      >
        <FactorSettings />
      </SettingsPart>
      <SettingsPart
        title="Passkeys"
        intro="Anmelden mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, ohne Passwort."
      >
        <PasskeyList />
      </SettingsPart>
      <SettingsPart title="Ihr Passwort" intro="Ein neues gilt sofort.">
        <PasswordChange />
      </SettingsPart>
      {children}
    </div>
  );
}
