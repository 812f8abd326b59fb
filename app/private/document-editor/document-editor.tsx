import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { PageHead, type WayBack } from '#app/private/page-head.tsx';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import type { useRowChange } from '#app/private/use-row-change.ts';
import { Button } from '#app/ui/button.tsx';
import { showFailure } from '#app/ui/feedback/toast.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { formatCents } from '#shared/pricing/money.ts';
import { collectFieldErrors } from '#shared/forms/field-errors.ts';
import { listDocumentDifferences } from './document-differences.ts';
import { EditorDesk } from './editor-desk.tsx';
import { fieldId, pathOfField } from './field-id.ts';
import { focusUnreadable } from './number-field.tsx';
import { EditedPath } from './paper.tsx';
import { PreviewLink } from './preview-link.tsx';
import { SaveNote } from './save-note.tsx';
import { SealDialog, type Seal } from './seal-dialog.tsx';
import type { useDraft } from './use-draft.ts';

type Props<Content extends Record<string, unknown>> = {
  draft: ReturnType<typeof useDraft<Content>>;
  /** What the form is called, and its parts, for those that differ in a conflict. */
  label: string;
  parts: Partial<Record<keyof Content, string>>;
  head: { title: string; back: WayBack; note?: string };
  /** The fields. */
  children: ReactNode;
  sumsLabel: string;
  totalCents: number;
  sums: ReactNode;
  paper: ReactNode;
  pdf: string;
  seal: Seal;
  discard: { explanation: string; change: ReturnType<typeof useRowChange<void>> };
};

/**
 * Fields on one side, sums, sheet and actions on the other. The draft saves
 * itself; what ends it asks first and names the fields that are wrong.
 */
export function DocumentEditor<Content extends Record<string, unknown>>({
  draft,
  label,
  parts,
  head,
  children,
  sumsLabel,
  totalCents,
  sums,
  paper,
  pdf,
  seal,
  discard,
}: Props<Content>) {
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const [edited, setEdited] = useState('');
  const [attempt, setAttempt] = useState(0);
  const { content, state, theirs, errors } = draft;
  /** Asks only for what can go out. */
  const ask = (): void => {
    if (focusUnreadable()) return;
    const problems = seal.findProblems();
    draft.setErrors(collectFieldErrors(problems));
    setAttempt(attempt + 1);
    if (problems.length === 0) return setConfirming(true);
    void showFailure('Noch nicht vollständig', 'Bitte prüfen Sie die markierten Angaben.');
  };
  const isOver = [seal, discard].some(({ change }) => change.isPending || change.isSuccess);
  const send = {
    // The accent is for what can be done now.
    variant: seal.findProblems().length === 0 ? ('primary' as const) : ('secondary' as const),
    onClick: ask,
    disabled: state === 'conflict' || isOver,
    children: seal.labels[0],
  };
  return (
    <>
      <UnsavedGuard dirty={state !== 'saved' && !isOver} />
      <PageHead {...head} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_minmax(26rem,0.85fr)]">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of its fields */}
        <form
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onFocus={({ target }) => setEdited(pathOfField(target.id))}
          onBlur={() => setEdited('')}
          className="grid min-w-0 content-start gap-6"
          aria-label={label}
        >
          <ErrorSummary
            attempt={attempt}
            problems={Object.entries(errors).map(([path, message]) => ({
              fieldId: fieldId(path),
              message,
            }))}
          />
          {state === 'conflict' && (
            <ConflictNotice
              unasked
              differences={theirs && listDocumentDifferences(content, theirs.content, parts)}
              onKeep={draft.keepMine}
              onTake={draft.takeTheirs}
            />
          )}
          {children}
        </form>
        <EditorDesk
          label={sumsLabel}
          sums={sums}
          note={
            <SaveNote
              state={state}
              problem={draft.problem}
              isGone={theirs === null}
              onRetry={() => void draft.flush()}
            />
          }
          actions={
            <>
              <Button {...send} className="max-lg:hidden" />
              <PreviewLink href={pdf} isSaved={state === 'saved'} flush={draft.flush} />
              <ConfirmButton
                label="Entwurf verwerfen"
                confirmLabel="Verwerfen"
                title="Entwurf verwerfen?"
                explanation={discard.explanation}
                variant="quiet"
                busy={discard.change.isPending}
                onConfirm={() =>
                  discard.change.mutate(undefined, { onSuccess: () => navigate(head.back[0]) })
                }
              />
            </>
          }
          totalCents={totalCents}
          paper={<EditedPath value={edited}>{paper}</EditedPath>}
        />
      </div>
      <div
        data-save-bar
        className="sticky bottom-(--above-bars) z-20 -mx-5 mt-6 sm:-mx-8 flex items-center justify-between gap-4 border-t border-line bg-surface px-5 py-2 sm:px-8 lg:hidden"
      >
        <p className="tabular font-semibold">{formatCents(totalCents)}</p>
        <Button {...send} size="small" />
      </div>
      <SealDialog
        seal={seal}
        open={confirming}
        onClose={() => setConfirming(false)}
        onErrors={draft.setErrors}
      />
    </>
  );
}
