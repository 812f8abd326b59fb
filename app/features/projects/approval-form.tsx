import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PROJECT_READS, type Milestone } from './project-rows.ts';

type Decision = 'approved' | 'changes_requested';

/** The pressed button is gone: writing goes on here. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus();

type Props = {
  step: Milestone;
  /** The first of several is the next step of the page. */
  isNext: boolean;
  /** What begins once it is approved. */
  following: Milestone | undefined;
  headingId: string;
};

/**
 * Approve, or say what should change. The comment stays when storing fails: the
 * form comes back with it.
 */
export function ApprovalForm({ step, isNext, following, headingId }: Props) {
  const [isAsking, setIsAsking] = useState(false);
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
  const askForChanges = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(comment.trim() === '');
    if (comment.trim() === '') document.getElementById(fieldId)?.focus();
    else send('changes_requested');
  };
  if (!isAsking)
    return (
      <>
        <div className="mt-3 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button
            size="small"
            variant={isNext ? 'primary' : 'secondary'}
            busy={decide.isPending}
            disabled={decide.isPending}
            onClick={() => send('approved')}
          >
            Schritt freigeben
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => setIsAsking(true)}
          >
            Änderungen anfordern
          </Button>
        </div>
        <p className="mt-3 text-small text-muted">
          Mit der Freigabe ist dieser Schritt abgeschlossen.
          {following && ` Danach kommt „${following.title}“.`}
        </p>
      </>
    );
  return (
    <form onSubmit={askForChanges} noValidate className="mt-4 grid gap-4">
      <UnsavedGuard dirty={comment.trim() !== '' && !decide.isPending && !decide.isSuccess} />
      <Field
        id={fieldId}
        label="Was sollen wir ändern?"
        optionalMark={false}
        error={isMissing ? 'Bitte beschreiben Sie, was wir ändern sollen.' : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={takeFocus}
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
        <Button type="submit" size="small" busy={decide.isPending} disabled={decide.isPending}>
          Änderungen senden
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={decide.isPending}
          onClick={() => {
            setComment('');
            setIsMissing(false);
            setIsAsking(false);
          }}
        >
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
