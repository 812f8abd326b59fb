import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import {
  asList,
  asText,
  emptyValue,
  isRecord,
  type EditorField,
  type FieldSpec,
  type Front,
} from './field-spec.ts';
import { GrowingText } from '#app/ui/form/growing-text.tsx';
import { VisualField } from '#app/private/text-editor/visual-field.tsx';

type Errors = Readonly<Record<string, string>>;
type FieldsProps = {
  fields: readonly EditorField[];
  front: Front;
  /** Path of the group, ending in a dot; empty at the top. */
  path: string;
  errors: Errors;
  /** Somebody is at a field of the top, or has written there. */
  onUse?: (name: string) => void;
  onChange: (front: Front) => void;
};

/** The id of a field, for the summary of errors. */
export const fieldId = (path: string): string => `feld-${path.replaceAll('.', '-')}`;

/** A group of fields as the schema lists them. */
export function StructuredFields({ fields, front, path, errors, onUse, onChange }: FieldsProps) {
  return (
    <div
      className="grid gap-5 sm:grid-cols-2"
      onFocus={({ target }) => {
        const field = fields.find(({ name }) => fieldId(path + name) === target.id);
        if (field) onUse?.(field.name);
      }}
    >
      {fields.map((field) => (
        <StructuredField
          key={field.name}
          field={field}
          value={front[field.name]}
          path={path + field.name}
          errors={errors}
          onChange={(value) => {
            // Written before the code of the page was there, it had no focus to be seen.
            onUse?.(field.name);
            onChange({ ...front, [field.name]: value });
          }}
        />
      ))}
    </div>
  );
}

type FieldProps = {
  field: EditorField;
  value: unknown;
  path: string;
  errors: Errors;
  onChange: (value: unknown) => void;
};

function StructuredField({ field, value, path, errors, onChange }: FieldProps) {
  const { label, hint, required, spec } = field;
  if (spec.kind === 'group')
    return (
      <fieldset id={fieldId(path)} tabIndex={-1} className="border border-line p-4 sm:col-span-2">
        <legend className="px-1 text-small font-semibold">{label}</legend>
        {hint && <p className="mb-3 text-fine text-muted">{hint}</p>}
        {errors[path] && <p className="mb-3 text-small text-danger">{errors[path]}</p>}
        <StructuredFields
          fields={spec.fields}
          front={isRecord(value) ? value : {}}
          path={`${path}.`}
          errors={errors}
          onChange={onChange}
        />
      </fieldset>
    );
  if (spec.kind === 'list')
    return <ListField {...{ field, spec, value, path, errors, onChange }} />;
  if (spec.kind === 'choices') {
    const chosen = asList(value).map(asText);
    return (
      <fieldset id={fieldId(path)} tabIndex={-1} className="sm:col-span-2">
        <EntriesLegend label={label} min={spec.min} />
        <div className="grid sm:grid-cols-2">
          {spec.options.map((option) => (
            <Checkbox
              key={option.value}
              label={option.label}
              checked={chosen.includes(option.value)}
              onChange={(event) =>
                onChange(
                  spec.options
                    .map((known) => known.value)
                    .filter((known) =>
                      known === option.value ? event.target.checked : chosen.includes(known),
                    ),
                )
              }
            />
          ))}
        </div>
        {errors[path] && <p className="text-small text-danger">{errors[path]}</p>}
      </fieldset>
    );
  }
  if (spec.kind === 'text' && spec.format === 'markdown')
    return (
      <VisualField
        id={fieldId(path)}
        label={label}
        extent="line"
        value={asText(value)}
        required={required}
        error={errors[path]}
        onChange={onChange}
      />
    );
  const isWide = spec.kind === 'text' && !spec.format;
  return (
    <Field
      id={fieldId(path)}
      label={label}
      hint={
        hint ?? (spec.kind === 'text' && spec.max ? `Höchstens ${spec.max} Zeichen.` : undefined)
      }
      required={required}
      error={errors[path]}
      {...(isWide && { className: 'sm:col-span-2' })}
    >
      {(control) => <Control {...{ control, spec, value, onChange }} />}
    </Field>
  );
}

/** Marked as the label of a field is. */
const EntriesLegend = ({ label, min }: { label: string; min: number }) => (
  <legend className="text-small font-semibold">
    {label}{' '}
    <span className="font-normal text-muted">{min > 0 ? `(mindestens ${min})` : '(optional)'}</span>
  </legend>
);

