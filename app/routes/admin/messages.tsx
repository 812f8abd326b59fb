import { MessageList } from '#app/features/messages/contact-list.tsx';
import { PageHead } from '#app/private/page-head.tsx';

export default function AdminMessages() {
  return (
    <>
      <PageHead title="Nachrichten" />
      <MessageList />
    </>
  );
}
