import type { FormEvent } from 'react';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { parseUrl } from '#shared/core/parse-url.ts';
import { useFields, type FieldProblem } from './use-fields.ts';
import { BUSY_READS } from './calendar-data.ts';

const EMPTY = { name: '', url: '' };
type Values = typeof EMPTY;

/** Calendar programs write webcal:// for the same address. */
export const toSecureAddress = (url: string): string =>
  url.trim().replace(/^webcals?:\/\//i, 'https://');

export function findProblem({ name, url }: Values): FieldProblem<Values> | undefined {
  if (name.trim() === '')
    return { field: 'name', error: 'Bitte geben Sie dem Kalender einen Namen.' };
  const address = toSecureAddress(url);
  if (!/^https:\/\/\S+$/i.test(address) || !parseUrl(address))
    return {
      field: 'url',
      error: 'Bitte geben Sie eine Adresse ein, die mit https:// oder webcal:// beginnt.',
    };
  return undefined;
}

/** Connects one more calendar. */
export function BusyCalendarForm() {
  const { values, isDirty, bind, errorOf, refuse, clear } = useFields('belegt', EMPTY);
  const add = useRowChange<Values>({
    reads: BUSY_READS,
    write: (client, { name, url }) =>
      client
        .from('busy_calendars')
        .insert({ name: name.trim(), secret_url: new URL(toSecureAddress(url)).href }),
    done: 'Kalender verbunden',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem(values);
    refuse(found);
    if (!found) add.mutate(values, { onSuccess: clear });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Kalender verbinden" className="grid gap-4">
      <UnsavedGuard dirty={isDirty} busy={add.isPending} />
      <Field id="belegt-name" label="Name" required error={errorOf('name')}>
        {(control) => (
          <Input {...control} {...bind('name')} maxLength={80} placeholder="Kalender von Anna" />
        )}
      </Field>
      <Field
        id="belegt-url"
        label="Adresse im iCal-Format"
        required
        error={errorOf('url')}
        hint={
          'Google: Einstellungen des Kalenders, „Privatadresse im iCal-Format“. Outlook: ' +
          '„Kalender veröffentlichen“, Link ICS. Nextcloud: „Teilen“, Link kopieren und ' +
          '?export anhängen.'
        }
      >
        {(control) => (
          <Input {...control} {...bind('url')} type="url" maxLength={2000} autoComplete="off" />
        )}
      </Field>
      <div>
        <Button type="submit" size="small" variant="secondary" busy={add.isPending}>
          Kalender verbinden
        </Button>
      </div>
    </form>
  );
}
