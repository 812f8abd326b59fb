import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '../area/query-state.tsx';
import { formatPeriod } from '#shared/retention.ts';
import { formatMoment } from '../area/request-facts.ts';
import { usePeriods } from '../area/use-retention.ts';

type Conversation = {
  session_id: string;
  language: string;
  handed_over_at: string | null;
  last_message_at: string;
  chat_messages: { id: number; role: string; content: string; outcome: string }[];
};
const COLUMNS = 'session_id,language,handed_over_at,last_message_at,chat_messages(id,role,content,outcome)';
const NEWEST = 30;

/** The newest conversations with the assistant, folded. Texts are only ever shown as text. */
export function ConversationList() {
  const periods = usePeriods();
  const query = useRows<Conversation[]>(['admin-chat-conversations'], (client) =>
    client
      .from('chat_sessions')
      .select(COLUMNS)
      .order('last_message_at', { ascending: false })
      .order('id', { referencedTable: 'chat_messages' })
      .limit(NEWEST)
      .overrideTypes<Conversation[], { merge: false }>(),
  );
  return (
    <QueryState query={query}>
      {(conversations) =>
        conversations.length === 0 ? (
          <EmptyState title="Keine Gespräche">Gespräche mit dem Assistenten stehen hier {formatPeriod('chat_days', periods)}.</EmptyState>
        ) : (
          <ul className="border-t border-line">
            {conversations.map((conversation) => (
              <ConversationItem key={conversation.session_id} conversation={conversation} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function ConversationItem({ conversation: { language, handed_over_at, last_message_at, chat_messages } }: { conversation: Conversation }) {
  const first = chat_messages.find(({ role }) => role === 'user')?.content ?? 'Ohne Frage';
  return (
    <li className="border-b border-line">
      <details>
        <summary className="grid min-h-11 cursor-pointer content-center gap-1 py-3">
          <span className="font-semibold break-words">{first}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
            {formatMoment(last_message_at)} · {language.toUpperCase()} · {chat_messages.length} Beiträge
            {handed_over_at && <Badge tone="accent">an Mensch übergeben</Badge>}
            {chat_messages.some(({ outcome }) => outcome === 'abstain') && <Badge>ohne Antwort</Badge>}
          </span>
        </summary>
        <ol className="grid gap-4 border-l-2 mb-5 border-accent pl-5">
          {chat_messages.map((message) => (
            <li key={message.id} className="max-w-[68ch]">
              <p className="text-fine font-semibold text-muted">{message.role === 'user' ? 'Besucher' : 'Assistent'}</p>
              <p className="break-words whitespace-pre-line">{message.content}</p>
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
