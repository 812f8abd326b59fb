import { useRows } from '#app/lib/use-rows.ts';
import { SettleButton } from '#app/private/talk/settle-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import type { Tables } from '#shared/database-types.ts';
import { MESSAGE_READS, threadKey } from './message-rows.ts';

type Last = Pick<Tables<'messages'>, 'from_staff' | 'created_at' | 'settled_at'>;

/** A word of thanks needs no answer: takes the customer who wrote last off the list, or back. */
export function SettleThread({ customerId }: { customerId: string }) {
  const { data: last } = useRows<Last | null>([...threadKey(customerId), 'settled'], (client) =>
    client
      .from('messages')
      .select('from_staff,created_at,settled_at')
      .eq('customer_id', customerId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
  const settle = useRowChange<{ isOpen: boolean; seenUntil: string }>({
    reads: MESSAGE_READS,
    write: (client, { isOpen, seenUntil }) =>
      client.rpc('settle_thread', {
        customer_id: customerId,
        is_open: isOpen,
        seen_until: seenUntil,
      }),
    done: (_, { isOpen }) => (isOpen ? 'Wieder offen' : 'Erledigt'),
  });
  return (
    last?.from_staff === false && (
      <SettleButton
        isOpen={last.settled_at === null}
        busy={settle.isPending}
        onSettle={(isOpen) => settle.mutate({ isOpen, seenUntil: last.created_at })}
      />
    )
  );
}
