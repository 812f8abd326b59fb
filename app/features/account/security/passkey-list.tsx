import { useQuery } from '@tanstack/react-query';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { supportsPasskeys, usePasskeys } from '../passkeys.ts';
import { useAccountChange } from './use-account-change.ts';
import { lazily } from '#shared/core/lazily.ts';

const QUERY = 'passkeys';
const dateFormat = lazily(() => new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }));

export function PasskeyList() {
  const isHydrated = useHydrated();
  const isPossible = usePasskeys();
  const { busy, run } = useAccountChange(QUERY);
  const passkeys = useQuery({
    queryKey: [QUERY],
    queryFn: async () => {
      const supabase = await loadSupabase();
      const { data, error } = await supabase.auth.passkey.list();
      if (error) throw error;
      return data;
    },
  });
  // What the browser can do the server does not know.
  if (!isHydrated) return <Spinner />;
  if (!isPossible)
    return (
      <p className="text-small">
        {supportsPasskeys()
          ? 'Auf dieser Website ist die Anmeldung mit Passkeys ausgeschaltet.'
          : 'Dieser Browser kennt keine Passkeys, oder die Verbindung ist nicht verschlüsselt.'}
      </p>
    );
  if (passkeys.isPending) return <Spinner />;
  return (
    <div className="grid justify-items-start gap-4">
      {passkeys.isError && <p role="alert">Die Passkeys konnten nicht geladen werden.</p>}
      {(passkeys.data ?? []).length > 0 && (
        <ul className="panel-rows w-full -mt-2">
          {passkeys.data?.map((passkey) => (
            <li key={passkey.id} className="flex min-h-11 items-center gap-3 py-2">
              <span className="min-w-0 flex-1 text-small">
                {passkey.friendly_name || 'Passkey'}, angelegt am{' '}
                {dateFormat().format(new Date(passkey.created_at))}
              </span>
              <ConfirmButton
                label="Entfernen"
                name={`Passkey ${passkey.friendly_name ?? ''} entfernen`.replace('  ', ' ')}
                title="Passkey entfernen?"
                explanation={
                  'Mit diesem Passkey melden Sie sich danach nicht mehr an. Auf Ihrem Gerät ' +
                  'bleibt er gespeichert, bis Sie ihn dort löschen.'
                }
                variant="quiet"
                busy={busy}
                onConfirm={() =>
                  void run(
                    (supabase) => supabase.auth.passkey.delete({ passkeyId: passkey.id }),
                    'Passkey entfernt',
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        onClick={() => void run((supabase) => supabase.auth.registerPasskey(), 'Passkey angelegt')}
      >
        Passkey anlegen
      </Button>
    </div>
  );
}
