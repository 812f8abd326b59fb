import { Input } from '#app/ui/form/field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { type TimeRange } from './week-hours.ts';

type RangeFieldsProps = {
  id: string;
  day: string;
  range: TimeRange;
  errorId: string | undefined;
  onChange: (range: TimeRange) => void;
  onRemove: () => void;
};

export function RangeFields({ id, day, range, errorId, onChange, onRemove }: RangeFieldsProps) {
  const field = (part: 'opens' | 'closes', label: string) => (
    <Input
      type="time"
      id={`${id}-${part}`}
      aria-label={`${day}: ${label}`}
      className="tabular max-w-[9.5rem] px-2.5 sm:px-3.5"
      value={range[part]}
      onChange={(event) => onChange({ ...range, [part]: event.target.value })}
      {...(errorId && { 'aria-invalid': true, 'aria-describedby': errorId })}
    />
  );
  return (
    <div className="flex items-center gap-2">
      {field('opens', 'von')}
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      {field('closes', 'bis')}
      <IconButton icon="trash" label={`${day}: Zeit entfernen`} onClick={onRemove} />
    </div>
  );
}
