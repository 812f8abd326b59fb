import type { Tables } from '#shared/database-types.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { MoreRows } from '#app/private/more-rows.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { AssignAnswer, type AnswerChoice } from './assign-answer.tsx';

type Question = Pick<
  Tables<'chat_unanswered_questions'>,
  'id' | 'question' | 'asked' | 'status' | 'last_asked_at'
>;
const KEY = ['admin-chat-questions'];
const MOST_ASKED = 500;

/**
 * Questions the assistant could not answer: the open ones first, then by how
 * often they were asked.
 */
export function QuestionList({ answers }: { answers: readonly AnswerChoice[] }) {
  const query = useRows<Question[]>(KEY, (client) =>
    client
      .from('chat_unanswered_questions')
      .select('id,question,asked,status,last_asked_at')
      // Of the alphabet: answered, ignored, open.
      .order('status', { ascending: false })
      .order('asked', { ascending: false })
      .order('last_asked_at', { ascending: false })
      .limit(MOST_ASKED),
  );
  return (
    <QueryState query={query}>
      {(questions) =>
        questions.length === 0 ? (
          <div className="panel-row py-4">
            <EmptyState title="Keine Fragen">
              Fragen, auf die der Assistent keine Antwort wusste, erscheinen hier.
            </EmptyState>
          </div>
        ) : (
          <MoreRows rows={questions}>
            {(rows) => (
              <ul className="panel-rows">
                {rows.map((row) => (
                  <li
                    key={row.id}
                    className="panel-row flex flex-wrap items-center gap-x-6 max-sm:pb-3"
                  >
                    <p className="min-w-0 flex-1 basis-56 py-2 text-small max-sm:basis-full max-sm:pb-0">
                      <span
                        className={cx('block break-words', row.status === 'open' && 'font-medium')}
                      >
                        {row.question}
                      </span>
                      <span className="tabular text-fine text-muted">
                        {row.asked} × gefragt, zuletzt {formatBriefDay(row.last_asked_at)}
                      </span>
                    </p>
                    <AssignAnswer
                      question={row.question}
                      answers={answers}
                      label="Zuordnen"
                      variant="secondary"
                    />
                    <Settle row={row} />
                  </li>
                ))}
              </ul>
            )}
          </MoreRows>
        )
      }
    </QueryState>
  );
}

/** Takes a question off the list of what is open, or back onto it. */
function Settle({ row }: { row: Question }) {
  const isOpen = row.status === 'open';
  const change = useRowChange<Question['status']>({
    reads: [KEY],
    write: (client, status) =>
      client.from('chat_unanswered_questions').update({ status }).eq('id', row.id),
    done: 'Gespeichert',
  });
  const label = isOpen ? 'Erledigt' : 'Wieder öffnen';
  return (
    <Button
      size="small"
      variant="quiet"
      className="-mx-4 font-medium"
      aria-label={`${label}: ${row.question}`}
      busy={change.isPending}
      onClick={() => change.mutate(isOpen ? 'answered' : 'open')}
    >
      {label}
    </Button>
  );
}
