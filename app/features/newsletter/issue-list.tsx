import { Link, useNavigate } from 'react-router';
import { formatNumber } from '#shared/core/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formatBriefMoment } from '#app/private/request-facts.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { SUMMARY_KEY, UNNAMED, type IssueRow } from './issue.ts';

const COLUMNS: readonly Column<IssueRow>[] = [
  {
    key: 'subject',
    label: 'Betreff',
    head: true,
    cell: (issue) => (
      <Link
        to={`/admin/newsletter/${issue.id}`}
        className="inline-flex min-h-11 min-w-[12rem] items-center break-words underline underline-offset-4"
      >
        {issue.subject}
      </Link>
    ),
  },
  { key: 'state', label: 'Stand', onPhone: 'state', cell: (issue) => <IssueState issue={issue} /> },
  {
    key: 'recipients',
    label: 'Empfänger',
    onPhone: 'hidden',
    align: 'end',
    cell: ({ status, recipients }) => (status === 'draft' ? '–' : formatNumber(recipients)),
  },
  {
    key: 'sent',
    label: 'Zugestellt',
    onPhone: 'hidden',
    align: 'end',
    cell: (issue) => (issue.status === 'draft' ? '–' : formatNumber(deliveredOf(issue))),
  },
  {
    key: 'failed',
    label: 'Gescheitert',
    onPhone: 'hidden',
    align: 'end',
    cell: ({ status, failed }) => (status === 'draft' ? '–' : formatNumber(failed)),
  },
  {
    key: 'moment',
    label: 'Zeitpunkt',
    onPhone: 'meta',
    cell: ({ sent_at, updated_at }) => formatBriefMoment(sent_at ?? updated_at),
  },
];

const deliveredOf = ({ recipients, waiting, failed }: IssueRow): number =>
  Math.max(0, recipients - waiting - failed);

function IssueState({ issue }: { issue: IssueRow }) {
  if (issue.status === 'draft') return <Badge>Entwurf</Badge>;
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
  if (issues.length === 0)
    return (
      <EmptyState title="Noch keine Ausgabe" action={button}>
        Entwürfe und verschickte Ausgaben stehen hier.
      </EmptyState>
    );
  return (
    <>
      <div className="mb-4">{button}</div>
      <Table
        caption="Ausgaben des Newsletters"
        captionHidden
        phoneRows
        columns={COLUMNS}
        rows={issues}
        rowKey={({ id }) => id}
      />
    </>
  );
}
