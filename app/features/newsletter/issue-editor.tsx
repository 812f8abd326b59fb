import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatNumber } from '#shared/core/format.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useAnswer, useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toast.ts';
import { Field, Input, Textarea } from '#app/ui/form/field.tsx';
import { Dialog } from '#app/private/dialog.tsx';
import { NEWSLETTER_LIMITS } from '#shared/newsletter/newsletter.ts';
import { deleteVersion } from '#app/private/delete-version.ts';
import { ConflictNotice } from '#app/private/conflict-notice.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { UnsavedGuard } from '#app/private/unsaved-guard.tsx';
import { listDifferences, useEdited } from '#app/private/use-edited.ts';
import { ChangedMeanwhile } from '#app/private/use-row-change.ts';
import { issueKey, SUMMARY_KEY, SummarySchema } from './issue.ts';
import { MissingPage, PageHead, type WayBack } from '#app/private/page-head.tsx';

const BACK: WayBack = ['/admin/newsletter', 'Newsletter'];

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

const TYPING_MS = 400;

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
      <Preview draft={issue} />
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
  const [dialog, setDialog] = useState<'send' | 'delete'>();
  const isComplete = draft.subject.trim() !== '' && draft.body.trim() !== '';

  // What is tested or sent is always what stands in the fields.
  const act = useMutation({
    mutationFn: async ({
      kind,
      over = seen,
    }: {
      kind: 'save' | 'test' | 'send' | 'delete';
      over?: string;
    }): Promise<string> => {
      const client = await loadSupabase();
      const table = client.from('newsletter_issues');
      if (kind === 'delete') {
        const { data: deleted, error } = await deleteVersion(
          client,
          'newsletter_issues',
          issue.id,
          over,
        );
        if (error) throw new Error(error.message);
        if (deleted.length === 0) throw new ChangedMeanwhile();
        return 'Entwurf gelöscht';
      }
      const { data: written, error } = await table
        .update(draft)
        .eq('id', issue.id)
        .eq('updated_at', over)
        .select('id');
      if (error) throw new Error(error.message);
      if (written.length === 0) throw new ChangedMeanwhile();
      if (kind === 'save') return 'Entwurf gespeichert';
      const { data, error: failure } = await client.rpc(
        kind === 'test' ? 'test_newsletter_issue' : 'send_newsletter_issue',
        {
          issue_id: issue.id,
        },
      );
      if (failure) throw new Error(failure.message);
      return kind === 'test'
        ? `Testmail an ${String(data)}`
        : `Versand an ${formatNumber(Number(data))} Adressen begonnen`;
    },
    onSuccess: (title) => void showToast({ title }),
    onError: (error) =>
      void showToast({
        title: 'Nicht ausgeführt',
        description: error.message,
        tone: 'destructive',
      }),
    onSettled: async (_, error, { kind }) => {
      setDialog(undefined);
      await queries.invalidateQueries({ queryKey: SUMMARY_KEY });
      if (!error && (kind === 'send' || kind === 'delete')) await navigate('/admin/newsletter');
      if (error || kind !== 'delete')
        await queries.invalidateQueries({ queryKey: issueKey(issue.id) });
      if (!error) settle(draft);
    },
  });
  const isBusy = (kind: string): boolean => act.isPending && act.variables.kind === kind;

  return (
    <>
      <PageHead title="Ausgabe schreiben" back={BACK} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            act.mutate({ kind: 'save' });
          }}
        >
          <UnsavedGuard dirty={isDirty && !act.isPending} />
          {isConflict && !act.isPending && (
            <ConflictNotice
              differences={listDifferences(draft, stored, { subject: 'Betreff', body: 'Text' })}
              onKeep={() => act.mutate({ kind: 'save', over: issue.updated_at })}
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
            <Button
              type="submit"
              variant="secondary"
              busy={isBusy('save')}
              disabled={act.isPending}
            >
              Speichern
            </Button>
            <Button
              variant="secondary"
              busy={isBusy('test')}
              disabled={act.isPending || !isComplete}
              onClick={() => act.mutate({ kind: 'test' })}
            >
              Testmail an mich
            </Button>
            <Button disabled={act.isPending || !isComplete} onClick={() => setDialog('send')}>
              Senden …
            </Button>
            <Button variant="quiet" disabled={act.isPending} onClick={() => setDialog('delete')}>
              Löschen
            </Button>
          </div>
        </form>
        <Preview draft={draft} />
      </div>
      {dialog === 'send' && (
        <SendDialog
          busy={act.isPending}
          onSend={() => act.mutate({ kind: 'send' })}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'delete' && (
        <Dialog
          open
          onClose={() => setDialog(undefined)}
          title="Entwurf löschen?"
          footer={
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                variant="danger"
                busy={act.isPending}
                onClick={() => act.mutate({ kind: 'delete' })}
              >
                Löschen
              </Button>
              <Button size="small" variant="secondary" onClick={() => setDialog(undefined)}>
                Abbrechen
              </Button>
            </div>
          }
        >
          <p>Betreff und Text gehen verloren.</p>
        </Dialog>
      )}
    </>
  );
}

function SendDialog({
  busy,
  onSend,
  onClose,
}: {
  busy: boolean;
  onSend: () => void;
  onClose: () => void;
}) {
  const query = useAnswer(SUMMARY_KEY, SummarySchema, (client) => client.rpc('newsletter_summary'));
  const confirmed = query.data?.confirmed;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ausgabe senden?"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button size="small" busy={busy} disabled={!confirmed} onClick={onSend}>
            {confirmed === undefined
              ? 'Lädt...'
              : `An ${formatNumber(confirmed)} ${confirmed === 1 ? 'Adresse' : 'Adressen'} senden`}
          </Button>
          <Button size="small" variant="secondary" disabled={busy} onClick={onClose}>
            Abbrechen
          </Button>
        </div>
      }
    >
      <p>
        {confirmed === 0
          ? 'Noch hat niemand den Newsletter bestätigt.'
          : 'Jede bestätigte Adresse bekommt diese Ausgabe genau einmal. Danach lässt sie sich ' +
            'weder ändern noch erneut senden.'}
      </p>
    </Dialog>
  );
}

/** The mail as the server renders it, shut off from the page. */
function Preview({ draft }: { draft: Draft }) {
  const { subject, body } = useSettled({ subject: draft.subject, body: draft.body }, TYPING_MS);
  const query = useQuery({
    queryKey: ['admin-newsletter-preview', subject, body],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const client = await loadSupabase();
      const { data, error } = await client.functions.invoke<{ html: string }>('newsletter', {
        body: { action: 'preview', subject, body },
      });
      if (error) throw error as Error;
      return data!.html;
    },
  });
  return (
    <section aria-label="Vorschau" className="min-w-0">
      <h2 className="mb-1.5 text-small font-semibold">Vorschau</h2>
      <QueryState query={query}>
        {(html) => (
          <iframe
            title="Vorschau der E-Mail"
            sandbox=""
            srcDoc={html}
            className="h-[44rem] w-full border border-line-strong bg-white"
          />
        )}
      </QueryState>
    </section>
  );
}

/** The value once it has not changed for a moment. */
function useSettled<Value extends Record<string, string>>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
