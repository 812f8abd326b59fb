import { changeView, useView } from '#app/private/view-settings.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Dialog } from '#app/private/dialog.tsx';

const KEYS = [
  ['Strg K oder ⌘ K', 'Suchen oder springen: jeder Vorgang, jede Seite, jede Aktion'],
  ['j, k', 'Nächste Zeile, vorige Zeile; neben einem offenen Vorgang der nächste und der vorige'],
  ['Eingabe', 'Zeile öffnen'],
  ['e', 'Bearbeiten: Status oder Entwurf'],
  ['r', 'Antworten oder Notiz schreiben'],
  ['/', 'In der Liste suchen'],
  ['?', 'Diese Übersicht'],
] as const;

/** What the keys do, and how dense the lists are. */
export default function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const { density, hasKeys } = useView();
  return (
    <Dialog open onClose={onClose} title="Tasten und Ansicht">
      <dl className="border-t border-line text-small">
        {KEYS.map(([keys, meaning]) => (
          <div
            key={keys}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4 border-b border-line py-2"
          >
            <dt className="font-semibold">{keys}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid gap-2">
        <Checkbox
          label="Einzelne Buchstaben als Tastenkürzel"
          checked={hasKeys}
          onChange={(event) => changeView({ hasKeys: event.target.checked })}
        />
        <Checkbox
          label="Listen luftiger zeigen, mit höheren Zeilen"
          checked={density === 'bequem'}
          onChange={(event) => changeView({ density: event.target.checked ? 'bequem' : 'kompakt' })}
        />
        <p className="text-fine text-muted">
          Beides merkt sich dieses Gerät. Auf Touch-Geräten sind Zeilen immer 44 Pixel hoch.
        </p>
      </div>
    </Dialog>
  );
}
