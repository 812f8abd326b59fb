import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FactList } from '#app/private/fact-list.tsx';
import { describeDevice } from './describe-device.ts';
import { FACTORS_QUERY, hasFactor, readFactors } from './factors.ts';
import { useSessions, type OwnSession } from './use-sessions.ts';

/** How the account is locked and where it is open; changed on the page it leads to. */
export function SecurityGlance() {
  const { data: factors } = useQuery({ queryKey: [FACTORS_QUERY], queryFn: readFactors });
  const { data: sessions } = useSessions();
  return (
    <>
      <FactList
        facts={[
          [
            'Zweiter Faktor',
            // Its line is there before the answer is.
            factors ? (hasFactor(factors) ? 'Eingeschaltet' : 'Nicht eingerichtet') : '…',
          ],
          ['Angemeldet', sessions ? tellSessions(sessions) : '…'],
        ]}
      />
      <Link
        to="/portal/sicherheit"
        className={
          'inline-flex min-h-11 items-center text-small font-semibold underline ' +
          'underline-offset-4'
        }
      >
        Passwort, Passkeys und Sitzungen
      </Link>
    </>
  );
}

/** 'Chrome auf Linux (hier), 2 weitere Sitzungen' */
function tellSessions(sessions: readonly OwnSession[]): string {
  const here = sessions.find(({ is_current: isCurrent }) => isCurrent);
  const others = sessions.length - (here ? 1 : 0);
  return [
    here && `${describeDevice(here.user_agent)} (hier)`,
    others > 0 && (others === 1 ? 'eine weitere Sitzung' : `${others} weitere Sitzungen`),
  ]
    .filter(Boolean)
    .join(', ');
}
