import { Table, type Column } from '#app/ui/content/table.tsx';
import type { AnswerChoice } from './assign-answer.tsx';
import { countMisses, type ChatMessage, type Misses } from './what-next.ts';

const MOST = 10;

type MissTableProps = {
  conversations: readonly (readonly ChatMessage[])[];
  answers: readonly AnswerChoice[];
};

/** Answers that went past the question: visitors asked again, or said that it did not help. */
export function MissTable({ conversations, answers }: MissTableProps) {
  const rows = countMisses(conversations).slice(0, MOST);
  if (rows.length === 0) return null;
  const columns: Column<Misses>[] = [
    {
      key: 'answer',
      label: 'Antwort',
      head: true,
      cell: ({ intent }) => answers.find(({ id }) => id === intent)?.label ?? intent,
    },
    {
      key: 'shown',
      label: 'Gegeben',
      onPhone: 'hidden',
      align: 'end',
      cell: ({ shown }) => `${shown} ×`,
    },
    { key: 'again', label: 'Noch einmal gefragt', align: 'end', cell: ({ again }) => `${again} ×` },
    { key: 'down', label: 'Nicht hilfreich', align: 'end', cell: ({ down }) => `${down} ×` },
    {
      key: 'left',
      label: 'Danach gegangen',
      onPhone: 'hidden',
      align: 'end',
      cell: ({ left }) => `${left} ×`,
    },
  ];
  return (
    <div className="panel-row border-t border-line py-4">
      <Table
        caption="Vermutlich an der Frage vorbei"
        columns={columns}
        rows={rows}
        rowKey={({ intent }) => intent}
      />
    </div>
  );
}
