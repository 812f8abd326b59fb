import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { refusedBy } from '#app/lib/refused.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Textarea } from '#app/ui/form/field.tsx';
import { takeFocus } from '#app/ui/take-focus.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { useRowChange } from '#app/private/use-row-change.ts';
import { PROJECT_READS, type Milestone } from './project-rows.ts';

type Decision = 'approved' | 'changes_requested';

type Props = {
  step: Milestone;
  /** The first of several is the next step of the page. */
  isNext: boolean;
  /** What begins once it is approved. */
  following: Milestone | undefined;
  headingId: string;
  /** It waits no more: what was typed stays to be copied. */
  isOver: boolean;
  /** Told while something is typed and not stored: the form must not go with the step's turn. */
  onUnsent: (id: string, isUnsent: boolean) => void;
};

/** Approve, or say what should change. The comment stays when storing fails, whyever. */
export function ApprovalForm({ step, isNext, following, headingId, isOver, onUnsent }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  /** Not yet asked, being asked, or asked before: then the focus comes back. */
  const [isApproving, setIsApproving] = useState<boolean>();
  const [comment, setComment] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const fieldId = useId();
  const questionId = useId();
  // The form goes with the decision, perhaps before its answer has come: the focus moves on to
  // the step it was about.
  const isDecided = useRef(false);
  const decide = useRowChange<Decision>({
    reads: PROJECT_READS,
    write: async (client, decision) => {
      isDecided.current = true;
      const { error } = await client.rpc('decide_milestone', {
        milestone_id: step.id,
        decision,
        comment,
        seen_at: step.updated_at,
      });
      isDecided.current = !error;
      if (error) return { error: refusedBy(error) ?? error };
      onUnsent(step.id, false);
      return { error: null };
    },
    // What was refused may be another step by now: looked at anew, asked anew.
    giveBack: () => setIsApproving(false),
    done: (_, decision) =>
      decision === 'approved'
        ? {
            title: `„${step.title}“ ist freigegeben`,
            ...(following && { description: `Als Nächstes: ${following.title}` }),
          }
        : 'Ihre Änderungswünsche sind gesendet',
  });
  const isTyped = comment.trim() !== '';
  useEffect(() => {
    if (!isDecided.current) onUnsent(step.id, isTyped);
  }, [isTyped, onUnsent, step.id]);
  useEffect(
    () => () => {
      if (isDecided.current) document.getElementById(headingId)?.focus();
    },
    [headingId],
  );
  const askForChanges = (event: SubmitEvent) => {
    event.preventDefault();
    setIsMissing(!isTyped);
    if (isTyped) decide.mutate('changes_requested');
    else document.getElementById(fieldId)?.focus();
  };
  const consequence = (
    <p className="mt-3 text-small text-muted">
      Mit der Freigabe ist dieser Schritt abgeschlossen.
      {following && ` Danach kommt „${following.title}“.`}
    </p>
  );
  if (isApproving)
    return (
      <div role="group" aria-labelledby={questionId}>
        <p id={questionId} ref={takeFocus} tabIndex={-1} className="mt-3 font-semibold break-words">
          „{step.title}“ verbindlich freigeben?
        </p>
        {consequence}
        <div className="mt-3 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button size="small" busy={decide.isPending} onClick={() => decide.mutate('approved')}>
            Ja, freigeben
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={decide.isPending}
            onClick={() => setIsApproving(false)}
          >
            Noch nicht
          </Button>
        </div>
      </div>
    );
  if (!isAsking)
    return (
      <>
        <div className="mt-3 flex flex-wrap gap-3 max-sm:*:w-full">
          <Button
            size="small"
            ref={isApproving === false ? takeFocus : undefined}
            variant={isNext ? 'primary' : 'secondary'}
            onClick={() => setIsApproving(true)}
          >
            Schritt freigeben
          </Button>
          <Button size="small" variant="secondary" onClick={() => setIsAsking(true)}>
            Änderungen anfordern
          </Button>
        </div>
        {consequence}
      </>
    );
  return (
    <form onSubmit={askForChanges} noValidate className="mt-4 grid gap-4">
      <UnsavedGuard dirty={isTyped && !decide.isSuccess} busy={decide.isPending} />
      <Field
        id={fieldId}
        label="Was sollen wir ändern?"
        optionalMark={false}
        error={isOver ? OVER : isMissing ? MISSING : decide.error?.message}
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
        <Button
          type="submit"
          size="small"
          busy={decide.isPending}
          disabled={decide.isPending || isOver}
        >
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

const MISSING = 'Bitte beschreiben Sie, was wir ändern sollen.';
const OVER =
  'Dieser Schritt wartet nicht mehr auf Sie. Ihr Text steht noch hier: Bitte senden Sie ihn als ' +
  'Nachricht.';
