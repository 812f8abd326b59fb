import { MessageList } from '#app/features/admin-messages/message-list.tsx';

export default function AdminMessages() {
  return (
    <>
      <h1 className="mb-6 text-head">Nachrichten</h1>
      <MessageList />
    </>
  );
}
