import { keepPreviousData } from '@tanstack/react-query';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#shared/database-types.ts';
import { Refused } from '#app/lib/refused.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { REQUEST_STATUSES, type RequestStatus } from '#shared/quote/request-status.ts';
import { REQUEST_COLUMNS, type RequestRow } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { applyFilter, buildPatterns, type RequestFilter } from './request-filter.ts';

export const PAGE_SIZE = 50;
/** Cards a column of the board shows; the list has them all. */
const CARDS_PER_COLUMN = 25;
const EXPORT_STEP = 1_000;

export type RequestPage = { rows: RequestRow[]; count: number };
/** What a card of the board shows. */
export type CardRow = Pick<
  RequestRow,
  | 'id'
  | 'name'
  | 'company'
  | 'project_type'
  | 'package'
  | 'shown_price'
  | 'status'
  | 'respond_by'
  | 'created_at'
>;
export type Board = Record<string, { rows: CardRow[]; count: number }>;

/** What shows enquiries in lists and sums. */
export const REQUEST_READS = [['admin-requests'], ['pipeline-summary'], ['inbox']] as const;
const LIST_KEY = ['admin-requests', 'list'] as const;
const BOARD_KEY = ['admin-requests', 'board'] as const;

/** One page of the enquiries that match, with the number of all of them. */
export function useRequestPage(filter: RequestFilter, page: number, enabled = true) {
  return useRead({
    queryKey: [...LIST_KEY, filter, page],
    enabled,
    placeholderData: keepPreviousData,
    read: (client) => readRequests(client, filter, page * PAGE_SIZE, PAGE_SIZE),
  });
}

/** The newest enquiries of every status. */
export function useBoard(search: string, enabled: boolean) {
  return useRead({
    queryKey: [...BOARD_KEY, search],
    enabled,
    placeholderData: keepPreviousData,
    read: async (client): Promise<Board> => {
      const { data, error } = await client.rpc('pipeline_board', {
        patterns: buildPatterns(search),
        cards: CARDS_PER_COLUMN,
      });
      if (error) throw new Error(error.message);
      const found = data as Partial<Board>;
      return Object.fromEntries(
        REQUEST_STATUSES.map(({ id }) => [id, found[id] ?? { rows: [], count: 0 }]),
      );
    },
  });
}

/** Everything that matches, for the export. */
export async function readAllRequests(filter: RequestFilter): Promise<RequestRow[]> {
  const client = await loadSupabase();
  const rows: RequestRow[] = [];
  for (;;) {
    const page = await readRequests(client, filter, rows.length, EXPORT_STEP);
    rows.push(...page.rows);
    if (page.rows.length < EXPORT_STEP) return rows;
  }
}

async function readRequests(
  client: SupabaseClient<Database>,
  filter: RequestFilter,
  offset: number,
  size: number,
): Promise<RequestPage> {
  const query = applyFilter(
    client.from('quote_requests').select(REQUEST_COLUMNS, { count: 'exact' }),
    filter,
  );
  const { data, count, error } = await query
    .order(filter.sort, { ascending: !filter.descending })
    .order('id')
    .range(offset, offset + size - 1);
  // Deleting or joining rows can leave a page beyond the end.
  if (error?.code === 'PGRST103') return { rows: [], count: 0 };
  if (error) throw new Error(error.message);
  return { rows: data, count: count ?? 0 };
}

/** Enquiries with the status that is shown of each, and the one that they are to have. */
export type StatusChange = {
  rows: readonly Pick<CardRow, 'id' | 'status'>[];
  status: RequestStatus;
};

/** Never over what somebody else has decided unseen. */
export async function writeStatus(
  client: SupabaseClient<Database>,
  { rows, status }: StatusChange,
): Promise<{ error: { message: string } | null }> {
  const answers = await Promise.all(
    [...new Set(rows.map((row) => row.status))].map((seen) =>
      client
        .from('quote_requests')
        .update({ status })
        .eq('status', seen)
        .in(
          'id',
          rows.filter((row) => row.status === seen).map(({ id }) => id),
        )
        .select('id'),
    ),
  );
  const failed = answers.find(({ error }) => error);
  if (failed) return failed;
  const changed = rows.length - answers.flatMap(({ data }) => data ?? []).length;
  if (changed === 0) return { error: null };
  return {
    error: new Refused(
      rows.length === 1
        ? 'Jemand anderes hat den Status inzwischen geändert.'
        : `Den Status von ${changed} der ${rows.length} Anfragen hat jemand anderes inzwischen ` +
            'geändert. Diese bleiben so.',
    ),
  };
}

/**
 * Sets the status of one or many enquiries: shown at once, taken back with a
 * message when it was not stored.
 */
export function useStatusChange() {
  return useRowChange({
    reads: REQUEST_READS,
    write: writeStatus,
    optimistic: (queries, change) => {
      queries.setQueriesData<RequestPage>(
        { queryKey: LIST_KEY },
        (page) => page && { ...page, rows: page.rows.map((row) => moved(row, change)) },
      );
      queries.setQueriesData<Board>(
        { queryKey: BOARD_KEY },
        (board) => board && moveCards(board, change),
      );
    },
    advice: 'Der Status bleibt, wie er war. Bitte versuchen Sie es erneut.',
  });
}

const concerns = ({ rows }: StatusChange, id: string): boolean => rows.some((row) => row.id === id);
const moved = <Row extends CardRow>(row: Row, change: StatusChange): Row =>
  concerns(change, row.id) ? { ...row, status: change.status } : row;

function moveCards(board: Board, change: StatusChange): Board {
  const cards = Object.values(board).flatMap((page) =>
    page.rows.filter((row) => concerns(change, row.id)),
  );
  return Object.fromEntries(
    Object.entries(board).map(([status, page]) => {
      const kept = page.rows.filter((row) => !concerns(change, row.id));
      const arrived = status === change.status ? cards.map((card) => moved(card, change)) : [];
      const rows = [...arrived, ...kept].toSorted((a, b) =>
        b.created_at.localeCompare(a.created_at),
      );
      return [
        status,
        { rows, count: page.count - (page.rows.length - kept.length) + arrived.length },
      ];
    }),
  );
}
