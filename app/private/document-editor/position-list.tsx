import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Position } from '#shared/billing/billing.ts';
import { buildPosition, listCatalogue } from '#shared/offers/offer-draft.ts';
import { useCurrentPrices } from '#app/private/use-current-prices.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Select } from '#app/ui/form/field.tsx';
import { FieldError } from '#app/ui/form/field-error.tsx';
import { Button } from '#app/ui/button.tsx';
import { Panel } from '#app/private/panel.tsx';
import { fieldId } from './field-id.ts';
import { focusUnreadable } from './number-field.tsx';
import { PositionFields } from './position-fields.tsx';
import { useDragged } from './use-dragged.ts';

type Props = {
  positions: readonly Position[];
  errors: Readonly<Record<string, string>>;
  /** `added`: the entry of the price list that has just been taken. */
  onChange: (positions: Position[], added?: string) => void;
  /** The customer may choose; otherwise every position counts. */
  hasOptions?: boolean;
};

const MOST = 100;
const isBlank = ({ title, description, unitPriceCents }: Position): boolean =>
  !title.trim() && !description.trim() && unitPriceCents === 0;

/**
 * Positions of a draft, a row each. One is opened in its place; Enter goes on
 * to the next and adds one behind the last, Escape closes. They are moved by
 * their handle, dragged or with the arrow keys, and by buttons.
 */
export function PositionList({ positions, errors, onChange, hasOptions = false }: Props) {
  const [choice, setChoice] = useState('');
  const [spoken, setSpoken] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const catalogue = listCatalogue(useCompany().audience, useCurrentPrices());

  const isWrong = (index: number): boolean =>
    Object.keys(errors).some((path) => path.startsWith(`positions.${index}.`));
  const hidden = positions.filter(({ id }, index) => isWrong(index) && !open.has(id));
  if (hidden.length > 0) setOpen(new Set([...open, ...hidden.map(({ id }) => id)]));

  /** Opens one alone; what is wrong stays open, and so does a number that nobody can read. */
  const show = (id: string | null): boolean => {
    if (list.current && focusUnreadable(list.current)) return false;
    const wrong = positions.filter((_, index) => isWrong(index)).map((entry) => entry.id);
    flushSync(() => setOpen(new Set(id === null ? wrong : [...wrong, id])));
    return true;
  };
  const focusField = (path: string): void => document.getElementById(path)?.focus();
  const toggle = (position: Position, index: number): void => {
    if (!open.has(position.id)) return void show(position.id);
    if (isBlank(position)) return remove(position);
    if (show(null)) focusField(`${fieldId(`positions.${index}`)}-zeile`);
  };
  const remove = ({ id, title }: Position): void => {
    onChange(positions.filter((entry) => entry.id !== id));
    setSpoken(`${title || 'Position'} entfernt`);
    focusField('position-hinzufuegen');
  };
  const add = (picked: string): void => {
    if (positions.length >= MOST) return;
    const found = catalogue.find(({ id }) => id === picked)?.position ?? buildPosition('', '', 0);
    const added = { ...found, id: createUuid() };
    if (!show(picked ? null : added.id)) return;
    flushSync(() => {
      onChange([...positions, added], picked);
      setSpoken(`Position ${positions.length + 1} hinzugefügt`);
    });
    if (!picked) focusField(fieldId(`positions.${positions.length}.title`));
  };
  const enter = (index: number): void => {
    const next = positions[index + 1];
    // A second blank one would only have to be taken away again.
    if (!next) return isBlank(positions[index]!) ? undefined : add('');
    if (show(next.id)) focusField(fieldId(`positions.${index + 1}.title`));
  };
  const move = (from: number, to: number): void => {
    const next = [...positions];
    const [moved] = next.splice(from, 1);
    next.splice(to, 0, moved!);
    onChange(next);
    setSpoken(`${moved!.title || 'Position'} steht jetzt an Stelle ${to + 1}`);
  };
  useDragged(
    held,
    list,
    (from, to) => {
      move(from, to);
      setHeld(to);
    },
    () => setHeld(null),
  );

  return (
    <Panel id="positionen" title="Positionen">
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      <div className="panel-row">
        <FieldError id={fieldId('positions')} message={errors['positions']} />
      </div>
      <ol ref={list} className={held === null ? 'panel-rows' : 'panel-rows select-none'}>
        {positions.map((position, index) => (
          <PositionFields
            key={position.id}
            position={position}
            index={index}
            count={positions.length}
            hasOptions={hasOptions}
            errors={errors}
            isOpen={open.has(position.id)}
            onToggle={() => toggle(position, index)}
            onEnter={() => enter(index)}
            onChange={(changed) =>
              onChange(positions.map((entry) => (entry.id === changed.id ? changed : entry)))
            }
            onMove={(to) => move(index, to)}
            onGrip={() => setHeld(index)}
            onRemove={() => remove(position)}
          />
        ))}
      </ol>
      <div className="panel-row flex flex-wrap gap-3 border-t border-line py-3">
        <span className="min-w-0 grow basis-32 sm:max-w-[16rem]">
          <Select
            aria-label="Aus der Preisliste"
            className="text-ellipsis"
            value={choice}
            onChange={(event) => setChoice(event.target.value)}
          >
            <option value="">Leere Position</option>
            {catalogue.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        </span>
        <Button
          id="position-hinzufuegen"
          variant="secondary"
          onClick={() => add(choice)}
          disabled={positions.length >= MOST}
        >
          Position hinzufügen
        </Button>
      </div>
    </Panel>
  );
}
