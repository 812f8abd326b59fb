import { useState, type FormEvent } from 'react';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import {
  BUSY_CALENDARS_KEY,
  BUSY_TIMES_KEY,
  useBusyCalendars,
  type BusyCalendar,
} from './calendar-data.ts';
import { RemoveButton } from './remove-button.tsx';

const READS = [BUSY_CALENDARS_KEY, BUSY_TIMES_KEY];

/** Calendars kept elsewhere: whether they could be read, and one more. */
export function BusyCalendars() {
  const query = useBusyCalendars();
  useLiveTable('busy_calendars', READS);
  return (
    <>
      <QueryState query={query}>
        {(rows) =>
          rows.length > 0 && (
            <ul className="mb-6 border-t border-line">
              {rows.map((row) => (
                <CalendarRow key={row.id} calendar={row} />
              ))}
            </ul>
          )
        }
      </QueryState>
      <NewCalendar />
    </>
  );
}

function CalendarRow({ calendar }: { calendar: BusyCalendar }) {
  const { id, name, read_at, failed_since, problem } = calendar;
  const again = useRowChange<void>({
    reads: READS,
    write: (client) =>
      client
        .from('busy_calendars')
        .update({ next_read_at: new Date().toISOString() })
        .eq('id', id)
        .select('id'),
    done: 'Wird gelesen',
  });
  return (
    <li className="flex items-start gap-3 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">
          <strong className="font-semibold">{name}</strong>
          <Badge tone={problem ? 'danger' : read_at ? 'success' : 'neutral'}>
            {problem ? 'Nicht lesbar' : read_at ? 'Verbunden' : 'Wird gelesen'}
          </Badge>
        </p>
        {problem && (
          <p role="alert" className="mt-1 text-small text-danger">
            {problem}
          </p>
        )}
        <p className="mt-1 text-fine text-muted">
          {problem && failed_since && `Seit ${formatMoment(failed_since)}. `}
          {read_at && `Zuletzt gelesen: ${formatMoment(read_at)}. `}
          {problem && read_at && 'Die Zeiten von damals gelten weiter.'}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={again.isPending}
        aria-label={`${name} jetzt lesen`}
        onClick={() => again.mutate()}
      >
        Jetzt lesen
      </Button>
      <RemoveButton
        label={`${name} entfernen`}
        reads={READS}
        done="Kalender entfernt"
        write={(client) => client.from('busy_calendars').delete().eq('id', id)}
      />
    </li>
  );
}

const EMPTY = { name: '', url: '' };
type Values = typeof EMPTY;

/** Calendar programs write webcal:// for the same address. */
export const toSecureAddress = (url: string): string =>
  url.trim().replace(/^webcals?:\/\//i, 'https://');

export function findProblem({ name, url }: Values): { field: keyof Values; error: string } | null {
  if (name.trim() === '')
    return { field: 'name', error: 'Bitte geben Sie dem Kalender einen Namen.' };
  const address = toSecureAddress(url);
  if (!/^https:\/\/\S+$/i.test(address) || !URL.canParse(address))
    return {
      field: 'url',
      error: 'Bitte geben Sie eine Adresse ein, die mit https:// oder webcal:// beginnt.',
    };
  return null;
}

function NewCalendar() {
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<ReturnType<typeof findProblem>>(null);
  const add = useRowChange<Values>({
    reads: READS,
    write: (client, { name, url }) =>
      client
        .from('busy_calendars')
        .insert({ name: name.trim(), secret_url: new URL(toSecureAddress(url)).href }),
    done: 'Kalender verbunden',
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem(values);
    setProblem(found);
    if (found) return document.getElementById(`belegt-${found.field}`)?.focus();
    add.mutate(values, { onSuccess: () => setValues(EMPTY) });
  };
  const bind = (field: keyof Values) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) =>
      setValues({ ...values, [field]: event.target.value }),
  });
  const errorOf = (field: keyof Values) => (problem?.field === field ? problem.error : undefined);
  return (
    <form noValidate onSubmit={submit} aria-label="Kalender verbinden" className="grid gap-4">
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
