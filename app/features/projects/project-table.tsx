import { useMemo } from 'react';
import { PROJECT_STATUSES } from '#shared/projects/project-status.ts';
import { matchWords } from '#app/lib/match-words.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { MoreRows } from '#app/private/more-rows.tsx';
import { isPastDay } from '#app/private/request-facts.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { ProjectBadge } from './project-status-badge.tsx';
import {
  formatDue,
  PROJECTS_KEY,
  settledOf,
  type Milestone,
  type Project,
} from './project-rows.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { NewProject } from './new-project.tsx';
import { PageHead } from '#app/private/page-head.tsx';

type Row = Project & { project_milestones: Pick<Milestone, 'status'>[] };
const NEWEST = 1000;
const OVER: ReadonlySet<string> = new Set(['done', 'cancelled']);

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    label: 'Projekt',
    head: true,
    cell: ({ id, number, title }) => (
      <RowLink to={`/admin/projekte/${id}`} note={number}>
        {title}
      </RowLink>
    ),
  },
  {
    key: 'customer',
    label: 'Kunde',
    cell: ({ customer_email }) => (
      <span className="block min-w-[12rem] wrap-anywhere">{customer_email}</span>
    ),
  },
  {
    key: 'steps',
    label: 'Schritte',
    cell: ({ project_milestones: steps }) => (
      <span className="flex flex-wrap gap-2 whitespace-nowrap">
        {settledOf(steps)} von {steps.length}
        {steps.some(({ status }) => status === 'changes_requested') && (
          <Badge tone="danger">Änderungen</Badge>
        )}
      </span>
    ),
  },
  {
    key: 'due',
    label: 'Fertig bis',
    cell: ({ due_on, status }) => {
      if (!due_on) return '–';
      const isLate = !OVER.has(status) && isPastDay(due_on);
      return (
        <span className={cx('whitespace-nowrap', isLate && 'font-semibold text-danger')}>
          {formatDue(due_on)}
          {isLate && <span className="block text-fine">überfällig</span>}
        </span>
      );
    },
  },
  { key: 'status', label: 'Status', cell: ({ status }) => <ProjectBadge status={status} /> },
];

/** All projects with search and status. */
export function ProjectTable() {
  const query = useRows<Row[]>([...PROJECTS_KEY, 'all'], (client) =>
    client
      .from('projects')
      .select('*,project_milestones(status)')
      .order('created_at', { ascending: false })
      .limit(NEWEST),
  );
  useLiveProjects();
  const { parameters, change } = useAddressFilter();
  const isNew = parameters.has('neu');
  return (
    <>
      <PageHead title="Projekte">
        <Button size="small" onClick={() => change({ neu: '1' })}>
          Projekt anlegen
        </Button>
      </PageHead>
      <QueryState query={query}>
        {(projects) =>
          projects.length === 0 ? (
            <EmptyState
              title="Noch keine Projekte"
              steps={[
                'Angebot senden, unter „Angebote“.',
                'Der Kunde nimmt an: Das Projekt entsteht mit seinen Positionen.',
                'Schritte planen und festlegen, wo er zustimmen soll.',
              ]}
            >
              Ein angenommenes Angebot wird von selbst zum Projekt.
            </EmptyState>
          ) : (
            <Found projects={projects} />
          )
        }
      </QueryState>
      {isNew && <NewProject onClose={() => change({ neu: '' })} />}
    </>
  );
}

function Found({ projects }: { projects: readonly Row[] }) {
  const filter = useAddressFilter();
  const { search, status } = filter;
  const found = useMemo(
    () =>
      projects.filter(
        (row) =>
          (status === '' || row.status === status) &&
          matchWords(search, [row.title, row.number, row.customer_email]),
      ),
    [projects, search, status],
  );
  return (
    <>
      <FilterBar
        filter={filter}
        placeholder="Titel, Nummer, E-Mail"
        statuses={PROJECT_STATUSES.map(({ id, label }) => [id, label] as const)}
      />
      <p aria-live="polite" className="mb-3 text-small text-muted">
        {found.length} von {projects.length} Projekten
      </p>
      {found.length === 0 ? (
        <EmptyState title="Nichts gefunden">Ändern Sie Suche oder Status.</EmptyState>
      ) : (
        <MoreRows key={`${status} ${search}`} rows={found}>
          {(rows) => (
            <Table
              caption="Projekte"
              captionHidden
              stacked
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )}
        </MoreRows>
      )}
    </>
  );
}
