import { ofKind, useWaiting, WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { ThreadList } from '#app/features/messages/thread-list.tsx';
import { InboxDesk } from './inbox-desk.tsx';
import type { Route } from './+types/threads.ts';

const ROOT = '/admin/unterhaltungen';

export default function AdminThreads({ params: { id } }: Route.ComponentProps) {
  const waiting = ofKind(useWaiting().data ?? [], 'kunde');
  return (
    <InboxDesk
      title={WAYS_IN_PLURAL.kunde}
      root={ROOT}
      only="kunde"
      opened={id === undefined ? undefined : { kind: 'kunde', id }}
      list={(shown) => <ThreadList waiting={waiting} shown={shown?.id} />}
      addressOf={(row) => `${ROOT}/${row.id}`}
    />
  );
}
