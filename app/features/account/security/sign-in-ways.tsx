import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { usePasskeys } from '../passkeys.ts';
import { FactorKeys, FactorRows, KeyRow, usePasskeyMaking } from './factor-settings.tsx';
import { PasswordChange } from './password-change.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useAccountChange } from './use-account-change.ts';
import type { Factors } from './use-factors.ts';
import { WayRow } from './way-row.tsx';

const QUERY = 'passkeys';

/** Every way into the account in one list: how it stands, since when, and one thing to do. */
export function SignInWays({ factors }: { factors: Factors }) {
  return (
    <div className="-my-5">
      <FactorRows factors={factors} before={<PasswordChange />}>
        <Passkeys factors={factors} />
      </FactorRows>
    </div>
  );
}

/** Those that stand in for the password, and those that are asked for after it. */
function Passkeys({ factors }: { factors: Factors }) {
  const [isAsking, setAsking] = useState(false);
  const { isPossible, about } = usePasskeyMaking();
  const isOffered = usePasskeys();
  const { busy, run, isStale, endStale } = useAccountChange(QUERY);
  const passkeys = useQuery({
    queryKey: [QUERY],
    queryFn: async () => {
      const supabase = await loadSupabase();
      const { data, error } = await supabase.auth.passkey.list();
      if (error) throw error;
      return data;
    },
    enabled: isOffered,
  });
  const own = passkeys.data ?? [];
  const count = own.length + factors.keys.length;
  const add = (): void =>
    void run((supabase) => supabase.auth.registerPasskey(), 'Passkey angelegt');
  return (
    <WayRow
      title="Passkeys"
      state={
        passkeys.isError
          ? 'Die Passkeys konnten nicht geladen werden.'
          : count > 0
            ? `${count} angelegt`
            : about
      }
      action={
        // A new factor ends what is being set up.
        isPossible &&
        !factors.pending && (
          <Button
            variant="secondary"
            size="small"
            aria-label="Passkey anlegen"
            busy={busy || factors.busy}
            // Where the service signs nobody in by them, they come after the password.
            onClick={() => (isOffered ? setAsking(true) : void factors.addKey())}
          >
            Anlegen
          </Button>
        )
      }
    >
      {own.length > 0 && (
        <ul aria-label="Passkeys statt des Passworts" className="panel-rows">
          {own.map(({ id, friendly_name: name, created_at }) => (
            <KeyRow
              key={id}
              name={name}
              use="statt des Passworts"
              createdAt={created_at}
              label="Entfernen"
              explanation={
                'Mit diesem Passkey melden Sie sich danach nicht mehr an. Auf Ihrem Gerät ' +
                'bleibt er gespeichert, bis Sie ihn dort löschen.'
              }
              busy={busy}
              onRemove={() =>
                void run(
                  (supabase) => supabase.auth.passkey.delete({ passkeyId: id }),
                  'Passkey entfernt',
                )
              }
            />
          ))}
        </ul>
      )}
      <FactorKeys factors={factors} />
      {isStale && <SignInAgain onClose={endStale} />}
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} title="Wofür ist der Passkey?">
          <div className="flex flex-wrap gap-3">
            {(
              [
                ['Statt des Passworts', add],
                ['Nach dem Passwort', () => void factors.addKey()],
              ] as const
            ).map(([label, begin]) => (
              <Button
                key={label}
                variant="secondary"
                onClick={() => {
                  setAsking(false);
                  begin();
                }}
              >
                {label}
              </Button>
            ))}
          </div>
        </Dialog>
      )}
    </WayRow>
  );
}
