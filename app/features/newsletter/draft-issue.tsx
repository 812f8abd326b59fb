import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/form/field.tsx';
import { formatNumber } from '#shared/core/format.ts';
import { NEWSLETTER_LIMITS } from '#shared/newsletter/newsletter.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { ReadText } from '#app/private/text-editor/read-text.tsx';
import { VisualField } from '#app/private/text-editor/visual-field.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { SendIssueDialog } from './send-issue-dialog.tsx';
import {
  countAddresses,
  issueKey,
  TO_NEWSLETTER,
  UNNAMED,
  useSummary,
  type Draft,
  type Issue,
} from './issue.ts';
import { useDraftActions } from './use-draft-actions.ts';

/** Its first subject is nobody's, and would go out with it. */
const toDraft = ({ subject, body }: Issue): Draft => ({
  subject: subject === UNNAMED ? '' : subject,
  body,
});

const LABELS = { subject: 'Betreff', body: 'Text' };

const tellLength = ({ length }: string): string =>
  `Höchstens ${formatNumber(NEWSLETTER_LIMITS.body)} Zeichen; es sind ${formatNumber(length)}.`;

/** An issue while it is written: beside the mail as it will look. */
export function DraftIssue({ issue, hasServer }: { issue: Issue; hasServer: boolean }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const {
    values: draft,
    stored,
    seen,
    isDirty,
    isConflict,
    set,
    discard,
    settle,
  } = useEdited(issue, toDraft);
  const { save, test, send, remove } = useDraftActions(issue, draft, seen);
  const [isSending, setSending] = useState(false);
  const confirmed = useSummary().data?.confirmed;
  const isTooLong = draft.body.length > NEWSLETTER_LIMITS.body;
  const isComplete = draft.subject.trim() !== '' && draft.body.trim() !== '' && !isTooLong;
  const settleSent = { onSuccess: () => settle(draft) };
  const leave = {
    onSuccess: () => navigate(TO_NEWSLETTER[0]),
    onError: () => queries.invalidateQueries({ queryKey: issueKey(issue.id) }),
    onSettled: () => setSending(false),
  };
  const isBusy = [save, test, send, remove].some(({ isPending }) => isPending);
  const isOver = send.isSuccess || remove.isSuccess;

  return (
    <>
      <PageHead
        title={draft.subject.trim() || UNNAMED}
        back={TO_NEWSLETTER}
        badge={<Badge tone="draft">Entwurf</Badge>}
        note={`Zuletzt gespeichert: ${formatShortMoment(issue.updated_at)}`}
      >
        <Button
          size="small"
          variant="secondary"
          busy={test.isPending}
          disabled={isBusy || !isComplete}
          onClick={() => test.mutate(undefined, settleSent)}
        >
          Testmail an mich
        </Button>
        <Button size="small" disabled={isBusy || !isComplete} onClick={() => setSending(true)}>
          {confirmed === undefined ? 'Senden' : `An ${countAddresses(confirmed)} senden`} …
        </Button>
      </PageHead>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <form
          aria-label="Ausgabe"
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(seen, settleSent);
          }}
        >
          <UnsavedGuard dirty={isDirty && !isOver} busy={isBusy} />
          {isConflict && !isBusy && (
            <ConflictNotice
              differences={listDifferences(draft, stored, LABELS).map(([label, text]) => [
                label,
                label === LABELS.body && text ? (
                  <ReadText key={label} text={text} extent="mail" />
                ) : (
                  text
                ),
              ])}
              onKeep={() => save.mutate(issue.updated_at, settleSent)}
              onTake={discard}
            />
          )}
          <Field label="Betreff" required>
            {(control) => (
              <Input
                {...control}
                value={draft.subject}
                maxLength={NEWSLETTER_LIMITS.subject}
                className="font-semibold"
                onChange={(event) => set({ subject: event.target.value })}
              />
            )}
          </Field>
          <VisualField
            id="ausgabe-text"
            label="Text"
            extent="mail"
            required
            value={draft.body}
            error={isTooLong ? tellLength(draft.body) : undefined}
            onChange={(body) => set({ body })}
          />
          <div className="flex flex-wrap justify-between gap-3">
            <Button
              type="submit"
              size="small"
              variant={isDirty ? 'solid' : 'secondary'}
              busy={save.isPending}
              disabled={isBusy || isTooLong}
            >
              Speichern
            </Button>
            <ConfirmButton
              label="Entwurf löschen"
              confirmLabel="Löschen"
              title="Entwurf löschen?"
              explanation="Betreff und Text gehen verloren."
              variant="quiet"
              busy={remove.isPending}
              onConfirm={() => remove.mutate(undefined, leave)}
            />
          </div>
        </form>
        <IssuePreview draft={draft} />
      </div>
      {isSending && (
        <SendIssueDialog
          hasServer={hasServer}
          busy={send.isPending}
          onSend={() => send.mutate(undefined, leave)}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}
