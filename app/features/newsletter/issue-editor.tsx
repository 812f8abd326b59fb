import { formatNumber } from '#shared/core/format.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatMoment } from '#app/private/request-facts.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { issueKey, TO_NEWSLETTER, type Issue } from './issue.ts';
import { DraftIssue } from './draft-issue.tsx';
import { RetryIssue } from './retry-issue.tsx';

/** One issue: written in Markdown beside the mail as it will look, tested on oneself, sent once. */
export function IssueEditor({ id, hasServer }: { id: string; hasServer: boolean }) {
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
          <DraftIssue key={issue.id} issue={issue} hasServer={hasServer} />
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
        back={TO_NEWSLETTER}
        badge={<Badge tone="success">Verschickt</Badge>}
        note={
          `${issue.sent_at ? `${formatMoment(issue.sent_at)} ` : ''}an ` +
          `${formatNumber(issue.recipients)} ${issue.recipients === 1 ? 'Adresse' : 'Adressen'}`
        }
      />
      <RetryIssue id={issue.id} />
      <IssuePreview draft={issue} />
    </>
  );
}
