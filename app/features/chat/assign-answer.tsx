import { useRows } from '#app/lib/use-rows.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Select } from '#app/ui/form/field.tsx';

export type AnswerChoice = { id: string; label: string };
type Example = { id: number; answer: string; content: string };

const KEY = ['admin-chat-examples'];
const LONGEST = 400;

/**
 * Assigns a message to the answer it was after: the assistant learns it as an
 * example. The first choice takes it back.
 */
export function AssignAnswer({
  question,
  answers,
  whenNone = 'Gemeint war etwas anderes …',
}: {
  question: string;
  answers: readonly AnswerChoice[];
  /** What stands there before one is chosen. */
  whenNone?: string;
}) {
  const content = question.trim().slice(0, LONGEST);
  const { data: examples } = useRows<Example[]>(KEY, (client) =>
    client.from('chat_examples').select('id,answer,content'),
  );
  const assigned = examples?.find((example) => example.content === content);
  const change = useRowChange<string>({
    reads: [KEY],
    write: async (client, answer) => {
      if (assigned) {
        const removed = await client.from('chat_examples').delete().eq('id', assigned.id);
        if (removed.error || !answer) return removed;
      }
      return client.from('chat_examples').insert({ answer, content });
    },
    done: 'Gespeichert. Der Assistent lernt es in den nächsten Sekunden.',
  });
  if (content.length < 2) return null;
  return (
    <Select
      aria-label={`Gemeint war bei „${content}“`}
      className="max-w-[26rem] text-small"
      disabled={change.isPending || !examples}
      value={change.isPending ? change.variables : (assigned?.answer ?? '')}
      onChange={({ target }) => change.mutate(target.value)}
    >
      <option value="">{whenNone}</option>
      {answers.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}
