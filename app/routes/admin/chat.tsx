import { ConversationList } from '#app/features/admin-chat/conversation-list.tsx';
import { QuestionTable } from '#app/features/admin-chat/question-table.tsx';
import { PageHead } from '#app/features/area/page-head.tsx';

export default function AdminChat() {
  return (
    <>
      <PageHead title="Chat" />
      <section aria-labelledby="fragen">
        <h2 id="fragen" className="mb-4 text-title">
          Fragen ohne Antwort
        </h2>
        <QuestionTable />
      </section>
      <section aria-labelledby="gespraeche" className="mt-14">
        <h2 id="gespraeche" className="mb-4 text-title">
          Neueste Gespräche
        </h2>
        <ConversationList />
      </section>
    </>
  );
}
