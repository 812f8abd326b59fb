import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { Field, Input, Select, Textarea } from '#app/ui/form/field.tsx';
import { UnsavedGuard } from '../area/unsaved-guard.tsx';
import type { SiteField, SiteFormAnswer } from './site-fields.ts';

type SiteFormProps = {
  groups: readonly { title?: string; fields: readonly SiteField[] }[];
  /** Stored values by field name; lists as one line an entry. */
  values: Readonly<Record<string, string>>;
  /** Sent along and not shown, e.g. the id of the row. */
  hidden?: Readonly<Record<string, string>>;
  submitLabel?: string;
  /** Further controls beside the button. */
  actions?: ReactNode;
  onSaved?: () => void;
  /** Called with all values after a pause in typing. */
  onInput?: (values: FormData) => void;
};

/** Form of the admin area that saves through the route's action; input stays where it is when saving fails. */
export function SiteForm({ groups, values, hidden = {}, submitLabel = 'Speichern', actions, onSaved, onInput }: SiteFormProps) {
  const fetcher = useFetcher<SiteFormAnswer>();
  const [dirty, setDirty] = useState(false);
  const prefix = useId();
  const timer = useRef<number>(undefined);
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  const errors: Record<string, string> = answer?.saved === false ? (answer.fieldErrors ?? {}) : {};
  const idOf = (name: string): string => `${prefix}${name}`;

  useEffect(() => {
    if (!answer) return;
    if (answer.saved) {
      setDirty(false);
      void showToast({ title: 'Gespeichert' });
      onSaved?.();
    } else void showToast({ title: 'Nicht gespeichert', description: answer.message, tone: 'destructive' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once an answer
  }, [answer]);

  const noteInput = (event: FormEvent<HTMLFormElement>): void => {
    setDirty(true);
    if (!onInput) return;
    const form = event.currentTarget;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => onInput(new FormData(form)), 400);
  };

  return (
    <fetcher.Form method="post" noValidate onChange={noteInput} className="grid gap-8">
      <ErrorSummary problems={Object.entries(errors).map(([name, message]) => ({ fieldId: idOf(name), message }))} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group, index) => (
        <fieldset key={group.title ?? index} className="grid gap-5">
          {group.title && <legend className="mb-4 text-title">{group.title}</legend>}
          <div className="grid gap-5 sm:grid-cols-2">
            {group.fields.map((field) => (
              <SiteControl
                key={field.name}
                field={field}
                id={idOf(field.name)}
                value={values[field.name] ?? ''}
                error={errors[field.name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={fetcher.state !== 'idle'}>
          {submitLabel}
        </Button>
        {actions}
        <span className="text-small text-muted" aria-live="polite">
          {dirty ? 'Nicht gespeicherte Änderungen' : ''}
        </span>
      </div>
      <UnsavedGuard dirty={dirty && fetcher.state === 'idle'} />
    </fetcher.Form>
  );
}

function SiteControl({ field, id, value, error }: { field: SiteField; id: string; value: string; error: string | undefined }) {
  const { name, label, kind = 'line', hint, required = true } = field;
  if (kind === 'check') {
    return (
      <Checkbox
        id={id}
        name={name}
        value="ja"
        defaultChecked={value === 'ja'}
        label={label}
        hint={hint}
        error={error}
        className="sm:col-span-2"
      />
    );
  }
  const isWide = kind === 'text' || kind === 'checks' || field.wide === true;
  if (kind === 'checks') {
    const chosen = value.split('\n');
    return (
      <fieldset id={id} className="sm:col-span-2">
        <legend className="text-small font-semibold">{label}</legend>
        <div className="grid sm:grid-cols-2">
          {(field.options ?? []).map(([option, text]) => (
            <Checkbox key={option} name={name} value={option} defaultChecked={chosen.includes(option)} label={text} />
          ))}
        </div>
        {error && <p className="text-small text-danger">{error}</p>}
      </fieldset>
    );
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} {...(isWide ? { className: 'sm:col-span-2' } : {})}>
      {(control) => {
        if (kind === 'text') {
          return (
            <Textarea
              {...control}
              name={name}
              defaultValue={value}
              rows={field.rows ?? 4}
              className={field.mono ? 'font-mono text-small' : ''}
            />
          );
        }
        if (kind === 'select') {
          return (
            <Select {...control} name={name} defaultValue={value}>
              {(field.options ?? []).map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
            </Select>
          );
        }
        return (
          <Input
            {...control}
            name={name}
            defaultValue={value}
            type={INPUT_TYPES[kind]}
            {...(kind === 'number' ? { inputMode: 'decimal' } : {})}
          />
        );
      }}
    </Field>
  );
}

const INPUT_TYPES = { line: 'text', day: 'date', time: 'time', number: 'text', email: 'email', url: 'url' } as const;
