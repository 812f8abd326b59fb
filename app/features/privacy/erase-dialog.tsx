import { useState, type FormEvent } from 'react';
import { callFunction } from '#app/lib/call-function.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import type { Erasure, ErasureAnswer, PersonOverview } from '#shared/privacy/privacy.ts';
import { formatMoment } from '#shared/agency/moment.ts';
import { tellRequest } from './tell-request.ts';

type Props = {
  email: string;
  person: PersonOverview;
  onClose: () => void;
  onErased: (answer: Extract<ErasureAnswer, { success: true }>) => void;
};

/** '1 laufendes Projekt, 2 offene Rechnungen und ein Gespräch am …'; '' where nothing is open. */
const nameOpenWork = ({
  open_projects: projects,
  open_invoices: invoices,
  open_offers: offers,
  coming_talks: talks,
}: PersonOverview): string =>
  new Intl.ListFormat('de').format([
    ...(projects > 0
      ? [`${projects} ${projects === 1 ? 'laufendes Projekt' : 'laufende Projekte'}`]
      : []),
    ...(invoices > 0
      ? [`${invoices} ${invoices === 1 ? 'offene Rechnung' : 'offene Rechnungen'}`]
      : []),
    ...(offers > 0 ? [`${offers} ${offers === 1 ? 'offenes Angebot' : 'offene Angebote'}`] : []),
    ...talks.map((start) => `ein Gespräch am ${formatMoment(start)}`),
  ]);

/** Nothing brings the data back, so the address is typed once more. */
export function EraseDialog({ email, person, onClose, onErased }: Props) {
  const [confirmation, setConfirmation] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const openWork = nameOpenWork(person);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirmation.trim().toLowerCase() !== email) {
      setFailure('Die Adresse stimmt nicht überein.');
      document.getElementById('loeschen-adresse')?.focus();
      return;
    }
    setFailure('');
    setIsBusy(true);
    const answer = await callFunction<ErasureAnswer>(
      'privacy',
      { email, confirmation } satisfies Erasure,
      FAILED,
    );
    setIsBusy(false);
    if (answer.success) onErased(answer);
    else setFailure(answer.error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Person löschen?"
      description={email}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" type="submit" form="person-loeschen" variant="danger" busy={isBusy}>
            Endgültig löschen
          </Button>
          <Button size="small" variant="secondary" disabled={isBusy} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <form
        id="person-loeschen"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <p className="font-semibold">{tellRequest(person)}</p>
        {openWork && (
          <p className="border border-danger bg-danger-wash p-4 text-small">
            Achtung: {openWork}. Projekte mit ihren Dateien, offene Angebote und Gespräche werden
            mitgelöscht; ein Gespräch wird dabei nicht abgesagt.
          </p>
        )}
        <p>
          Einträge, Dateien und das Kundenkonto werden sofort gelöscht. Das lässt sich nicht
          rückgängig machen. Die Person bekommt eine E-Mail darüber, danach ist auch diese gelöscht.
        </p>
        <Field
          id="loeschen-adresse"
          label="E-Mail-Adresse zur Bestätigung"
          required
          error={failure || undefined}
        >
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              value={confirmation}
              onChange={(event) => setConfirmation(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

const FAILED: ErasureAnswer = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte suchen Sie die Person erneut.',
};
