import type { ReactNode } from 'react';
import { PageHead } from '#app/private/page-head.tsx';
import { Group } from '../group.tsx';
import { FactorSettings } from './factor-settings.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordChange } from './password-change.tsx';
import { Protection } from './protection.tsx';
import { SessionList } from './session-list.tsx';

type SecurityPageProps = {
  title?: string;
  /** What else belongs to the account, below the password. */
  children?: ReactNode;
};

const COLUMN = 'in-order grid min-w-0 gap-5';

/** Everything about getting into one's own account: how one gets in, and where one is. */
export function SecurityPage({ title = 'Sicherheit', children }: SecurityPageProps) {
  return (
    <>
      <PageHead title={title} />
      <Protection />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <div className={COLUMN}>
          <Group
            id="zweiter-faktor"
            title="Zweiter Faktor"
            intro={
              'Nach dem Passwort bestätigen Sie die Anmeldung zusätzlich: mit einem Code aus ' +
              'einer Authenticator-App oder mit einem Passkey.'
            }
          >
            <FactorSettings />
          </Group>
          <Group id="passwort" title="Passwort" intro="Das neue Passwort gilt sofort.">
            <PasswordChange />
          </Group>
          {children}
        </div>
        <div className={COLUMN}>
          <Group
            id="passkeys"
            title="Passkeys"
            intro="Anmelden mit Fingerabdruck, Gesicht oder PIN Ihres Geräts, ohne Passwort."
          >
            <PasskeyList />
          </Group>
          <Group
            id="sitzungen"
            title="Sitzungen"
            intro={
              'Hier sind Sie angemeldet. Beenden Sie, was Sie nicht kennen, zum Beispiel ein ' +
              'verlorenes Telefon.'
            }
          >
            <SessionList />
          </Group>
        </div>
      </div>
    </>
  );
}
