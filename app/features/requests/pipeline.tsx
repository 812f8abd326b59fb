import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatWholePrice } from '#shared/core/format.ts';
import type { PipelineSummary } from '#shared/quote/pipeline-summary.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { ChipLine } from '#app/private/chip-line.tsx';
import { ExportButton } from '#app/private/export-button.tsx';
import { FigureList } from '#app/private/figure-list.tsx';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { Count, FilterSelect } from '#app/private/list-head.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { readFilter, STATUS_FILTERS, type RequestFilter, type SortKey } from './request-filter.ts';
import { downloadRequests } from './request-csv.ts';
import { RequestTable } from './request-table.tsx';
import { KeepView, SavedViews } from './saved-views.tsx';
import { readAllRequests, useBoard, useRequestPage } from './use-requests.ts';

const READS = [['admin-requests'], ['pipeline-summary']];

/**
 * Figures and all enquiries as list or board; a new enquiry appears by itself.
 * View and filter stand in the address.
 */
export function Pipeline({ title }: { title: string }) {
  const address = useAddressFilter();
  const { parameters, page, change } = address;
  const summary = useRows<PipelineSummary>(['pipeline-summary'], (client) =>
    client.rpc('pipeline_summary'),
  );
  useLiveTable('quote_requests', READS);
  const filter = readFilter(parameters);
  const isBoard = parameters.get('ansicht') === 'tafel';
  const requests = useRequestPage(filter, page, !isBoard);
  const board = useBoard(filter.search, isBoard);
  // Its code comes along with its cards. React would hold back what a lazy
  // component shows after its fallback for 300 ms.
  const code = useQuery({
    queryKey: ['code', 'request-board'],
    enabled: isBoard,
    staleTime: Infinity,
    queryFn: () => import('./request-board.tsx'),
  });
  const total =
    summary.data && Object.values(summary.data.by_status).reduce((sum, count) => sum + count, 0);
  const order = (key: SortKey, direction: string): void =>
    change({
      sortierung: key,
      richtung: direction,
      // The promise of what is answered says nothing any more.
      ...(key === 'respond_by' && filter.status !== 'overdue' && { status: 'new' }),
    });
  const sortBy = (key: SortKey): void =>
    order(key, (filter.sort === key ? filter.descending : key === 'respond_by') ? 'auf' : '');

  return (
    <>
      <PageHead title={title}>
        <ChipLine
          label="Darstellung"
          chips={[
            ['', 'Liste'],
            ['tafel', 'Tafel'],
          ]}
          chosen={isBoard ? 'tafel' : ''}
          onChoose={(ansicht) => change({ ansicht })}
          scrolls={false}
        />
      </PageHead>
      <Figures summary={summary.data} />
      <FilterBar
        filter={address}
        placeholder="Name, Firma, E-Mail, Ort, Nummer"
        // The columns of the board are the states.
        {...(!isBoard && { statuses: STATUS_FILTERS })}
        count={
          requests.data &&
          !isBoard && (
            <Count
              found={requests.data.count}
              total={total ?? requests.data.count}
              noun="Anfragen"
            />
          )
        }
      >
        {!isBoard && (
          <FilterSelect
            label="Sortieren"
            className="sm:hidden"
            value={`${filter.sort} ${filter.descending ? '' : 'auf'}`}
            options={ORDERS}
            onChange={(chosen) => {
              const [key = '', direction = ''] = chosen.split(' ');
              order(key as SortKey, direction);
            }}
          />
        )}
        <RequestExport filter={filter} />
        <KeepView query={withoutPage(parameters)} />
      </FilterBar>
      <SavedViews query={withoutPage(parameters)} />
      {isBoard ? (
        <QueryState query={board}>
          {(cards) => (
            <QueryState query={code}>
              {({ default: RequestBoard }) => <RequestBoard board={cards} />}
            </QueryState>
          )}
        </QueryState>
      ) : (
        <RequestTable filter={filter} page={page} onSort={sortBy} onTurn={address.turnTo} />
      )}
    </>
  );
}

function withoutPage(parameters: URLSearchParams): string {
  const kept = new URLSearchParams(parameters);
  kept.delete('seite');
  return kept.toString();
}

/** Keeps its place while it is being read, so that the list below does not jump. */
function Figures({ summary }: { summary: PipelineSummary | undefined }) {
  const figure = (read: (summary: PipelineSummary) => string): string =>
    summary ? read(summary) : '–';
  return (
    // A phone has room for the rows alone; what waits is counted in the navigation.
    <div className="max-sm:hidden">
      <FigureList
        isLow
        figures={[
          [
            'Warten auf Antwort',
            figure(({ by_status }) => String(by_status['new'] ?? 0)),
            '/admin?status=new',
          ],
          ['davon überfällig', figure(({ overdue }) => String(overdue)), '/admin?status=overdue'],
          ['Letzte 30 Tage', figure(({ last_30_days }) => String(last_30_days))],
          ['Offener Wert', figure(({ open_value }) => formatWholePrice(open_value))],
        ]}
      />
    </div>
  );
}

/** What the heads of the columns do where there is room for them. */
const ORDERS: readonly (readonly [`${SortKey} ${'' | 'auf'}`, string])[] = [
  ['created_at ', 'Neueste'],
  ['created_at auf', 'Älteste'],
  ['respond_by auf', 'Frist'],
  ['name auf', 'Name'],
  ['shown_price ', 'Preis'],
];

function RequestExport({ filter }: { filter: RequestFilter }) {
  const [busy, setBusy] = useState(false);
  const exportAll = async (): Promise<void> => {
    setBusy(true);
    try {
      downloadRequests(await readAllRequests(filter));
    } catch {
      void showFailure('Nicht exportiert', 'Bitte versuchen Sie es erneut.');
    }
    setBusy(false);
  };
  return <ExportButton busy={busy} onClick={() => void exportAll()} />;
}
