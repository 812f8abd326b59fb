import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { MessageList } from '#app/features/messages/contact-list.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminMessages() {
  return (
    <>
      <PageHead title={WAYS_IN_PLURAL.kontakt} />
      <MessageList />
    </>
  );
}
