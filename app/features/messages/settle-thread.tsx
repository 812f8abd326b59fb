import { SettleButton } from '#app/private/talk/settle-button.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { MESSAGE_READS } from './message-rows.ts';
import { useLastMessage } from './use-last-message.ts';

/** A word of thanks needs no answer: takes the customer who wrote last off the list, or back. */
export function SettleThread({ customerId }: { customerId: string }) {
  const { data: last } = useLastMessage(customerId);
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
