import { formatMoment } from '#app/private/request-facts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { describeDevice } from './describe-device.ts';
import { SESSIONS_QUERY, useSessions } from './use-sessions.ts';
import { useAccountChange } from './use-account-change.ts';

/** Where one is signed in; each other session, or all of them, can be ended. */
export function SessionList() {
  const { busy, run } = useAccountChange(SESSIONS_QUERY);
  const sessions = useSessions();
  if (sessions.isPending) return <Spinner />;
  const list = sessions.data ?? [];
  return (
    <div className="grid justify-items-start gap-4">
      {sessions.isError && <p role="alert">Die Sitzungen konnten nicht geladen werden.</p>}
      {list.length > 0 && (
        <ul aria-label="Sitzungen" className="-mt-2 grid w-full divide-y divide-line">
          {list.map(({ id, created_at, refreshed_at, user_agent, is_current }) => (
            <li key={id} className="flex min-h-11 items-center gap-3 py-2">
              <span className="min-w-0 flex-1 text-small">
                <span className="font-semibold">{describeDevice(user_agent)}</span>{' '}
                {is_current && <Badge tone="success">Diese Sitzung</Badge>}
                <span className="block text-muted">
                  angemeldet {formatMoment(created_at)}
                  {/* Not the same minute twice. */}
                  {formatMoment(refreshed_at) !== formatMoment(created_at) &&
                    `, zuletzt aktiv ${formatMoment(refreshed_at)}`}
                </span>
              </span>
              {!is_current && (
                <Button
                  variant="quiet"
                  size="small"
                  disabled={busy}
                  aria-label={
                    `Sitzung ${describeDevice(user_agent)} vom ${formatMoment(created_at)} ` +
                    'beenden'
                  }
                  onClick={() =>
                    void run(
                      async (client) => client.rpc('end_own_session', { session: id }),
                      'Sitzung beendet',
                    )
                  }
                >
                  Beenden
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {list.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          onClick={() =>
            void run(
              (supabase) => supabase.auth.signOut({ scope: 'others' }),
              'Andere Sitzungen beendet',
            )
          }
        >
          Andere Sitzungen beenden
        </Button>
      )}
    </div>
  );
}
