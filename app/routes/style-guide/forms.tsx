import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { GrowingText } from '#app/ui/form/growing-text.tsx';
import { UnitInput } from '#app/ui/form/unit-input.tsx';
import { RadioCards } from '#app/ui/form/radio-cards.tsx';
import { EMPTY_SIGNATURE } from '#app/ui/form/signature.ts';
import { SignatureField } from '#app/ui/form/signature-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { PROJECT_TYPES, URGENCIES } from '#shared/agency/business.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { urgencyBadge } from '#shared/pricing/price.ts';
import { Specimen } from './specimen.tsx';

export function Forms() {
  const [project, setProject] = useState('');
  const [summary, setSummary] = useState(false);
  const [line, setLine] = useState('Erika Muster');
  const [deadline, setDeadline] = useState('1month');
  const [signature, setSignature] = useState(EMPTY_SIGNATURE);
  return (
    <>
      <Specimen label="Felder">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <Field label="Name" required hint="Wie im Impressum">
            {(control) => <Input {...control} placeholder="Erika Muster" />}
          </Field>
          <Field
            label="E-Mail"
            required
            error="Bitte geben Sie eine gültige E-Mail-Adresse ein."
            id="stil-email"
          >
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
          <Field label="Branche, nicht gewählt" required error="Bitte wählen Sie Ihre Branche.">
            {(control) => (
              <Select {...control} defaultValue="">
                <option value="">Bitte wählen</option>
                <option>Handwerk</option>
              </Select>
            )}
          </Field>
          <Field label="Gesperrt">
            {(control) => <Input {...control} disabled defaultValue="nicht änderbar" />}
          </Field>
          <Field label="Mit Einheit">
            {(control) => <UnitInput {...control} unit="€" defaultValue="590" />}
          </Field>
          <TextField label="Kurzform" required value={line} onChange={setLine} />
          <Field label="Wächst mit">
            {(control) => (
              <GrowingText
                {...control}
                value={line}
                onChange={(event) => setLine(event.target.value)}
              />
            )}
          </Field>
          <Field label="Anmerkungen">{(control) => <Textarea {...control} />}</Field>
          <Field label="Anmerkungen, zu lang" error="Bitte kürzen Sie den Text auf 4.000 Zeichen.">
            {(control) => <Textarea {...control} defaultValue="Ein langer Text" />}
          </Field>
        </div>
      </Specimen>
      <Specimen label="Unterschrift">
        <SignatureField
          id="stil-unterschrift"
          value={signature}
          error={undefined}
          onChange={setSignature}
        />
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
      <Specimen label="Auswahlkarten, gewählt">
        <div className="w-full">
          <RadioCards
            legend="Dringlichkeit"
            value={deadline}
            onChange={setDeadline}
            options={URGENCIES.map(({ value, label, multiplier }) => {
              const badge = urgencyBadge(multiplier);
              return {
                value: value as string,
                title: label,
                aside: badge && <Badge>{badge}</Badge>,
              };
            })}
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
        {/* It takes the view when it appears, so it waits to be asked. */}
        <Button variant="secondary" size="small" onClick={() => setSummary(!summary)}>
          {summary ? 'Ausblenden' : 'Zeigen'}
        </Button>
        <div className="w-full">
          <ErrorSummary
            attempt={summary}
            problems={
              summary
                ? [
                    {
                      fieldId: 'stil-email',
                      message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
                    },
                  ]
                : []
            }
          />
        </div>
      </Specimen>
    </>
  );
}
