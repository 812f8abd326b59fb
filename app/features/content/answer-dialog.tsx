import type { AnswerText } from '#content/schemas/assistant.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import type { SiteField } from './site-fields.ts';
import { SiteForm } from './site-form.tsx';

const HINT = 'Preise und Angaben zur Firma als Platzhalter, z. B. {price.startpaket}';
const FIELDS: readonly SiteField[] = [
  { name: 'de', label: 'Deutsch', kind: 'text', rows: 6, hint: HINT },
  { name: 'en', label: 'Englisch', kind: 'text', rows: 6 },
  { name: 'nl', label: 'Niederländisch', kind: 'text', rows: 6 },
];

export type EditedAnswer = { id: string; label: string; text: AnswerText; seen: string };

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
