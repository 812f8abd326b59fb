import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatPeriod } from '#shared/privacy/retention.ts';
import { usePeriods } from '#app/private/use-retention.ts';
import type { AnswerChoice } from './assign-answer.tsx';
import { ConversationItem, type Conversation } from './conversation-item.tsx';
import { MissTable } from './miss-table.tsx';
import { groupBySureness } from './sureness.ts';

const COLUMNS =
  'session_id,language,handed_over_at,last_message_at,chat_messages(id,role,content,outcome,intent,confidence,rating)';
const NEWEST = 60;

/** The newest conversations with the assistant, folded, unsure ones first. Texts are only ever shown as text. */
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
          <div className="panel-row py-4">
            <EmptyState title="Keine Gespräche">
              Gespräche mit dem Assistenten stehen hier {formatPeriod('chat_days', periods)}.
            </EmptyState>
          </div>
        ) : (
          <>
            {groupBySureness(conversations).map(({ title, rows }) => (
              <section
                key={title}
                aria-label={title}
                className="not-first:border-t not-first:border-line"
              >
                <h3 className="panel-row border-b border-line bg-sunken py-2 text-fine font-semibold">
                  {title} ({rows.length})
                </h3>
                <ul className="panel-rows">
                  {rows.map((row) => (
                    <ConversationItem key={row.session_id} conversation={row} answers={answers} />
                  ))}
                </ul>
              </section>
            ))}
            <MissTable
              conversations={conversations.map(({ chat_messages }) => chat_messages)}
              answers={answers}
            />
          </>
        )
      }
    </QueryState>
  );
}
