import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { MoreRows } from '#app/private/more-rows.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import type { AnswerChoice } from './assign-answer.tsx';
import { EXAMPLES_KEY, useExamples, useLearns, type Example } from './examples.ts';

/** What the assistant has learned of visitors' messages, which outlives their talks. */
export function LearnedList({ answers }: { answers: readonly AnswerChoice[] }) {
  const query = useExamples();
  return (
    <QueryState query={query}>
      {(examples) =>
        examples.length === 0 ? (
          <div className="panel-row py-4">
            <EmptyState title="Nichts gelernt">
              Nachrichten, die Sie einer Antwort zuordnen, erscheinen hier.
            </EmptyState>
          </div>
        ) : (
          <>
            <p className="panel-row max-w-[76ch] border-b border-line py-3 text-fine text-muted">
              Sie stehen hier ohne Bezug zu ihrem Gespräch und bleiben, bis Sie sie entfernen, auch
              wenn es gelöscht wird.
            </p>
            <MoreRows rows={examples}>
              {(rows) => (
                <ul className="panel-rows">
                  {rows.map((row) => (
                    <li key={row.id} className="panel-row flex flex-wrap items-center gap-x-6">
                      <p className="min-w-0 flex-1 basis-56 py-2 text-small">
                        <span className="block break-words">{row.content}</span>
                        <span className="text-fine text-muted">
                          {answers.find(({ id }) => id === row.answer)?.label ?? row.answer}, seit{' '}
                          {formatBriefDay(row.created_at)}
                        </span>
                      </p>
                      <div className="-mx-4">
                        <Remove row={row} />
                      </div>
                    </li>
                  ))}
                </ul>
              )}
            </MoreRows>
          </>
        )
      }
    </QueryState>
  );
}

function Remove({ row: { id, content } }: { row: Example }) {
  const learns = useLearns();
  const change = useRowChange<void>({
    reads: [EXAMPLES_KEY],
    write: (client) => client.from('chat_examples').delete().eq('id', id),
    done: 'Nachricht entfernt',
    failed: 'Nicht entfernt',
  });
  return (
    <ConfirmButton
      label="Entfernen"
      name={`Entfernen: ${content}`}
      title="Gelernte Nachricht entfernen?"
      explanation={
        `„${content}“ wird gelöscht.` +
        (learns ? ' Der Assistent antwortet nach wenigen Sekunden ohne dieses Beispiel.' : '')
      }
      variant="quiet"
      busy={change.isPending}
      onConfirm={() => change.mutate()}
    />
  );
}
