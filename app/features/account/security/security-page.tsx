import type { ReactNode } from 'react';
import { PageHead } from '#app/private/page-head.tsx';
import { SettingsPart } from '#app/private/settings-part.tsx';
import { Protection } from './protection.tsx';
import { SessionList } from './session-list.tsx';
import { SignInWays } from './sign-in-ways.tsx';
import { useFactors } from './use-factors.ts';

/** Everything about getting into one's own account. */
export function SecurityPage({
  title = 'Sicherheit',
  isUrgent,
  children,
}: {
  title?: string;
  /** Who works here needs a second factor; who is a customer may have one. */
  isUrgent?: boolean;
  /** Further parts. */
  children?: ReactNode;
}) {
  const factors = useFactors();
  return (
    <div className="in-order max-w-[75rem]">
      <PageHead title={title} />
      <Protection
        isUrgent={isUrgent}
        onSetUp={factors.pending || factors.busy ? undefined : () => void factors.addApp()}
      />
      <SettingsPart
        title="Anmelden"
        intro="App oder Passkey nach dem Passwort schützen doppelt; ein Passkey kann es auch ersetzen."
      >
        <SignInWays factors={factors} />
      </SettingsPart>
      <SettingsPart
        title="Sitzungen"
        intro="Beenden Sie, was Sie nicht kennen, zum Beispiel ein verlorenes Telefon."
      >
        <SessionList />
      </SettingsPart>
      {children}
    </div>
  );
}
