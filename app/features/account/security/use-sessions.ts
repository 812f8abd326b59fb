import { useRead } from '#app/lib/use-rows.ts';

export const SESSIONS_QUERY = 'sessions';

export type OwnSession = {
  id: string;
  created_at: string;
  refreshed_at: string;
  user_agent: string;
  is_current: boolean;
};

/** Where one is signed in. */
export const useSessions = () =>
  useRead({
    queryKey: [SESSIONS_QUERY],
    read: async (client) => {
      const { data, error } = await client.rpc('list_own_sessions');
      if (error) throw error;
      return data as OwnSession[];
    },
  });
