import type { AnswerText } from '#content/schemas/assistant.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { textOf, type SiteField } from './site-fields.ts';
import { SiteForm, type SiteFormQuestion } from './site-form.tsx';

const HINT = 'Preise und Angaben zur Firma als Platzhalter, z. B. {price.startpaket}';
const FIELDS: readonly SiteField[] = [
  { name: 'de', label: 'Deutsch', kind: 'text', rows: 6, hint: HINT },
  { name: 'en', label: 'Englisch', kind: 'text', rows: 6 },
  { name: 'nl', label: 'Niederländisch', kind: 'text', rows: 6 },
];

export type EditedAnswer = { id: string; label: string; text: AnswerText; seen: string };

/** Asked where the German wording is new and another language still says what it replaces. */
function askAboutLanguages(form: FormData, text: AnswerText): SiteFormQuestion | null {
  const isSame = (name: keyof AnswerText): boolean => textOf(form, name) === text[name].trim();
  const left = FIELDS.filter(({ name }) => name !== 'de' && isSame(name as keyof AnswerText));
  if (isSame('de') || left.length === 0) return null;
  const names = left.map(({ label }) => label).join(' und ');
  return {
    title: `Ohne ${names} speichern?`,
    confirmLabel: 'So speichern',
    body: <p>Dort steht der alte Wortlaut. Wer so fragt, bekommt weiter die alte Auskunft.</p>,
  };
}

/** Rewords one answer of the assistant. */
export function AnswerDialog({ answer, onClose }: { answer: EditedAnswer; onClose: () => void }) {
  const { id, label, text, seen } = answer;
  return (
    <Dialog open onClose={onClose} title={label} size="wide">
      <SiteForm
        groups={[{ fields: FIELDS }]}
        hidden={{ id }}
        stored={{ values: text, seen }}
        onSaved={onClose}
        question={(form) => askAboutLanguages(form, text)}
        actions={(submit, busy) =>
          seen && (
            <ConfirmButton
              label="Ursprünglichen Text nehmen"
              confirmLabel="Eigenen Text löschen"
              title="Ursprünglichen Text nehmen?"
              explanation={
                'Ihr Text geht in allen drei Sprachen verloren. Der Assistent sagt sofort wieder, ' +
                'was er am Anfang gesagt hat.'
              }
              variant="quiet"
              busy={busy}
              onConfirm={() => submit({ takeBack: 'ja' })}
            />
          )
        }
      />
    </Dialog>
  );
}
