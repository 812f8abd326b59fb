import { Link } from 'react-router';
import { loadAssistantTexts } from '#content/assistant.ts';
import { getContentSettings } from '#content/settings.ts';
import { ConversationList } from '#app/features/chat/conversation-list.tsx';
import { useLearns } from '#app/features/chat/examples.ts';
import { LearnedList } from '#app/features/chat/learned-list.tsx';
import { ModelUse } from '#app/features/chat/model-use.tsx';
import { QuestionList } from '#app/features/chat/question-list.tsx';
import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Panel } from '#app/private/panel.tsx';
import { ChatViews } from './chat-views.tsx';
import type { Route } from './+types/chat-learning.ts';

/** The answers that a message can be assigned to. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin(request, context);
  const { answers } = await loadAssistantTexts();
  return {
    model: getContentSettings().chatModel,
    answers: answers
      .map(({ id, label }) => ({ id, label: label.de }))
      .toSorted((left, right) => left.label.localeCompare(right.label, 'de')),
  };
}

/** What the assistant does not know yet, and how sure it was in its newest talks. */
export default function AdminChatLearning({
  loaderData: { answers, model },
}: Route.ComponentProps) {
  const learns = useLearns();
  return (
    <>
      <PageHead title={WAYS_IN_PLURAL.chat}>
        <ChatViews />
      </PageHead>
      {model && (
        <section aria-labelledby="modell" className="mb-4">
          <h2 id="modell" className="mb-4 text-title">
            Sprachmodell
          </h2>
          <ModelUse model={model} />
        </section>
      )}
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-6">
          <Panel
            id="fragen"
            title="Was der Assistent noch nicht weiß"
            aside={
              <Link
                to="/admin/chat/antworten"
                className="-my-2 inline-flex min-h-11 items-center text-small underline underline-offset-4"
              >
                Wissen des Assistenten
              </Link>
            }
          >
            <QuestionList answers={answers} />
          </Panel>
          <Panel id="gelernt" title="Gelernte Nachrichten">
            <LearnedList answers={answers} />
          </Panel>
        </div>
        <Panel id="gespraeche" title="Neueste Gespräche" className="self-start">
          <ConversationList answers={answers} />
          <p className="panel-row max-w-[76ch] border-t border-line py-4 text-fine text-muted">
            Ging eine Antwort an der Frage vorbei, wählen Sie die richtige:{' '}
            {learns
              ? 'Der Assistent lernt die Nachricht als Beispiel und antwortet nach wenigen ' +
                'Sekunden danach.'
              : 'Die Zuordnung wird gespeichert. Mit Supabase lernt der Assistent nicht daraus.'}
          </p>
        </Panel>
      </div>
    </>
  );
}
