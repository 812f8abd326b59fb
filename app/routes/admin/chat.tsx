import { loadAssistantTexts } from '#content/assistant.ts';
import { getContentSettings } from '#content/settings.ts';
import { ConversationList } from '#app/features/chat/conversation-list.tsx';
import { WaitingHere } from '#app/features/inbox/waiting-here.tsx';
import { WAYS_IN_PLURAL } from '#app/features/inbox/waiting.ts';
import { ModelUse } from '#app/features/chat/model-use.tsx';
import { QuestionTable } from '#app/features/chat/question-table.tsx';
import { requireAdmin } from '#app/lib/require-admin.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/chat.ts';

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

export default function AdminChat({ loaderData: { answers, model } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={WAYS_IN_PLURAL.chat}>
        <ButtonLink to="/admin/chat/antworten" size="small" variant="secondary">
          Wissen des Assistenten
        </ButtonLink>
      </PageHead>
      <section aria-labelledby="wartet" className="mb-10 max-w-[68ch]">
        <h2 id="wartet" className="mb-4 text-title">
          Warten auf Ihre Antwort
        </h2>
        <WaitingHere kind="chat" />
      </section>
      {model && (
        <section aria-labelledby="modell" className="mb-4">
          <h2 id="modell" className="mb-4 text-title">
            Sprachmodell
          </h2>
          <ModelUse model={model} />
        </section>
      )}
      <section aria-labelledby="fragen">
        <h2 id="fragen" className="mb-4 text-title">
          Was der Assistent noch nicht weiß
        </h2>
        <QuestionTable answers={answers} />
      </section>
      <section aria-labelledby="gespraeche" className="mt-14">
        <h2 id="gespraeche" className="mb-4 text-title">
          Neueste Gespräche
        </h2>
        <p className="mb-4 max-w-[68ch] text-small text-muted">
          Ging eine Antwort an der Frage vorbei, wählen Sie die richtige: Der Assistent lernt die
          Nachricht als Beispiel und antwortet nach wenigen Sekunden danach.
        </p>
        <ConversationList answers={answers} />
      </section>
    </>
  );
}
