import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { SavedNote } from '#app/private/saved-note.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { DETAILS_KEY, type Details } from './details.ts';

/** Saved at once. */
export function MessageMails({ details }: { details: Details }) {
  const save = useRowChange<boolean>({
    reads: [DETAILS_KEY],
    write: (client, isOn) => client.from('customer_details').upsert({ mail_on_message: isOn }),
  });
  return (
    <>
      <Checkbox
        label="E-Mail bei neuen Nachrichten"
        hint="Höchstens eine am Tag, zehn Minuten nach einer Nachricht, die Sie nicht gelesen haben."
        // What was chosen, as long as it is being stored: a read that is still
        // under way must not hold the tick up.
        checked={save.isPending ? save.variables : details.mail_on_message}
        onChange={(event) => save.mutate(event.target.checked)}
      />
      <SavedNote>{save.isSuccess && 'Einstellung gespeichert'}</SavedNote>
    </>
  );
}
