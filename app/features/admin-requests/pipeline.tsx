import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatWholePrice } from '#shared/format.ts';
import { buildCsv } from '#app/lib/csv.ts';
import { downloadFile } from '#app/lib/download.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { FigureList } from '../area/figure-list.tsx';
import { RequestBoard } from './request-board.tsx';
import { readFilter, STATUS_FILTERS, type RequestFilter, type SortKey } from './request-filter.ts';
import { RequestTable } from './request-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { useLiveRequests } from './use-live-requests.ts';
import { readAllRequests } from './use-requests.ts';

type Summary = { by_status: Record<string, number>; open_value: number; overdue: number; last_30_days: number; new_messages: number };

const SEARCH_PAUSE_MS = 150;
const CSV_COLUMNS = [
  'reference',
  'created_at',
  'status',
  'name',
  'company',
  'email',
  'phone',
  'location',
  'project_type',
  'industry',
  'urgency',
  'estimated_price',
] as const;

/** Figures and all enquiries as list or board; a new enquiry appears by itself. View and filter stand in the address. */
export function Pipeline() {
  const [parameters, setParameters] = useSearchParams();
  const summary = useRows<Summary>(['pipeline-summary'], (client) => client.rpc('pipeline_summary'));
  useLiveRequests();
  const filter = readFilter(parameters);
  const isBoard = parameters.get('ansicht') === 'tafel';
  const page = Math.max(0, Number(parameters.get('seite') ?? '1') - 1 || 0);
  const total = summary.data && Object.values(summary.data.by_status).reduce((sum, count) => sum + count, 0);

  const change = (changes: Record<string, string>): void =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('seite');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const sortBy = (key: SortKey): void => change({ sortierung: key, richtung: filter.sort === key && filter.descending ? 'auf' : '' });

  return (
    <>
      {summary.data && <Figures summary={summary.data} />}
      <div className="mb-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_13rem_auto_auto]">
        <SearchField value={filter.search} onSearch={(suche) => change({ suche })} />
        <Field label="Status" optionalMark={false}>
          {(control) => (
            <Select {...control} value={filter.status} disabled={isBoard} onChange={(event) => change({ status: event.target.value })}>
              {STATUS_FILTERS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div role="group" aria-label="Darstellung" className="flex">
          {[
            ['liste', 'Liste'],
            ['tafel', 'Tafel'],
          ].map(([value, label]) => (
            <Button
              key={value}
              variant={(value === 'tafel') === isBoard ? 'primary' : 'secondary'}
              aria-pressed={(value === 'tafel') === isBoard}
              onClick={() => change({ ansicht: value === 'tafel' ? 'tafel' : '' })}
            >
              {label}
            </Button>
          ))}
        </div>
        <ExportButton filter={filter} />
      </div>
      <SavedViews query={withoutPage(parameters)} />
      {isBoard ? (
        <RequestBoard search={filter.search} />
      ) : (
        <RequestTable
          filter={filter}
          page={page}
          total={total}
          onSort={sortBy}
          onPage={(next) => change({ seite: next > 0 ? String(next + 1) : '' })}
        />
      )}
    </>
  );
}

function withoutPage(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  kept.delete('seite');
  return kept.toString();
}

function Figures({ summary }: { summary: Summary }) {
  return (
    <FigureList
      figures={[
        ['Neu', String(summary.by_status['new'] ?? 0)],
        ['Überfällig', String(summary.overdue)],
        ['In 30 Tagen', String(summary.last_30_days)],
        ['Offener Wert', formatWholePrice(summary.open_value)],
      ]}
    />
  );
}

/** Asks the server after a short pause, so that typing a word is one question. */
function SearchField({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(value);
  const asked = useRef(value);
  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      onSearch(text);
    }, SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only typing starts the pause anew
  }, [text]);
  useEffect(() => {
    // A saved view or the back button changed the address, not this field.
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  return (
    <Field label="Suche" optionalMark={false}>
      {(control) => (
        <Input
          {...control}
          type="search"
          value={text}
          placeholder="Name, Firma, E-Mail, Ort, Nummer"
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </Field>
  );
}

function ExportButton({ filter }: { filter: RequestFilter }) {
  const [busy, setBusy] = useState(false);
  const exportAll = async (): Promise<void> => {
    setBusy(true);
    try {
      downloadFile('anfragen.csv', 'text/csv', buildCsv(CSV_COLUMNS, await readAllRequests(filter)));
    } catch {
      void showToast({ title: 'Nicht exportiert', description: 'Bitte versuchen Sie es erneut.', tone: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void exportAll()}>
      CSV exportieren
    </Button>
  );
}
