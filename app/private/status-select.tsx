import { useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Select } from '#app/ui/form/field.tsx';

type StatusSelectProps<Status extends string> = {
  /** Names the row for screen readers: "Status von MK-2026-ABC". */
  label: string;
  value: Status | '';
  labels: Readonly<Partial<Record<Status, string>>>;
  /** As quiet as what it says, until somebody reaches for it: in lists. */
  isQuiet?: boolean;
  /** Key of the area that leads there (use-shortcuts.ts). */
  shortcut?: string;
  onChange: (value: Status) => void;
};

/**
 * Changes one row's state at once, without a visible label, which in lists would be noise. What an
 * arrow key chooses in passing waits for 'Übernehmen', and goes when the state changes meanwhile.
 */
export function StatusSelect<Status extends string>({
  label,
  value,
  labels,
  isQuiet = true,
  shortcut,
  onChange,
}: StatusSelectProps<Status>) {
  const [passing, setPassing] = useState<{ over: Status | ''; chosen: Status }>();
  const isByKey = useRef(false);
  const select = useRef<HTMLSelectElement>(null);
  const isListed = (id: string): id is Status => Object.hasOwn(labels, id);
  const chosen = passing?.over === value ? passing.chosen : value;
  return (
    <div className="flex items-center gap-2">
      <Select
        ref={select}
        aria-label={label}
        data-key={shortcut}
        className={cx(
          'text-small',
          isQuiet
            ? 'min-h-11! w-auto! border-line bg-transparent field-sizing-content'
            : 'min-h-11!',
        )}
        value={chosen}
        onPointerDown={() => void (isByKey.current = false)}
        onKeyDown={({ key }) => {
          isByKey.current = true;
          if (key === 'Escape') setPassing(undefined);
        }}
        onChange={({ target: { value: next } }) => {
          if (!isListed(next)) return;
          if (isByKey.current) setPassing({ over: value, chosen: next });
          else onChange(next);
        }}
      >
        {Object.entries<string | undefined>(labels).map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </Select>
      {chosen !== value && isListed(chosen) && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            setPassing(undefined);
            select.current?.focus();
            onChange(chosen);
          }}
        >
          Übernehmen
        </Button>
      )}
    </div>
  );
}
