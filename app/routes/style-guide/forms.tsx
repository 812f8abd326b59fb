import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { PROJECT_TYPES } from '#shared/business.ts';
import { formatWholePrice } from '#shared/format.ts';
import { Specimen } from './specimen.tsx';

export function Forms() {
  const [project, setProject] = useState('');
  const [summary, setSummary] = useState(false);
  return (
    <>
      <Specimen label="Felder">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <Field label="Name" required hint="Wie im Impressum">
            {(control) => <Input {...control} placeholder="Erika Muster" />}
          </Field>
          <Field label="E-Mail" required error="Bitte geben Sie eine gültige E-Mail-Adresse ein." id="stil-email">
            {(control) => <Input {...control} type="email" defaultValue="erika@" />}
          </Field>
          <Field label="Branche">
            {(control) => (
              <Select {...control} defaultValue="">
                <option value="">Bitte wählen</option>
                <option>Handwerk</option>
              </Select>
            )}
          </Field>
          <Field label="Gesperrt">{(control) => <Input {...control} disabled defaultValue="nicht änderbar" />}</Field>
          <Field label="Anmerkungen" className="sm:col-span-2">
            {(control) => <Textarea {...control} />}
          </Field>
        </div>
      </Specimen>
      <Specimen label="Auswahlkarten">
        <div className="w-full">
          <RadioCards
            legend="Projekt"
            required
            value={project}
            onChange={setProject}
            options={PROJECT_TYPES.map((type) => ({
              value: type.id,
              title: type.title,
              description: type.description,
              aside: `ab ${formatWholePrice(type.basePrice)}`,
            }))}
            error={project === '' ? 'Bitte wählen Sie eine Projektart.' : undefined}
          />
        </div>
      </Specimen>
      <Specimen label="Kontrollkästchen">
        <div className="grid">
          <Checkbox label="Newsletter" hint="Jederzeit abbestellbar" />
          <Checkbox label="Gewählt" defaultChecked />
          <Checkbox label="Notwendig" defaultChecked disabled />
          <Checkbox label="Datenschutz" error="Bitte bestätigen Sie die Kenntnisnahme." />
        </div>
      </Specimen>
      <Specimen label="Fehlerübersicht">
        <div className="grid w-full gap-4">
          <Button variant="secondary" size="small" onClick={() => setSummary(!summary)}>
            Umschalten
          </Button>
          <ErrorSummary
            problems={summary ? [{ fieldId: 'stil-email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' }] : []}
          />
        </div>
      </Specimen>
    </>
  );
}
