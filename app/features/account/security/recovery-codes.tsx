import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '#app/lib/download.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { WayRow } from './way-row.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';

export const CODES_QUERY = 'recovery-codes';

export async function countCodes(): Promise<number> {
  const { data, error } = await (await loadSupabase()).rpc('count_recovery_codes');
  if (error) throw error;
  return data;
}

/** The codes that stand in for a lost second factor; new ones are shown this once. */
export function useRecoveryCodes() {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { data: left } = useQuery({ queryKey: [CODES_QUERY], queryFn: countCodes });
  const change = useRowChange<void, string[] | null>({
    reads: [[CODES_QUERY]],
    write: (client) => client.rpc('create_recovery_codes'),
    failed: 'Keine Codes',
  });
  const make = () => change.mutate(undefined, { onSuccess: (made) => setCodes(made ?? []) });
  return {
    codes,
    left,
    isBusy: change.isPending,
    make,
    /** After a factor was switched on: who has codes keeps them. */
    makeFirst: async () => {
      const known = await countCodes().catch(() => null);
      if (known === 0) make();
    },
    putAway: () => setCodes([]),
  };
}

const TITLE = 'Wiederherstellungscodes';
const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** The new codes, or how many are left. */
export function RecoveryCodes({
  codes,
  left,
  isBusy,
  make,
  putAway,
}: ReturnType<typeof useRecoveryCodes>) {
  if (codes.length > 0)
    return (
      <WayRow title={TITLE} state="Wenn Ihr Gerät weg ist.">
        <NewCodes codes={codes.map(inGroups)} onNoted={putAway} />
      </WayRow>
    );
  if (left === undefined) return null;
  if (left === 0)
    return (
      <WayRow
        title={TITLE}
        state="Keine. Ohne Ihr Gerät kommen Sie nicht selbst wieder hinein."
        action={
          <Button variant="secondary" size="small" busy={isBusy} onClick={make}>
            Codes erzeugen
          </Button>
        }
      />
    );
  return (
    <WayRow
      title={TITLE}
      state={left === 1 ? 'Noch einer ist unbenutzt.' : `Noch ${left} sind unbenutzt.`}
      action={
        <ConfirmButton
          label="Neue Codes"
          confirmLabel="Neue Codes erzeugen"
          title="Neue Codes erzeugen?"
          explanation="Die bisherigen Codes gelten danach nicht mehr."
          variant="secondary"
          busy={isBusy}
          onConfirm={make}
        />
      }
    />
  );
}

function NewCodes({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) {
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    void showToast(
      isCopied
        ? { title: 'Codes kopiert' }
        : { title: 'Nicht kopiert', description: 'Bitte schreiben Sie die Codes ab.' },
    );
  };
  return (
    <section aria-labelledby="neue-codes" className="notice grid w-full gap-4 p-5">
      <h3 id="neue-codes" className="text-body font-semibold">
        Ihre Wiederherstellungscodes
      </h3>
      <p className="text-small">
        Ist Ihr Gerät weg, kommen Sie mit Passwort und einem dieser Codes hinein. Jeder gilt einmal.
        Wir zeigen sie nur jetzt: Schreiben Sie sie auf Papier, oder bewahren Sie die Datei getrennt
        vom Passwort auf.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 sm:w-max sm:grid-cols-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-small whitespace-nowrap">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={onNoted}>
          Codes sind notiert
        </Button>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          Kopieren
        </Button>
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            downloadFile('wiederherstellungscodes.txt', 'text/plain', `${codes.join('\n')}\n`)
          }
        >
          Als Datei sichern
        </Button>
      </div>
    </section>
  );
}
