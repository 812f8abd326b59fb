import type { KeyboardEvent, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { UNITS, type Position } from '#shared/billing/billing.ts';
import { positionCents } from '#shared/billing/totals.ts';
import { formatCents, formatPercent, formatQuantity } from '#shared/pricing/money.ts';
import { cx } from '#app/ui/cx.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
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
  isOpen: boolean;
  onToggle: () => void;
  /** The way on from a field of one line, as in a sheet of figures. */
  onEnter: () => void;
  onChange: (position: Position) => void;
  /** To its new place in the list. */
  onMove: (to: number) => void;
  onGrip: () => void;
  onRemove: () => void;
};

/** '2,5 Stunden × 100,00 €, −10 %': what makes the sum of its row. */
const describeAmount = ({ quantity, unit, unitPriceCents, discountPercent }: Position): string =>
  [
    quantity === 1 && unit === 'pauschal' && discountPercent === 0
      ? unit
      : `${formatQuantity(quantity, unit)} × ${formatCents(unitPriceCents)}`,
    discountPercent > 0 && `−${formatPercent(discountPercent)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** One row of a draft: read until it is opened in its place. */
export function PositionFields(props: Props) {
  const { position, index, count, isOpen, onToggle, onMove, onGrip } = props;
  const name = position.title || `Position ${index + 1}`;
  // The moved row may be put into the page anew, which takes the focus from it.
  const move = (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>, to: number): void => {
    const pressed = event.currentTarget;
    if (to < 0 || to >= count) return;
    flushSync(() => onMove(to));
    pressed.focus();
  };
  return (
    <li data-position={index} className={cx(isOpen && 'bg-sunken/40')}>
      <div className="flex">
        <button
          type="button"
          aria-label={`${name} verschieben, Stelle ${index + 1} von ${count}`}
          title="Ziehen oder Pfeiltasten"
          className="grid w-9 shrink-0 cursor-grab touch-none place-items-center text-muted hover:bg-sunken pointer-coarse:hidden"
          onPointerDown={(event) => event.button === 0 && onGrip()}
          onKeyDown={(event) => {
            const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!by) return;
            event.preventDefault();
            move(event, index + by);
          }}
        >
          <Icon name="grip" size={18} />
        </button>
        <button
          type="button"
          id={`${fieldId(`positions.${index}`)}-zeile`}
          aria-expanded={isOpen}
          className={cx(
            'grid min-h-11 min-w-0 flex-1 grid-cols-[1.5rem_minmax(0,1fr)_auto_1.25rem] items-center',
            'gap-x-2 py-1.5 pr-4 text-left outline-offset-[-3px] hover:bg-sunken pointer-coarse:pl-5',
            'sm:grid-cols-[1.5rem_minmax(0,1fr)_auto_6.5rem_1.25rem]',
          )}
          onClick={onToggle}
        >
          <span className="tabular text-muted">{index + 1}</span>
          <span className="truncate font-semibold">{position.title || 'Ohne Titel'}</span>
          <span className="tabular truncate text-small text-muted max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
            {position.optional && 'optional, '}
            {describeAmount(position)}
          </span>
          <span className="tabular text-right whitespace-nowrap">
            {position.optional && '+ '}
            {formatCents(positionCents(position))}
          </span>
          <Icon name="chevron" size={18} className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {isOpen && <OpenFields {...props} name={name} move={move} />}
    </li>
  );
}

type OpenProps = Props & {
  name: string;
  move: (event: MouseEvent<HTMLElement>, to: number) => void;
};

function OpenFields({
  position,
  index,
  count,
  hasOptions,
  errors,
  onToggle,
  onEnter,
  onChange,
  onRemove,
  name,
  move,
}: OpenProps) {
  const path = (field: string) => `positions.${index}.${field}`;
  const id = (field: string) => fieldId(path(field));
  const error = (field: string) => errors[path(field)];
  const set = (change: Partial<Position>) => onChange({ ...position, ...change });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields
    <fieldset
      className="panel-row grid min-w-0 gap-3 pt-1 pb-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onToggle();
        }
        const isLine = event.target instanceof HTMLInputElement && event.target.type === 'text';
        if (event.key !== 'Enter' || !isLine || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <legend className="sr-only">Position {index + 1}</legend>
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
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1.4fr_1.4fr_1fr]">
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
        <NumberField
          id={id('discountPercent')}
          label="Rabatt in %"
          value={position.discountPercent}
          min={0}
          max={100}
          error={error('discountPercent')}
          onChange={(discountPercent) => set({ discountPercent })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4">
        {hasOptions && (
          <Checkbox
            label="Optional: zählt erst, wenn der Kunde sie wählt"
            checked={position.optional}
            onChange={(event) => set({ optional: event.target.checked })}
          />
        )}
        <span className="-mr-3 ml-auto flex">
          <IconButton
            icon="chevron"
            turned
            label={`${name} nach oben`}
            disabled={index === 0}
            onClick={(event) => move(event, index - 1)}
          />
          <IconButton
            icon="chevron"
            label={`${name} nach unten`}
            disabled={index === count - 1}
            onClick={(event) => move(event, index + 1)}
          />
          <IconButton icon="trash" label={`${name} entfernen`} onClick={onRemove} />
        </span>
      </div>
    </fieldset>
  );
}
