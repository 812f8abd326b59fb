import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { PROJECT_STATUSES } from '#shared/project-status.ts';
import { matchWords } from '#app/lib/match-words.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table, type Column } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Field, Input, Select } from '#app/ui/form/field.tsx';
import { QueryState } from '../area/query-state.tsx';
import { ProjectBadge } from '../projects/project-status-badge.tsx';
import { formatDue, PROJECTS_KEY, settledOf, type Milestone, type Project } from '../projects/project-rows.ts';
import { useLiveProjects } from '../projects/use-live-projects.ts';
import { NewProject } from './new-project.tsx';

type Row = Project & { project_milestones: Pick<Milestone, 'status'>[] };
const NEWEST = 1000;
const STEP = 50;

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'title',
    label: 'Projekt',
    head: true,
    cell: ({ id, number, title }) => (
      <>
        <Link to={`/admin/projekte/${id}`} className="inline-block min-w-[12rem] font-semibold break-words underline underline-offset-4">
          {title}
        </Link>
        <span className="block text-muted">{number}</span>
      </>
    ),
  },
  {
    key: 'customer',
    label: 'Kunde',
    cell: ({ customer_email }) => <span className="block min-w-[12rem] break-all">{customer_email}</span>,
  },
  {
    key: 'steps',
    label: 'Schritte',
    cell: ({ project_milestones: steps }) => (
      <span className="flex flex-wrap gap-2 whitespace-nowrap">
        {settledOf(steps)} von {steps.length}
        {steps.some(({ status }) => status === 'changes_requested') && <Badge tone="danger">Änderungen</Badge>}
      </span>
    ),
  },
  { key: 'due', label: 'Fertig bis', cell: ({ due_on }) => formatDue(due_on) || '–' },
  { key: 'status', label: 'Status', cell: ({ status }) => <ProjectBadge status={status} /> },
];

/** All projects with search and status filter, which stand in the address. */
export function ProjectTable() {
  const query = useRows<Row[]>([...PROJECTS_KEY, 'all'], (client) =>
    client
      .from('projects')
      .select('*,project_milestones(status)')
      .order('created_at', { ascending: false })
      .limit(NEWEST)
      .overrideTypes<Row[], { merge: false }>(),
  );
  useLiveProjects();
  const [isNew, setIsNew] = useState(false);
  return (
    <>
      <div className="mb-6">
        <Button size="small" onClick={() => setIsNew(true)}>
          Projekt anlegen
        </Button>
      </div>
      <QueryState query={query}>
        {(projects) =>
          projects.length === 0 ? (
            <EmptyState title="Noch keine Projekte">Ein angenommenes Angebot wird von selbst zum Projekt.</EmptyState>
          ) : (
            <Found projects={projects} />
          )
        }
      </QueryState>
      {isNew && <NewProject onClose={() => setIsNew(false)} />}
    </>
  );
}

function Found({ projects }: { projects: readonly Row[] }) {
  const [parameters, setParameters] = useSearchParams();
  const [shown, setShown] = useState(STEP);
  const search = parameters.get('suche') ?? '';
  const status = parameters.get('status') ?? '';
  const deferred = useDeferredValue(search);
  const found = useMemo(
    () =>
      projects.filter(
        (row) => (status === '' || row.status === status) && matchWords(deferred, [row.title, row.number, row.customer_email]),
      ),
    [projects, deferred, status],
  );
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(parameters);
    if (value) next.set(name, value);
    else next.delete(name);
    setParameters(next, { replace: true, preventScrollReset: true });
    setShown(STEP);
  };
  return (
    <>
      <div className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field label="Suche" optionalMark={false}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={search}
              placeholder="Titel, Nummer, E-Mail"
              onChange={(event) => change('suche', event.target.value)}
            />
          )}
        </Field>
        <Field label="Status" optionalMark={false}>
          {(control) => (
            <Select {...control} value={status} onChange={(event) => change('status', event.target.value)}>
              <option value="">Alle</option>
              {PROJECT_STATUSES.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p aria-live="polite" className="mb-3 text-small text-muted">
        {found.length} von {projects.length} Projekten
      </p>
      {found.length === 0 ? (
        <EmptyState title="Nichts gefunden">Ändern Sie Suche oder Status.</EmptyState>
      ) : (
        <Table caption="Projekte" captionHidden columns={COLUMNS} rows={found.slice(0, shown)} rowKey={({ id }) => id} />
      )}
      {found.length > shown && (
        <Button className="mt-5" size="small" variant="secondary" onClick={() => setShown(shown + STEP)}>
          Weitere anzeigen
        </Button>
      )}
    </>
  );
}
