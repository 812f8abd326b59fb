import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ListHead, SearchInput } from '#app/private/list-head.tsx';
import { RecordRail } from '#app/private/record-rail.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { WaitingGroups, WaitingTime } from '#app/private/waiting-groups.tsx';
import { waitFrom, type Wait } from '#app/private/waits.ts';

/** A row of the SQL function list_threads. */
export type ThreadSummary = {
  customer_id: string;
  full_name: string;
  email: string;
  last_at: string | null;
  last_body: string | null;
  last_from_staff: boolean | null;
  unread: number;
  /** The customer has written last, and it needs an answer. */
  waits: boolean;
};

export const useThreads = () =>
  useRows<ThreadSummary[]>(['threads'], (client) => client.rpc('list_threads'));
export const nameOf = ({ full_name, email }: Pick<ThreadSummary, 'full_name' | 'email'>): string =>
  full_name || email;

/** He has written or was written to; the others are found by a search alone. */
const hasMessages = ({ last_at }: ThreadSummary): boolean => last_at !== null;

/** What list_threads gives at most. */
const MOST = 200;

const tellCustomers = (count: number): string =>
  `${count === MOST ? 'Die ersten ' : ''}${count} ${count === 1 ? 'Kunde' : 'Kunden'}`;

type ThreadListProps = {
  waiting: readonly (Wait & { id: string })[];
  /** Customer whose talk stands beside the list without being open. */
  shown: string | undefined;
};

/**
 * Customers with their last message, those who wait for an answer first; `waiting` knows
 * since when.
 */
export function ThreadList({ waiting, shown }: ThreadListProps) {
  const [search, setSearch] = useState('');
  const all = useThreads();
  const wanted = search.trim();
  const waitOf = (thread: ThreadSummary): Wait | undefined =>
    thread.last_at !== null && thread.waits
      ? (waiting.find(({ id }) => id === thread.customer_id) ?? waitFrom(thread.last_at))
      : undefined;
  const markOf = (thread: ThreadSummary) => {
    const wait = waitOf(thread);
    return wait && <WaitingTime wait={wait} />;
  };
  // The first 200 are here already; a search asks for all.
  const found = useQuery({
    queryKey: ['threads', wanted],
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<ThreadSummary[]> => {
      const { data, error } = await (await loadSupabase()).rpc('list_threads', { search: wanted });
      if (error) throw new Error(error.message);
      return data as ThreadSummary[];
    },
  });
  return (
    <>
      <ListHead
        search={
          <SearchInput
            value={search}
            placeholder="Name, E-Mail"
            onChange={(event) => setSearch(event.target.value)}
          />
        }
        count={
          wanted
            ? found.data && tellCustomers(found.data.length)
            : all.data && tellCustomers(all.data.filter(hasMessages).length)
        }
      />
      <QueryState query={wanted === '' ? all : found}>
        {(threads) => {
          const rows = wanted ? threads : threads.filter(hasMessages);
          return rows.length === 0 ? (
            <EmptyState title={wanted ? 'Nichts gefunden' : 'Noch keine Nachricht'}>
              {wanted
                ? 'Ändern Sie die Suche.'
                : 'Was Ihnen Kunden im Portal schreiben, erscheint hier. Wem Sie zuerst schreiben möchten, den findet die Suche.'}
            </EmptyState>
          ) : (
            <div className="inbox-rail overflow-y-auto">
              <WaitingGroups
                rows={rows}
                waitOf={waitOf}
                {...(wanted && { others: 'Weitere Kunden' })}
              >
                {(part) => (
                  <RecordRail
                    rows={part.map((thread) => ({
                      id: thread.customer_id,
                      to: `/admin/unterhaltungen/${thread.customer_id}`,
                      isShown: thread.customer_id === shown,
                      title: nameOf(thread),
                      person: nameOf(thread),
                      mark: markOf(thread),
                      text:
                        thread.last_at === null
                          ? 'Noch keine Nachricht'
                          : `${thread.last_from_staff ? 'Sie: ' : ''}${thread.last_body || 'Datei'}`,
                      note: [
                        thread.last_at && formatBriefMoment(thread.last_at),
                        thread.unread > 0 && `${thread.unread} ungelesen`,
                      ]
                        .filter(Boolean)
                        .join(' · '),
                    }))}
                  />
                )}
              </WaitingGroups>
            </div>
          );
        }}
      </QueryState>
    </>
  );
}
