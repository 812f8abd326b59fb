import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';

/** A row of the SQL function list_threads. */
export type ThreadSummary = {
  customer_id: string;
  full_name: string;
  email: string;
  last_at: string | null;
  last_body: string | null;
  last_from_staff: boolean | null;
  unread: number;
};

export const useThreads = () =>
  useRows<ThreadSummary[]>(['threads'], (client) => client.rpc('list_threads'));
export const nameOf = ({ full_name, email }: Pick<ThreadSummary, 'full_name' | 'email'>): string =>
  full_name || email;

/** Every customer with his last message; those who wait for an answer are marked. */
export function ThreadList() {
  const [search, setSearch] = useState('');
  const all = useThreads();
  const wanted = search.trim();
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
      <Field label="Suche" optionalMark={false} className="mb-4">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={search}
            placeholder="Name, E-Mail"
            onChange={(event) => setSearch(event.target.value)}
          />
        )}
      </Field>
      <QueryState query={wanted === '' ? all : found}>
        {(threads) =>
          threads.length === 0 ? (
            <EmptyState title={wanted ? 'Nichts gefunden' : 'Noch keine Kunden'}>
              {wanted
                ? 'Ändern Sie die Suche.'
                : 'Wer ein Konto anlegt, erscheint hier und kann Ihnen schreiben.'}
            </EmptyState>
          ) : (
            <ul className="max-h-[70dvh] overflow-y-auto border-t border-line">
              {threads.map((thread) => (
                <li key={thread.customer_id} className="border-b border-line">
                  <NavLink
                    to={`/admin/unterhaltungen/${thread.customer_id}`}
                    className={({ isActive }) =>
                      cx(
                        'grid gap-0.5 border-l-4 py-3 pr-2 pl-3 hover:bg-sunken',
                        isActive ? 'border-accent bg-sunken' : 'border-transparent',
                      )
                    }
                  >
                    <span className="flex items-center justify-between gap-3">
                      <span className="min-w-0 truncate font-semibold">{nameOf(thread)}</span>
                      {thread.unread > 0 && (
                        <Badge tone="accent">
                          {thread.unread} <span className="sr-only">ungelesen</span>
                        </Badge>
                      )}
                    </span>
                    <span className="truncate text-small text-muted">
                      {thread.last_at === null
                        ? 'Noch keine Nachricht'
                        : `${thread.last_from_staff ? 'Sie: ' : ''}${thread.last_body || 'Datei'}`}
                    </span>
                    {thread.last_at && (
                      <span className="text-fine text-muted">{formatMoment(thread.last_at)}</span>
                    )}
                  </NavLink>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}
