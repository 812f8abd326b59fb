import { useState } from 'react';
import type { Position } from '#shared/billing/billing.ts';
import { buildPosition, listCatalogue } from '#shared/offers/offer-draft.ts';
import { useCurrentPrices } from '#app/private/use-current-prices.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Field, Select } from '#app/ui/form/field.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Button } from '#app/ui/button.tsx';
import { Panel } from '#app/private/panel.tsx';
import { fieldId } from './field-id.ts';
import { PositionFields } from './position-fields.tsx';

type Props = {
  positions: readonly Position[];
  errors: Readonly<Record<string, string>>;
  /** `added`: the entry of the price list that has just been taken. */
  onChange: (positions: Position[], added?: string) => void;
  /** The customer may choose; otherwise every position counts. */
  hasOptions?: boolean;
};

/**
 * Positions of a draft: added blank or from the price list, moved by buttons,
 * so that the keyboard does it too.
 */
export function PositionList({ positions, errors, onChange, hasOptions = false }: Props) {
  const [choice, setChoice] = useState('');
  const [spoken, setSpoken] = useState('');
  const catalogue = listCatalogue(useCompany().audience, useCurrentPrices());

  const add = () => {
    const found = catalogue.find(({ id }) => id === choice)?.position ?? buildPosition('', '', 0);
    onChange([...positions, { ...found, id: createUuid() }], choice);
    setSpoken(`Position ${positions.length + 1} hinzugefügt`);
  };
  const move = (index: number, by: -1 | 1) => {
    const next = [...positions];
    const [moved] = next.splice(index, 1);
    next.splice(index + by, 0, moved!);
    onChange(next);
    setSpoken(`${moved!.title || 'Position'} steht jetzt an Stelle ${index + by + 1}`);
  };

  return (
    <Panel id="positionen" title="Positionen">
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      <div className="panel-row">
        <FieldError id={fieldId('positions')} message={errors['positions']} />
      </div>
      <ol className="panel-rows">
        {positions.map((position, index) => (
          <PositionFields
            key={position.id}
            position={position}
            index={index}
            count={positions.length}
            hasOptions={hasOptions}
            errors={errors}
            onChange={(changed) =>
              onChange(positions.map((entry) => (entry.id === changed.id ? changed : entry)))
            }
            onMove={(by) => move(index, by)}
            onRemove={() => {
              onChange(positions.filter(({ id }) => id !== position.id));
              setSpoken(`${position.title || 'Position'} entfernt`);
            }}
          />
        ))}
      </ol>
      <div className="panel-row flex flex-wrap items-end gap-3 border-t border-line py-4">
        <Field
          label="Aus der Preisliste"
          optionalMark={false}
          className="min-w-0 flex-1 max-sm:basis-full sm:max-w-[20rem]"
        >
          {(control) => (
            <Select {...control} value={choice} onChange={(event) => setChoice(event.target.value)}>
              <option value="">Leere Position</option>
              {catalogue.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="secondary" onClick={add} disabled={positions.length >= 100}>
          Position hinzufügen
        </Button>
      </div>
    </Panel>
  );
}
