import { useRef, useState } from 'react';
import { matchWords } from '#app/lib/match-words.ts';
import { Dialog } from '#app/private/dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { isAddress } from './schema.ts';
import type { Choice } from './text-context.ts';

type Props = {
  title: string;
  options: readonly Choice[];
  /** Whether an address that is not in the list can be typed. */
  isFree?: boolean;
  /** Where the link leads now, and how it is taken away. */
  current?: string | undefined;
  onRemove?: () => void;
  onPick: (option: Choice) => void;
  onClose: () => void;
};

/** As one says it: without what only machines need. */
const completeAddress = (typed: string): string =>
  typed.startsWith('www.')
    ? `https://${typed}`
    : /^[^\s@/:]+@[^\s@]+\.\w+$/.test(typed)
      ? `mailto:${typed}`
      : typed;

export function ChoiceDialog(props: Props) {
  const { title, options, isFree = false, current = '', onRemove, onPick, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [search, setSearch] = useState(current);
  const typed = completeAddress(search.trim());
  const found = options
    .filter(
      ({ value, label, name = '' }) =>
        typed === current || matchWords(search.trim(), [name, label, value]),
    )
    .slice(0, 40);
  return (
    <Dialog open onClose={onClose} title={title} initialFocus={field}>
      <Field label={isFree ? 'Seite oder Adresse' : 'Suche'} optionalMark={false}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {isFree && typed !== current && isAddress(typed) && !/\s/.test(typed) && (
          <Button size="small" onClick={() => onPick({ value: typed, label: typed })}>
            Diese Adresse nehmen
          </Button>
        )}
        {current && onRemove && (
          <Button size="small" variant="secondary" onClick={onRemove}>
            Verweis entfernen
          </Button>
        )}
      </div>
      {found.length === 0 && !isFree && (
        <p className="mt-4 text-small" role="status">
          Dazu ist nichts in der Liste.
        </p>
      )}
      <ul className="mt-4 max-h-[45dvh] overflow-y-auto border-t border-line">
        {found.map((option) => (
          <li key={option.value} className="border-b border-line">
            <button
              type="button"
              className="grid min-h-11 w-full py-1.5 text-left hover:bg-sunken"
              onClick={() => onPick(option)}
            >
              <span className="text-small font-semibold">{option.label}</span>
              <span className="text-fine text-muted">{option.name ?? option.value}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
