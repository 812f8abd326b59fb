import { MessageList } from '#app/features/admin-messages/message-list.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminMessages() {
  return (
    <>
      <PageHead title="Nachrichten" />
      <MessageList />
    </>
  );
}
