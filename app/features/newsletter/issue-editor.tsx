import type { SupabaseClient } from '@supabase/supabase-js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#shared/core/format.ts';
import type { Database } from '#shared/database-types.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { NEWSLETTER_LIMITS } from '#shared/newsletter/newsletter.ts';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { deleteVersion } from '#app/private/delete-version.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { Refused, useRowChange } from '#app/private/use-row-change.ts';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { issueKey, SUMMARY_KEY } from './issue.ts';
import { SendIssueDialog } from './send-issue-dialog.tsx';

const BACK: WayBack = ['/admin/newsletter', 'Newsletter'];
const NOT_POSSIBLE = 'P0002';

type Issue = {
  id: string;
  subject: string;
  body: string;
  status: 'draft' | 'sent';
  recipients: number;
  sent_at: string | null;
  updated_at: string;
};
type Draft = Pick<Issue, 'subject' | 'body'>;
const toDraft = ({ subject, body }: Issue): Draft => ({ subject, body });

/** Why an issue cannot go out, the database says in German. */
const wordedForReader = <Answer extends { error: { code: string; message: string } | null }>(
  answer: Answer,
) => (answer.error?.code === NOT_POSSIBLE ? { error: new Refused(answer.error.message) } : answer);

/** One issue: written in Markdown beside the mail as it will look, tested on oneself, sent once. */
export function IssueEditor({ id }: { id: string }) {
  const query = useRows<Issue[]>(issueKey(id), (client) =>
    client
      .from('newsletter_issues')
      .select('id,subject,body,status,recipients,sent_at,updated_at')
      .eq('id', id),
  );
  return (
    <QueryState query={query}>
      {([issue]) => {
        if (!issue)
          return (
            <MissingPage
              title="Diese Ausgabe gibt es nicht"
              back={['/admin/newsletter', 'Zum Newsletter']}
              note="Vielleicht wurde der Entwurf gelöscht."
            />
          );
        return issue.status === 'sent' ? (
          <SentIssue issue={issue} />
        ) : (
          <DraftIssue key={issue.id} issue={issue} />
        );
      }}
    </QueryState>
  );
}

function SentIssue({ issue }: { issue: Issue }) {
  return (
    <>
      <PageHead
        title={issue.subject}
        back={BACK}
        badge={<Badge tone="success">Verschickt</Badge>}
        note={
          `${issue.sent_at ? `${formatMoment(issue.sent_at)} ` : ''}an ` +
          `${formatNumber(issue.recipients)} ${issue.recipients === 1 ? 'Adresse' : 'Adressen'}`
        }
      />
      <IssuePreview draft={issue} />
    </>
  );
}

function DraftIssue({ issue }: { issue: Issue }) {
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
  const [isSending, setSending] = useState(false);
  const isComplete = draft.subject.trim() !== '' && draft.body.trim() !== '';
  const reads = [SUMMARY_KEY, issueKey(issue.id)];

  // What is tested or sent is always what stands in the fields.
  const store = (client: SupabaseClient<Database>, over = seen) =>
    client
      .from('newsletter_issues')
      .update(draft)
      .eq('id', issue.id)
      .eq('updated_at', over)
      .select('id');
  const save = useRowChange<string>({ reads, write: store, done: 'Entwurf gespeichert' });
  const test = useRowChange<void>({
    reads,
    write: async (client) => {
      const stored = await store(client);
      if (stored.error || stored.data.length === 0) return stored;
      return wordedForReader(await client.rpc('test_newsletter_issue', { issue_id: issue.id }));
    },
    done: (address) => `Testmail an ${String(address)}`,
    failed: 'Nicht ausgeführt',
  });
  // Both leave the page: it is read again only when it stays.
  const send = useRowChange<void>({
    reads: [SUMMARY_KEY],
    write: async (client) => {
      const stored = await store(client);
      if (stored.error || stored.data.length === 0) return stored;
      return wordedForReader(await client.rpc('send_newsletter_issue', { issue_id: issue.id }));
    },
    done: (count) => `Versand an ${formatNumber(Number(count))} Adressen begonnen`,
    failed: 'Nicht ausgeführt',
  });
  const remove = useRowChange<void>({
    reads: [SUMMARY_KEY],
    write: (client) => deleteVersion(client, 'newsletter_issues', issue.id, seen),
    done: 'Entwurf gelöscht',
    failed: 'Nicht gelöscht',
  });
  const settleSent = { onSuccess: () => settle(draft) };
  const leave = {
    onSuccess: () => navigate(BACK[0]),
    onError: () => queries.invalidateQueries({ queryKey: issueKey(issue.id) }),
    onSettled: () => setSending(false),
  };
  const isBusy = [save, test, send, remove].some(({ isPending }) => isPending);
  const isOver = send.isSuccess || remove.isSuccess;

  return (
    <>
      <PageHead title="Ausgabe schreiben" back={BACK} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(seen, settleSent);
          }}
        >
          <UnsavedGuard dirty={isDirty && !isBusy && !isOver} />
          {isConflict && !isBusy && (
            <ConflictNotice
              differences={listDifferences(draft, stored, { subject: 'Betreff', body: 'Text' })}
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
                onChange={(event) => set({ subject: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Text"
            required
            hint={
              'Markdown: ## Überschrift, **fett**, - Liste, [Text](/blog). Abmeldelink und ' +
              'Impressum stehen unter jeder Ausgabe.'
            }
          >
            {(control) => (
              <Textarea
                {...control}
                rows={18}
                maxLength={NEWSLETTER_LIMITS.body}
                value={draft.body}
                onChange={(event) => set({ body: event.target.value })}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="secondary" busy={save.isPending} disabled={isBusy}>
              Speichern
            </Button>
            <Button
              variant="secondary"
              busy={test.isPending}
              disabled={isBusy || !isComplete}
              onClick={() => test.mutate(undefined, settleSent)}
            >
              Testmail an mich
            </Button>
            <Button disabled={isBusy || !isComplete} onClick={() => setSending(true)}>
              Senden …
            </Button>
            <ConfirmButton
              label="Löschen"
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
          busy={send.isPending}
          onSend={() => send.mutate(undefined, leave)}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}
