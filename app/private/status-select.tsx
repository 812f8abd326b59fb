import { Select } from '#app/ui/form/field.tsx';

type StatusSelectProps<Status extends string> = {
  /** Names the row for screen readers: "Status von MK-2026-ABC". */
  label: string;
  value: Status | '';
  labels: Readonly<Partial<Record<Status, string>>>;
  onChange: (value: Status) => void;
};

/**
 * Changes one row's state at once; for lists, where a visible label on every
 * row would be noise.
 */
export function StatusSelect<Status extends string>({
  label,
  value,
  labels,
  onChange,
}: StatusSelectProps<Status>) {
  const isListed = (id: string): id is Status => Object.hasOwn(labels, id);
  return (
    <Select
      aria-label={label}
      // As quiet as what it says, until somebody reaches for it.
      className="min-w-[10rem] border-transparent bg-transparent text-small"
      value={value}
      onChange={({ target }) => isListed(target.value) && onChange(target.value)}
    >
      {Object.entries<string | undefined>(labels).map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
}
