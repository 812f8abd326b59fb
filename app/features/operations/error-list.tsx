import { useState } from 'react';
import type { Tables } from '#shared/database-types.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FilterSelect } from '#app/private/list-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useRowChange } from '#app/private/use-row-change.ts';

type ErrorGroup = Tables<'error_groups'>;
const KEY = ['admin-errors'];
const READS = [KEY];
/** What can be shown, and which messages that is. */
const STATES = {
  open: { label: 'Offene', holds: (group: ErrorGroup) => group.resolved_at === null },
  resolved: { label: 'Behobene', holds: (group: ErrorGroup) => group.resolved_at !== null },
  all: { label: 'Offene und behobene', holds: () => true },
};
type State = keyof typeof STATES;
const isState = (word: string): word is State => Object.hasOwn(STATES, word);
const SOURCES: Record<string, string> = { browser: 'Browser', server: 'Server' };

const textsOf = (group: ErrorGroup): string[] => [
  group.message,
  SOURCES[group.source] ?? '',
  group.release,
  ...group.places,
];

/**
 * Errors by message, the latest first; a resolved one comes back by itself when
 * it happens again.
 */
export function ErrorList() {
  const [state, setState] = useState<State>('open');
  useLiveTable('error_groups', READS);
  const query = useRows<ErrorGroup[]>(KEY, (client) =>
    client.from('error_groups').select('*').order('last_seen', { ascending: false }),
  );
  return (
    <QueryState query={query}>
      {(groups) => (
        <SearchList
          rows={groups.filter(STATES[state].holds)}
          textsOf={textsOf}
          noun="Meldungen"
          placeholder="Meldung, Seite, Funktion, Version"
          whenEmpty={
            state === 'resolved'
              ? 'Was Sie als behoben markieren, steht danach hier.'
              : 'Was im Browser oder auf dem Server scheitert, steht dann hier.'
          }
          filters={
            <FilterSelect
              label="Zustand"
              value={state}
              options={Object.entries(STATES).map(([id, { label }]) => [id, label] as const)}
              onChange={(id) => isState(id) && setState(id)}
            />
          }
        >
          {(found) => (
            <ul className="panel panel-rows">
              {found.map((group) => (
                <ErrorItem key={group.id} group={group} />
              ))}
            </ul>
          )}
        </SearchList>
      )}
    </QueryState>
  );
}

function ErrorItem({ group }: { group: ErrorGroup }) {
  const isOpen = group.resolved_at === null;
  const change = useRowChange<void>({
    reads: READS,
    write: (client) =>
      client
        .from('error_groups')
        .update({ resolved_at: isOpen ? new Date().toISOString() : null })
        .eq('id', group.id),
    done: isOpen ? 'Als behoben markiert' : 'Wieder geöffnet',
  });
  return (
    <li className="panel-row grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_15rem_9rem]">
      <div className="min-w-0">
        <h2 className="max-w-[68ch] font-semibold break-words">{group.message}</h2>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge>{SOURCES[group.source]}</Badge>
          {isOpen && group.reopened_at && <Badge tone="danger">Wieder aufgetreten</Badge>}
          {!isOpen && <Badge tone="success">Behoben</Badge>}
        </p>
        {group.places.length > 0 && (
          <ul aria-label="Wo" className="mt-2 text-small break-all text-muted">
            {group.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        )}
      </div>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] content-start gap-x-3 gap-y-1 text-small">
        <dt className="text-muted">Anzahl</dt>
        <dd className="tabular">{group.count}</dd>
        <dt className="text-muted">Zuletzt</dt>
        <dd>{formatShortMoment(group.last_seen)}</dd>
        <dt className="text-muted">Zuerst</dt>
        <dd>{formatShortMoment(group.first_seen)}</dd>
        <dt className="text-muted">Version</dt>
        <dd className="break-all">{group.release || 'unbekannt'}</dd>
      </dl>
      <div className="md:justify-self-end">
        <Button
          size="small"
          variant="secondary"
          busy={change.isPending}
          onClick={() => change.mutate()}
          aria-label={`${isOpen ? 'Behoben' : 'Wieder öffnen'}: ${group.message}`}
        >
          {isOpen ? 'Behoben' : 'Wieder öffnen'}
        </Button>
      </div>
    </li>
  );
}
