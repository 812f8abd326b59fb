import type { Tables } from '#shared/database-types.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { SearchList } from '#app/private/search-list.tsx';
import { StatusSelect } from '#app/private/status-select.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';

type Question = Pick<
  Tables<'chat_unanswered_questions'>,
  'id' | 'question' | 'language' | 'asked' | 'status' | 'last_asked_at'
>;
const KEY = ['admin-chat-questions'];
const MOST_ASKED = 500;
const STATUS_LABELS: Record<Question['status'], string> = {
  open: 'Offen',
  answered: 'Beantwortet',
  ignored: 'Ignoriert',
};

const textsOf = (row: Question): string[] => [row.question, STATUS_LABELS[row.status]];

const COLUMNS: readonly Column<Question>[] = [
  {
    key: 'question',
    label: 'Frage',
    head: true,
    cell: (row) => (
      <span className="block max-w-[60ch] min-w-[12rem] break-words">{row.question}</span>
    ),
  },
  { key: 'language', label: 'Sprache', onPhone: 'meta', cell: (row) => row.language.toUpperCase() },
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
    key: 'status',
    label: 'Status',
    onPhone: 'action',
    cell: (row) => <QuestionStatus row={row} />,
  },
];

/**
 * Questions the assistant could not answer: the open ones first, then by how
 * often they were asked.
 */
export function QuestionTable() {
  const query = useRows<Question[]>(KEY, (client) =>
    client
      .from('chat_unanswered_questions')
      .select('id,question,language,asked,status,last_asked_at')
      // Of the alphabet: answered, ignored, open.
      .order('status', { ascending: false })
      .order('asked', { ascending: false })
      .order('last_asked_at', { ascending: false })
      .limit(MOST_ASKED),
  );
  return (
    <QueryState query={query}>
      {(questions) => (
        <SearchList
          rows={questions}
          textsOf={textsOf}
          noun="Fragen"
          placeholder="Frage, Status"
          whenEmpty="Fragen, auf die der Assistent keine Antwort wusste, erscheinen hier."
        >
          {(found) => (
            <Table
              caption="Offene Fragen"
              captionHidden
              phoneRows
              columns={COLUMNS}
              rows={found}
              rowKey={(row) => String(row.id)}
            />
          )}
        </SearchList>
      )}
    </QueryState>
  );
}

function QuestionStatus({ row }: { row: Question }) {
  const change = useRowChange<Question['status']>({
    reads: [KEY],
    write: (client, status) =>
      client.from('chat_unanswered_questions').update({ status }).eq('id', row.id),
    done: 'Status gespeichert',
  });
  return (
    <StatusSelect
      label={`Status von „${row.question}“`}
      value={change.isPending ? change.variables : row.status}
      labels={STATUS_LABELS}
      onChange={(status) => change.mutate(status)}
    />
  );
}
