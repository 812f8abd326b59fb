import { addressOf, WaitingList } from '#app/features/inbox/waiting-list.tsx';
import { ALL_OPEN, isWayIn } from '#app/features/inbox/waiting.ts';
import { InboxDesk } from './inbox-desk.tsx';
import type { Route } from './+types/inbox.ts';

export default function AdminInbox({ params: { kind, key } }: Route.ComponentProps) {
  return (
    <InboxDesk
      title={ALL_OPEN}
      root="/admin/eingang"
      opened={
        kind === undefined
          ? undefined
          : isWayIn(kind) && key !== undefined
            ? { kind, id: key }
            : null
      }
      list={(shown) => <WaitingList shown={shown} />}
      addressOf={addressOf}
    />
  );
}
