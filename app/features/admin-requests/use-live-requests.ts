import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';

/** Reads again when an enquiry arrives or changes, and after a dropped connection: realtime only says "reload this". */
export function useLiveRequests(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    const reload = () => {
      void queries.invalidateQueries({ queryKey: ['admin-requests'] });
      void queries.invalidateQueries({ queryKey: ['pipeline-summary'] });
    };
    void loadSupabase().then((client) => {
      if (isOver) return;
      let wasJoined = false;
      const channel = client
        .channel('admin-requests')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'quote_requests' }, reload)
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
  }, [queries]);
}