type ControlProps = {
  control: { id: string; 'aria-label'?: string };
  spec: FieldSpec;
  value: unknown;
  onChange: (value: unknown) => void;
};

const GROWING = new Set(['title', 'h1'].map(fieldId));

function Control({ control, spec, value, onChange }: ControlProps) {
  const text = asText(value);
  if (spec.kind === 'choice')
    return (
      <Select {...control} value={text} onChange={(event) => onChange(event.target.value)}>
        {spec.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  if (spec.kind === 'text' && spec.rows > 1)
    return (
      <GrowingText
        {...control}
        rows={spec.rows}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  // Grows where an input would cut it off; it stays one line of what is stored.
  if (GROWING.has(control.id))
    return (
      <GrowingText
        {...control}
        value={text}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click();
        }}
        onChange={(event) => onChange(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
    );
  const format = spec.kind === 'text' ? spec.format : undefined;
  return (
    <Input
      {...control}
      type={format === 'day' ? 'date' : format === 'url' ? 'url' : 'text'}
      {...(spec.kind === 'number' && { inputMode: 'numeric' as const })}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

type ListProps = FieldProps & { spec: FieldSpec & { kind: 'list' } };

/** Entries one below the other: each can be changed, moved up and taken out. */
function ListField({ field, spec, value, path, errors, onChange }: ListProps) {
  const items = asList(value);
  const set = (index: number, item: unknown): void => onChange(items.with(index, item));
  const moveUp = (index: number): void => {
    const moved = [...items];
    moved.splice(index - 1, 2, items[index], items[index - 1]);
    onChange(moved);
  };
  const isGroup = spec.item.kind === 'group';
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} className="sm:col-span-2">
      <EntriesLegend label={field.label} min={spec.min} />
      {field.hint && <p className="text-fine text-muted">{field.hint}</p>}
      {errors[path] && <p className="text-small text-danger">{errors[path]}</p>}
      <ol className="mt-2 grid gap-3">
        {items.map((item, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- entries have nothing else to tell them apart
            key={index}
            className={
              isGroup
                ? 'grid grid-cols-[minmax(0,1fr)_auto] gap-2 border border-line p-4'
                : 'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2'
            }
          >
            <div className="min-w-0">
              <ListItem
                spec={spec}
                item={item}
                label={`${field.label} ${index + 1}`}
                path={`${path}.${index}`}
                errors={errors}
                onChange={(next) => set(index, next)}
              />
            </div>
            <div className={isGroup ? 'grid content-start' : 'flex'}>
              <button
                type="button"
                className="grid size-11 place-items-center hover:bg-sunken disabled:opacity-30"
                disabled={index === 0}
                aria-label={`${field.label} ${index + 1} nach oben`}
                onClick={() => moveUp(index)}
              >
                <Icon name="chevron" size={16} className="rotate-180" />
              </button>
              <button
                type="button"
                className="grid size-11 place-items-center hover:bg-sunken"
                aria-label={`${field.label} ${index + 1} entfernen`}
                onClick={() => onChange(items.toSpliced(index, 1))}
              >
                <Icon name="trash" size={18} />
              </button>
            </div>
          </li>
        ))}
      </ol>
      <Button
        size="small"
        variant="secondary"
        className="mt-3"
        onClick={() => onChange([...items, emptyValue(spec.item)])}
      >
        <Icon name="plus" size={16} /> {spec.name} hinzufügen
      </Button>
    </fieldset>
  );
}

type ListItemProps = {
  spec: FieldSpec & { kind: 'list' };
  item: unknown;
  label: string;
  path: string;
  errors: Errors;
  onChange: (value: unknown) => void;
};

function ListItem({ spec, item, label, path, errors, onChange }: ListItemProps) {
  if (spec.item.kind === 'group')
    return (
      <StructuredFields
        fields={spec.item.fields}
        front={isRecord(item) ? item : {}}
        path={`${path}.`}
        errors={errors}
        onChange={onChange}
      />
    );
  return (
    <>
      <Control
        control={{ id: fieldId(path), 'aria-label': label }}
        spec={spec.item}
        value={item}
        onChange={onChange}
      />
      {errors[path] && <p className="text-small text-danger">{errors[path]}</p>}
    </>
  );
}
