import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MAX_ALT_LENGTH } from '#shared/media/media.ts';

export type Staged = {
  key: string;
  file: File;
  /** Of this file, in this browser. */ preview: string;
  alt: string;
  error?: string;
  isBusy?: boolean;
};

export const isDocument = ({ type }: File): boolean => type === 'application/pdf';

type StagedFileProps = {
  entry: Staged;
  onChange: (changes: Partial<Staged>) => void;
  onRemove: () => void;
};

export function StagedFile({ entry, onChange, onRemove }: StagedFileProps) {
  const { file, preview, alt, error, isBusy } = entry;
  const isPicture = preview !== '';
  return (
    <li className="flex items-start gap-4 border-b border-line p-4">
      <span className="grid size-20 shrink-0 place-items-center overflow-hidden bg-sunken">
        {isPicture ? (
          <img src={preview} alt="" className="size-full object-cover" />
        ) : (
          <Icon name="file" />
        )}
      </span>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="text-small font-semibold break-words">{file.name}</p>
        {isPicture ? (
          <Field label="Was zeigt das Bild?" required error={error}>
            {(control) => (
              <Input
                {...control}
                value={alt}
                maxLength={MAX_ALT_LENGTH}
                placeholder="Zum Beispiel: Erika Muster am Schreibtisch"
                onChange={(event) => onChange({ alt: event.target.value, error: '' })}
              />
            )}
          </Field>
        ) : (
          error && <p className="text-small text-danger">{error}</p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        disabled={isBusy}
        aria-label={`${file.name} nicht hochladen`}
        onClick={onRemove}
      >
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
