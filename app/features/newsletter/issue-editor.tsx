import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';
import { IssuePreview } from './issue-preview.tsx';
import {
  countAddresses,
  deliveredOf,
  issueKey,
  TO_NEWSLETTER,
  useSummary,
  type Issue,
} from './issue.ts';
import { DraftIssue } from './draft-issue.tsx';
import { RetryIssue } from './retry-issue.tsx';

/** One issue: written beside the mail as it will look, tested on oneself, sent once. */
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
  const row = useSummary().data?.issues.find(({ id }) => id === issue.id);
  return (
    <>
      <PageHead
        title={issue.subject}
        back={TO_NEWSLETTER}
        badge={<Badge tone="success">Verschickt</Badge>}
      />
      <RetryIssue id={issue.id} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:order-last">
          <FactList
            isNarrow
            facts={[
              ['Verschickt', issue.sent_at && formatShortMoment(issue.sent_at)],
              ['Empfänger', countAddresses(issue.recipients)],
              ['Zugestellt', row && countAddresses(deliveredOf(row))],
              ['Unterwegs', row && row.waiting > 0 && countAddresses(row.waiting)],
              ['Gescheitert', row && row.failed > 0 && countAddresses(row.failed)],
            ]}
          />
        </div>
        <IssuePreview draft={issue} />
      </div>
    </>
  );
}
