import { SettleButton } from '#app/private/talk/settle-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { MESSAGE_READS } from './message-rows.ts';
import { useThreads } from './thread-list.tsx';

/** A word of thanks needs no answer: takes the customer who wrote last off the list, or back. */
export function SettleThread({ customerId }: { customerId: string }) {
  const thread = useThreads().data?.find(({ customer_id: id }) => id === customerId);
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
  const seenUntil = thread?.last_from_staff === false && thread.last_at;
  return (
    seenUntil && (
      <SettleButton
        isOpen={thread.waits}
        busy={settle.isPending}
        onSettle={(isOpen) => settle.mutate({ isOpen, seenUntil })}
      />
    )
  );
}
