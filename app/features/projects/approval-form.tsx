import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PROJECT_READS, type Milestone } from './project-rows.ts';

type Decision = 'approved' | 'changes_requested';

/**
 * Approve, or say what should change. The comment stays when storing fails: the
 * form comes back with it.
 */
export function ApprovalForm({ step, headingId }: { step: Milestone; headingId: string }) {
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const fieldId = useId();
  const decide = useRowChange<Decision>({
    reads: PROJECT_READS,
    write: (client, decision) =>
      client.rpc('decide_milestone', { milestone_id: step.id, decision, comment }),
    done: 'Ihre Entscheidung ist gespeichert',
  });
  // The form goes with the decision: the focus moves on to the step it was about.
  const isDecided = useRef(false);
  useEffect(
    () => () => {
      if (isDecided.current) document.getElementById(headingId)?.focus();
    },
    [headingId],
  );
  const send = (decision: Decision) => {
    isDecided.current = true;
    decide.mutate(decision, { onError: () => (isDecided.current = false) });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send('approved');
  };
  const requestChanges = () => {
    setIsMissing(comment.trim() === '');
    if (comment.trim() === '') document.getElementById(fieldId)?.focus();
    else send('changes_requested');
  };
  return (
    <form onSubmit={submit} className="mt-4 grid gap-4">
      <UnsavedGuard dirty={comment.trim() !== '' && !decide.isPending && !decide.isSuccess} />
      <Field
        id={fieldId}
        label={`Anmerkung zu „${step.title}“`}
        hint="Für Änderungen nötig, für die Freigabe nicht."
        optionalMark={false}
        error={isMissing ? 'Bitte beschreiben Sie, was wir ändern sollen.' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={4000}
            value={comment}
            disabled={decide.isPending}
            onChange={(event) => {
              setComment(event.target.value);
              setIsMissing(false);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          size="small"
          busy={decide.isPending && decide.variables === 'approved'}
          disabled={decide.isPending}
        >
          Schritt freigeben
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={decide.isPending && decide.variables === 'changes_requested'}
          disabled={decide.isPending}
          onClick={requestChanges}
        >
          Änderungen anfordern
        </Button>
      </div>
    </form>
  );
}
