import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatPeriod } from '#shared/privacy/retention.ts';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { usePeriods } from '#app/private/use-retention.ts';
import { AssignAnswer, type AnswerChoice } from './assign-answer.tsx';
import { MissTable } from './miss-table.tsx';
import { findNext, NEXT_LABELS, type ChatMessage } from './what-next.ts';

type Conversation = {
  session_id: string;
  language: string;
  handed_over_at: string | null;
  last_message_at: string;
  chat_messages: ChatMessage[];
};
const COLUMNS =
  'session_id,language,handed_over_at,last_message_at,chat_messages(id,role,content,outcome,intent,confidence,rating)';
const NEWEST = 60;

/** The newest conversations with the assistant, folded. Texts are only ever shown as text. */
export function ConversationList({ answers }: { answers: readonly AnswerChoice[] }) {
  const periods = usePeriods();
  const query = useRows<Conversation[]>(['admin-chat-conversations'], (client) =>
    client
      .from('chat_sessions')
      .select(COLUMNS)
      .order('last_message_at', { ascending: false })
      .order('id', { referencedTable: 'chat_messages' })
      .limit(NEWEST),
  );
  return (
    <QueryState query={query}>
      {(conversations) =>
        conversations.length === 0 ? (
          <EmptyState title="Keine Gespräche">
            Gespräche mit dem Assistenten stehen hier {formatPeriod('chat_days', periods)}.
          </EmptyState>
        ) : (
          <>
            <MissTable
              conversations={conversations.map(({ chat_messages }) => chat_messages)}
              answers={answers}
            />
            <ul className="border-t border-line">
              {conversations.map((conversation) => (
                <ConversationItem
                  key={conversation.session_id}
                  conversation={conversation}
                  answers={answers}
                />
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  );
}

type ItemProps = { conversation: Conversation; answers: readonly AnswerChoice[] };

function ConversationItem({
  conversation: { language, handed_over_at, last_message_at, chat_messages },
  answers,
}: ItemProps) {
  const first = chat_messages.find(({ role }) => role === 'user')?.content ?? 'Ohne Frage';
  return (
    <li className="border-b border-line">
      <details>
        <summary className="grid min-h-11 cursor-pointer content-center gap-1 py-3">
          <span className="font-semibold break-words">{first}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
            {formatBriefMoment(last_message_at)} · {language.toUpperCase()} · {chat_messages.length}{' '}
            Beiträge
            {handed_over_at && <Badge tone="waiting">an Mensch übergeben</Badge>}
            {chat_messages.some(({ outcome }) => outcome === 'abstain') && (
              <Badge>ohne Antwort</Badge>
            )}
            {chat_messages.some(({ rating }) => rating === -1) && <Badge>nicht hilfreich</Badge>}
          </span>
        </summary>
        <ol className="grid gap-4 border-l-2 mb-5 border-accent pl-5">
          {chat_messages.map((message, index) => (
            <li key={message.id} className="max-w-[68ch]">
              <p className="text-fine font-semibold text-muted">
                {message.role === 'user' ? 'Besucher' : 'Assistent'}
              </p>
              <p className="break-words whitespace-pre-line">{message.content}</p>
              {message.role === 'assistant' && (
                <div className="mt-2 grid gap-2">
                  <p className="text-fine text-muted">
                    {describeAnswer(message, answers)} ·{' '}
                    {NEXT_LABELS[findNext(chat_messages, index)]}
                  </p>
                  <AssignAnswer
                    question={chat_messages[index - 1]?.content ?? ''}
                    answers={answers}
                  />
                </div>
              )}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

const RATINGS: Readonly<Record<string, string>> = { '1': 'hilfreich', '-1': 'nicht hilfreich' };

/** 'Was kostet eine Website? · 92 % sicher · nicht hilfreich' */
function describeAnswer(
  { intent, confidence, rating }: ChatMessage,
  answers: readonly AnswerChoice[],
): string {
  return [
    answers.find(({ id }) => id === intent)?.label ?? intent,
    confidence === null ? 'ohne Deutung' : `${Math.round(confidence * 100)} % sicher`,
    RATINGS[String(rating)] ?? 'nicht bewertet',
  ].join(' · ');
}
