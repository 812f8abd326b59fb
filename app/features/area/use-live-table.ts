import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';

/** Reads again when a row of the table arrives or changes, and after a dropped connection: realtime only says "reload this". `reads` must be a constant. */
export function useLiveTable(table: string, reads: readonly (readonly unknown[])[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    const reload = () => {
      for (const queryKey of reads) void queries.invalidateQueries({ queryKey });
    };
    void loadSupabase().then((client) => {
      if (isOver) return;
      let wasJoined = false;
      const channel = client
        .channel(`live-${table}`)
        .on('postgres_changes', { event: '*', schema: 'public', table }, reload)
        .subscribe((status) => {
          // What happened while the connection was away is read now.
          if (status === 'SUBSCRIBED' && wasJoined) reload();
          wasJoined ||= status === 'SUBSCRIBED';
        });
      leave = () => void client.removeChannel(channel);
    });
    return () => {
      isOver = true;
      leave?.();
    };
  }, [queries, table, reads]);
}
