import type { Tables } from '#shared/database-types.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { MoreRows } from '#app/private/more-rows.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { AssignAnswer, type AnswerChoice } from './assign-answer.tsx';

type Question = Pick<
  Tables<'chat_unanswered_questions'>,
  'id' | 'question' | 'asked' | 'status' | 'last_asked_at'
>;
const KEY = ['admin-chat-questions'];
const MOST_ASKED = 500;

const columnsFor = (answers: readonly AnswerChoice[]): readonly Column<Question>[] => [
  {
    key: 'question',
    label: 'Frage',
    head: true,
    cell: (row) => (
      <span className="block max-w-[60ch] min-w-[12rem] break-words">{row.question}</span>
    ),
  },
  {
    key: 'asked',
    label: 'Gestellt',
    onPhone: 'value',
    align: 'end',
    cell: (row) => `${row.asked} ×`,
  },
  {
    key: 'last',
    label: 'Zuletzt',
    align: 'end',
    onPhone: 'meta',
    cell: (row) => formatBriefDay(row.last_asked_at),
  },
  {
    key: 'answer',
    label: 'Antwort',
    onPhone: 'wide',
    cell: (row) => (
      <AssignAnswer
        question={row.question}
        answers={answers}
        whenNone="Passende Antwort wählen …"
      />
    ),
  },
  {
    key: 'status',
    label: 'Erledigt',
    labelHidden: true,
    align: 'end',
    onPhone: 'action',
    cell: (row) => <Settle row={row} />,
  },
];

/**
 * Questions the assistant could not answer: the open ones first, then by how
 * often they were asked.
 */
export function QuestionTable({ answers }: { answers: readonly AnswerChoice[] }) {
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
          <EmptyState title="Keine Fragen">
            Fragen, auf die der Assistent keine Antwort wusste, erscheinen hier.
          </EmptyState>
        ) : (
          <MoreRows rows={questions}>
            {(rows) => (
              <Table
                caption="Fragen"
                captionHidden
                phoneRows
                columns={columnsFor(answers)}
                rows={rows}
                rowKey={(row) => String(row.id)}
              />
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
      variant={isOpen ? 'secondary' : 'quiet'}
      aria-label={`${label}: ${row.question}`}
      busy={change.isPending}
      onClick={() => change.mutate(isOpen ? 'answered' : 'open')}
    >
      {label}
    </Button>
  );
}
