import { useState } from 'react';
import { positionCents, UNITS, type Position } from '#shared/billing/billing.ts';
import { formatCents } from '#shared/pricing/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { fieldId } from './field-id.ts';
import { NumberField } from './number-field.tsx';
import { TextField, TitleField } from './text-fields.tsx';

type Props = {
  position: Position;
  index: number;
  count: number;
  hasOptions: boolean;
  errors: Readonly<Record<string, string>>;
  onChange: (position: Position) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One piece at its price: there is nothing to count. */
const isFlat = ({ quantity, unit, discountPercent }: Position): boolean =>
  quantity === 1 && unit === 'pauschal' && discountPercent === 0;

export function PositionFields({
  position,
  index,
  count,
  hasOptions,
  errors,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const path = (field: string) => `positions.${index}.${field}`;
  const id = (field: string) => fieldId(path(field));
  const error = (field: string) => errors[path(field)];
  const set = (change: Partial<Position>) => onChange({ ...position, ...change });
  const [isOpen, setIsOpen] = useState(!isFlat(position));
  const isWrong = ['quantity', 'discountPercent'].some((field) => error(field));
  if (!isOpen && isWrong) setIsOpen(true);
  const name = position.title || `Position ${index + 1}`;
  return (
    <li className="panel-row py-4">
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 flex w-full flex-wrap items-center justify-between gap-2">
          <span className="font-semibold">Position {index + 1}</span>
          <span className="flex">
            <IconButton
              icon="chevron"
              turned
              label={`${name} nach oben`}
              disabled={index === 0}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="chevron"
              label={`${name} nach unten`}
              disabled={index === count - 1}
              onClick={() => onMove(1)}
            />
            <IconButton icon="trash" label={`${name} entfernen`} onClick={onRemove} />
          </span>
        </legend>
        <TitleField
          path={path('title')}
          label="Titel"
          value={position.title}
          error={error('title')}
          onChange={(title) => set({ title })}
        />
        <TextField
          path={path('description')}
          label="Beschreibung"
          rows={2}
          maxLength={2000}
          value={position.description}
          error={error('description')}
          onChange={(description) => set({ description })}
        />
        <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {isOpen && (
            <>
              <NumberField
                id={id('quantity')}
                label="Menge"
                value={position.quantity}
                min={0.01}
                max={10_000}
                error={error('quantity')}
                onChange={(quantity) => set({ quantity })}
              />
              <Field label="Einheit" id={id('unit')} required>
                {(control) => (
                  <Select
                    {...control}
                    value={position.unit}
                    onChange={(event) => set({ unit: event.target.value as Position['unit'] })}
                  >
                    {UNITS.map((unit) => (
                      <option key={unit}>{unit}</option>
                    ))}
                  </Select>
                )}
              </Field>
            </>
          )}
          <NumberField
            id={id('unitPriceCents')}
            label="Einzelpreis in €"
            isMoney
            value={position.unitPriceCents / 100}
            min={-1_000_000}
            max={1_000_000}
            error={error('unitPriceCents')}
            onChange={(euros) => set({ unitPriceCents: Math.round(euros * 100) })}
          />
          {isOpen ? (
            <NumberField
              id={id('discountPercent')}
              label="Rabatt in %"
              value={position.discountPercent}
              min={0}
              max={100}
              error={error('discountPercent')}
              onChange={(discountPercent) => set({ discountPercent })}
            />
          ) : (
            <Button
              size="small"
              variant="quiet"
              className="-ml-4 justify-self-start self-end sm:col-span-3"
              aria-label={`Menge und Rabatt von ${name}`}
              onClick={() => setIsOpen(true)}
            >
              Menge und Rabatt
            </Button>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          {hasOptions && (
            <Checkbox
              label="Optional: zählt erst, wenn der Kunde sie wählt"
              checked={position.optional}
              onChange={(event) => set({ optional: event.target.checked })}
            />
          )}
          <p className="tabular ml-auto font-semibold">
            {formatCents(positionCents(position))} netto
          </p>
        </div>
      </fieldset>
    </li>
  );
}
