import { Select } from '#app/ui/form/field.tsx';

type StatusSelectProps = {
  /** Names the row for screen readers: "Status von MK-2026-ABC". */
  label: string;
  value: string;
  labels: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
};

/** Changes one row's state at once; for lists, where a visible label on every row would be noise. */
export function StatusSelect({ label, value, labels, onChange }: StatusSelectProps) {
  return (
    <Select aria-label={label} className="min-w-[10rem] text-small" value={value} onChange={(event) => onChange(event.target.value)}>
      {Object.entries(labels).map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </Select>
  );
}
