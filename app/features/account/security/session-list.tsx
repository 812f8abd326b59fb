import { formatBriefMoment, formatShortMoment } from '#app/private/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { describeDevice } from './describe-device.ts';
import { SESSIONS_QUERY, useSessions } from './use-sessions.ts';
import { useAccountChange } from './use-account-change.ts';

const isPhone = (userAgent: string): boolean => /iPhone|Android/.test(userAgent);

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
        <ul aria-label="Sitzungen" className="panel-rows -my-2 w-full">
          {list.map(({ id, created_at, refreshed_at, user_agent, is_current }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 py-2">
              <Icon name={isPhone(user_agent) ? 'phone' : 'window'} className="text-muted" />
              <span className="min-w-0 flex-1 text-small">
                <span className="flex flex-wrap items-center gap-x-3">
                  <span className="font-semibold">{describeDevice(user_agent)}</span>
                  {is_current && <Badge tone="success">Diese Sitzung</Badge>}
                </span>
                <span className="tabular block text-muted">
                  {[
                    ...new Set(
                      [refreshed_at, created_at].map((moment) => formatBriefMoment(moment)),
                    ),
                  ]
                    .map((moment, index) => (index === 0 ? `zuletzt ${moment}` : `seit ${moment}`))
                    .join(' · ')}
                </span>
              </span>
              {!is_current && (
                <Button
                  variant="secondary"
                  size="small"
                  disabled={busy}
                  aria-label={
                    `Sitzung ${describeDevice(user_agent)} vom ${formatShortMoment(created_at)} ` +
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
      {/* Of one other alone its own button says the same. */}
      {list.length > 2 && (
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
