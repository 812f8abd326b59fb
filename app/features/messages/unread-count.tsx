import { useRead } from '#app/lib/use-rows.ts';
import { CountMark } from '#app/private/count-mark.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { unreadKey } from './message-rows.ts';

/** Beside the portal's link: messages of the agency that the customer has not read. */
export function UnreadCount() {
  const { user } = useSession();
  const userId = user?.id;
  const { data: unread = 0 } = useRead({
    queryKey: [...unreadKey('customer'), userId],
    enabled: userId !== undefined,
    read: async (client) => {
      const { count, error } = await client
        .from('messages')
        .select('id', { count: 'exact', head: true })
        .is('read_at', null)
        .eq('from_staff', true)
        .eq('customer_id', userId!);
      if (error) throw new Error(error.message);
      return count ?? 0;
    },
  });
  return <CountMark count={unread} meaning="ungelesen" />;
}
