import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { createUuid } from '#app/lib/uuid.ts';

/** Changes that come together are read together. */
const PAUSE_MS = 100;

/**
 * Reads again when a row of the table arrives or changes, and after a dropped
 * connection: realtime only says "reload this". `reads` must be a constant.
 */
export function useLiveTable(table: string, reads: readonly (readonly unknown[])[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reload = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of reads) void queries.invalidateQueries({ queryKey });
      }, PAUSE_MS);
    };
    void loadSupabase().then(async (client) => {
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
          if (status === 'SUBSCRIBED') reload();
        });
      leave = () => void client.removeChannel(channel);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave?.();
    };
  }, [queries, table, reads]);
}
