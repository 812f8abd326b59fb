import { useRef, useState, type FormEvent } from 'react';
import { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/form/field.tsx';
import { EXAMPLES_KEY, useExamples, useLearns } from './examples.ts';

export type AnswerChoice = { id: string; label: string };

const LONGEST = 400;

/**
 * Assigns a message to the answer it was after: the assistant learns it as an
 * example. What an arrow key chooses in passing waits for 'Übernehmen'.
 * The first choice takes it back. The list of answers comes when it is
 * asked for, in a line of its own of the row (`flex-wrap`) that this stands in.
 */
export function AssignAnswer({
  question,
  answers,
  label,
  variant = 'quiet',
}: {
  question: string;
  answers: readonly AnswerChoice[];
  /** Of the button, before an answer is assigned. */
  label: string;
  variant?: 'secondary' | 'quiet';
}) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const isByKey = useRef(false);
  const content = question.trim().slice(0, LONGEST);
  const { data: examples } = useExamples();
  const learns = useLearns();
  const assigned = examples?.find((example) => example.content === content);
  const change = useRowChange<string>({
    reads: [EXAMPLES_KEY],
    write: (client, answer) =>
      answer
        ? client.from('chat_examples').upsert({ answer, content }, { onConflict: 'content' })
        : client.from('chat_examples').delete().eq('content', content),
    done: learns
      ? 'Gespeichert. Der Assistent lernt es in den nächsten Sekunden.'
      : 'Zuordnung gespeichert',
  });
  if (content.length < 2) return null;
  const answer = chosen ?? assigned?.answer ?? '';
  const close = (): void => {
    setOpen(false);
    setChosen(undefined);
    isByKey.current = false;
    opener.current?.focus();
  };
  const assign = (wanted: string): void => {
    if (wanted === (assigned?.answer ?? '')) close();
    else change.mutate(wanted, { onSuccess: close });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    assign(answer);
  };
  const name = assigned ? 'Zuordnung ändern' : label;
  return (
    <>
      <Button
        ref={opener}
        size="small"
        variant={variant}
        className={variant === 'quiet' ? '-mx-4 font-medium' : ''}
        aria-expanded={isOpen}
        aria-label={`${name}: ${content}`}
        onClick={() => (isOpen ? close() : setOpen(true))}
      >
        {name}
      </Button>
      {isOpen ? (
        <form onSubmit={submit} className="order-last mb-2 flex basis-full flex-wrap gap-2">
          <Select
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by the button before it
            autoFocus
            aria-label={`Gemeint war bei „${content}“`}
            className="text-small"
            disabled={change.isPending || !examples}
            value={answer}
            onPointerDown={() => void (isByKey.current = false)}
            onKeyDown={({ key }) => {
              isByKey.current = true;
              if (key === 'Escape') close();
            }}
            onChange={({ target }) => {
              setChosen(target.value);
              if (!isByKey.current) assign(target.value);
            }}
          >
            <option value="">Keine Antwort zugeordnet</option>
            {answers.map(({ id, label: text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </Select>
          <Button type="submit" size="small" variant="secondary" busy={change.isPending}>
            Übernehmen
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            Abbrechen
          </Button>
        </form>
      ) : (
        assigned && (
          <p className="order-last mb-2 basis-full text-fine text-muted">
            Gelernt für: {answers.find(({ id }) => id === assigned.answer)?.label}
          </p>
        )
      )}
    </>
  );
}
