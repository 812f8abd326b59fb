import { useRead } from '#app/lib/use-rows.ts';
import { CountMark } from '#app/private/count-mark.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { useSession } from '#app/lib/session-store.ts';
import { MESSAGE_READS, unreadKey, type Side } from './message-rows.ts';

/** Count beside the navigation's link; the staff's also follows what it counts. */
export function UnreadCount({ side }: { side: Side }) {
  const { user } = useSession();
  const userId = user?.id;
  const { data: unread = 0 } = useRead({
    queryKey: [...unreadKey(side), userId],
    enabled: userId !== undefined,
    read: async (client) => {
      const all = client
        .from('messages')
        .select('id', { count: 'exact', head: true })
        .is('read_at', null);
      const { count, error } = await (side === 'staff'
        ? all.eq('from_staff', false)
        : all.eq('from_staff', true).eq('customer_id', userId!));
      if (error) throw new Error(error.message);
      return count ?? 0;
    },
  });
  return (
    <>
      {side === 'staff' && <FollowMessages />}
      <CountMark count={unread} meaning="ungelesen" />
    </>
  );
}

/** Once in an area: keeps everything that shows messages or counts them up to date. */
export function FollowMessages() {
  useLiveTable('messages', MESSAGE_READS);
  return null;
}
