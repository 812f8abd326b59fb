import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { createUuid } from '#app/lib/uuid.ts';

/** Changes that come together are read together. */
const PAUSE_MS = 100;
/** The client joins anew by itself after a lost connection, not where the server ends a channel. */
const ANEW_MS = 5_000;

/**
 * Reads again what several tables touch once, and waits with it for those that
 * are joining: a page follows up to eight tables, and their reads overlap.
 */
function createReader(queries: QueryClient) {
  const touched = new Map<string, QueryKey>();
  let joining = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (keys: readonly QueryKey[]): void => {
    for (const key of keys) touched.set(JSON.stringify(key), key);
  };
  const readSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      const keys = [...touched.values()];
      touched.clear();
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    }, PAUSE_MS);
  };
  return {
    read(keys: readonly QueryKey[]): void {
      note(keys);
      readSoon();
    },
    /** Begins to join; its end, whatever it is, counts once. */
    join(): (keys?: readonly QueryKey[]) => void {
      let isOver = false;
      joining += 1;
      return (keys = []) => {
        note(keys);
        if (!isOver) joining -= 1;
        isOver = true;
        if (joining === 0 && touched.size > 0) readSoon();
      };
    },
  };
}

const readers = new WeakMap<QueryClient, ReturnType<typeof createReader>>();
function readerOf(queries: QueryClient) {
  const reader = readers.get(queries) ?? createReader(queries);
  readers.set(queries, reader);
  return reader;
}

/**
 * Reads again when a row of the table arrives or changes, and after a dropped
 * connection: realtime only says "reload this". `reads` must be a constant.
 */
export function useLiveTable(table: string, reads: readonly QueryKey[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    let anew: ReturnType<typeof setTimeout> | undefined;
    const reader = readerOf(queries);
    const reload = () => {
      if (!isOver) reader.read(reads);
    };
    const endJoining = reader.join();
    const follow = async (): Promise<void> => {
      const client = await loadSupabase();
      // A channel that joins before the client knows its session would see what strangers see.
      await client.realtime.setAuth();
      if (isOver) return;
      // A name of its own: two places may follow the same table.
      const channel = client
        .channel(`live-${table}-${createUuid()}`)
        .on('postgres_changes', { event: '*', schema: 'public', table }, reload)
        .subscribe((status) => {
          // What happened between reading and joining, or while the connection
          // was away, is read now.
          endJoining(status === 'SUBSCRIBED' && !isOver ? reads : []);
          // The token of a computer that slept has expired; by now there may be another.
          if (status === 'CLOSED' && !isOver) anew = setTimeout(start, ANEW_MS);
        });
      leave = () => void client.removeChannel(channel);
    };
    const start = (): void => void follow().catch(() => endJoining());
    start();
    return () => {
      isOver = true;
      clearTimeout(anew);
      endJoining();
      leave?.();
    };
  }, [queries, table, reads]);
}
