import { Link, useNavigate } from 'react-router';
import { formatNumber } from '#shared/core/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formatBriefMoment } from '#app/private/dates.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { SectionHead } from './section-head.tsx';
import { countAddresses, deliveredOf, SUMMARY_KEY, UNNAMED, type IssueRow } from './issue.ts';

const COLUMNS: readonly Column<IssueRow>[] = [
  {
    key: 'subject',
    label: 'Betreff',
    head: true,
    cell: (issue) => (
      <Link
        to={`/admin/newsletter/${issue.id}`}
        data-row=""
        className="inline-flex min-h-8 min-w-[12rem] items-center font-medium break-words"
      >
        {issue.subject}
      </Link>
    ),
  },
  {
    key: 'sent',
    label: 'Zugestellt',
    onPhone: 'meta',
    cell: (issue) =>
      issue.status === 'draft'
        ? ''
        : `an ${formatNumber(deliveredOf(issue))} von ${countAddresses(issue.recipients)}`,
  },
  { key: 'state', label: 'Stand', onPhone: 'state', cell: (issue) => <IssueState issue={issue} /> },
  {
    key: 'moment',
    label: 'Zeitpunkt',
    align: 'end',
    onPhone: 'meta',
    cell: ({ sent_at, updated_at }) => formatBriefMoment(sent_at ?? updated_at),
  },
];

function IssueState({ issue }: { issue: IssueRow }) {
  if (issue.status === 'draft') return <Badge tone="draft">Entwurf</Badge>;
  if (issue.waiting === 0)
    return issue.failed === 0 ? (
      <Badge tone="success">Verschickt</Badge>
    ) : (
      <Badge tone="danger">{formatNumber(issue.failed)} gescheitert</Badge>
    );
  return (
    <span className="grid min-w-[9rem] gap-1">
      <Badge tone="waiting">Wird verschickt</Badge>
      <progress
        className="h-2 w-full"
        max={issue.recipients}
        value={deliveredOf(issue)}
        aria-label={
          `Versand von „${issue.subject}“: ${formatNumber(deliveredOf(issue))} von ` +
          `${formatNumber(issue.recipients)}`
        }
      />
    </span>
  );
}

/** All issues, drafts first, with the progress of those under way. */
export function IssueList({ issues }: { issues: readonly IssueRow[] }) {
  const navigate = useNavigate();
  const create = useRowChange<void, { id: string } | null>({
    reads: [SUMMARY_KEY],
    write: (client) =>
      client.from('newsletter_issues').insert({ subject: UNNAMED, body: '' }).select('id').single(),
    failed: 'Nicht angelegt',
  });
  const open = () =>
    create.mutate(undefined, {
      onSuccess: (issue) => issue && navigate(`/admin/newsletter/${issue.id}`),
    });
  const button = (
    <Button size="small" busy={create.isPending} onClick={open}>
      {UNNAMED}
    </Button>
  );
  return (
    <section aria-labelledby="ausgaben">
      <SectionHead id="ausgaben" title="Ausgaben">
        {button}
      </SectionHead>
      {issues.length === 0 ? (
        <EmptyState title="Noch keine Ausgabe">
          Entwürfe und verschickte Ausgaben stehen hier.
        </EmptyState>
      ) : (
        <Table
          caption="Ausgaben des Newsletters"
          captionHidden
          phoneRows
          columns={COLUMNS}
          rows={issues}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}
