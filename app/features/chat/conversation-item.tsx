import { formatBriefMoment } from '#app/private/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { AssignAnswer, type AnswerChoice } from './assign-answer.tsx';
import { findWeakest, sureness, UNSURE } from './sureness.ts';
import { findNext, NEXT_LABELS, type ChatMessage } from './what-next.ts';

export type Conversation = {
  session_id: string;
  language: string;
  handed_over_at: string | null;
  last_message_at: string;
  chat_messages: ChatMessage[];
};

type Props = { conversation: Conversation; answers: readonly AnswerChoice[] };

/** What was asked where the assistant was least sure, what it answered, and how sure it was. */
export function ConversationItem({
  conversation: { language, handed_over_at, last_message_at, chat_messages },
  answers,
}: Props) {
  const weakest = findWeakest(chat_messages);
  const answer = chat_messages[weakest];
  const question = chat_messages[weakest - 1] ?? chat_messages.find(({ role }) => role === 'user');
  return (
    <li>
      <details>
        <summary className="panel-row grid min-h-11 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 gap-y-0.5 py-2.5 text-small hover:bg-sunken">
          <span className="font-medium break-words">{question?.content ?? 'Ohne Frage'}</span>
          {answer && <Sureness message={answer} />}
          <span className="flex flex-wrap items-baseline gap-x-2 text-fine text-muted">
            {answer && nameAnswer(answer, answers)}
            {handed_over_at && <Badge>an Mensch übergeben</Badge>}
            {chat_messages.some(({ rating }) => rating === -1) && <Badge>nicht hilfreich</Badge>}
          </span>
          <span className="tabular text-right text-fine text-muted">
            {formatBriefMoment(last_message_at)}
            {language !== 'de' && ` · ${language.toUpperCase()}`}
          </span>
        </summary>
        <ol className="mx-4 my-3 grid gap-4 border-l-2 border-accent pl-5">
          {chat_messages.map((message, index) => (
            <li key={message.id} className="max-w-[68ch]">
              <p className="text-fine font-semibold text-muted">
                {message.role === 'user' ? 'Besucher' : 'Assistent'}
              </p>
              <p className="break-words whitespace-pre-line">{message.content}</p>
              {message.role === 'assistant' && (
                <div className="flex flex-wrap items-center gap-x-5">
                  <p className="text-fine text-muted">
                    {describeAnswer(message, answers)} ·{' '}
                    {NEXT_LABELS[findNext(chat_messages, index)]}
                  </p>
                  <AssignAnswer
                    question={chat_messages[index - 1]?.content ?? ''}
                    answers={answers}
                    label="Richtige Antwort wählen"
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

const nameAnswer = ({ intent, outcome }: ChatMessage, answers: readonly AnswerChoice[]): string =>
  outcome === 'abstain'
    ? 'Keine Antwort gegeben'
    : `Antwort: „${answers.find(({ id }) => id === intent)?.label ?? intent}“`;

/** '42 % sicher', marked where somebody should look. */
function Sureness({ message }: { message: ChatMessage }) {
  const { outcome, confidence } = message;
  const text = confidence === null ? '' : `${Math.round(confidence * 100)} % sicher`;
  return (
    <span className="text-right text-fine whitespace-nowrap text-muted">
      {outcome === 'abstain' ? (
        <Badge tone="danger">ohne Antwort</Badge>
      ) : text && sureness(message) < UNSURE ? (
        <Badge tone="waiting">{text}</Badge>
      ) : (
        text
      )}
    </span>
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
