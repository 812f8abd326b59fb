import { useMemo } from 'react';
import { PROJECT_STATUSES } from '#shared/projects/project-status.ts';
import { matchWords } from '#app/lib/match-words.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/content/table.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { FilterBar } from '#app/private/filter-bar.tsx';
import { Count } from '#app/private/list-head.tsx';
import { MoreRows } from '#app/private/more-rows.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { useAddressFilter } from '#app/private/use-address-filter.ts';
import { usePeople } from '#app/private/use-people.ts';
import { byDeadline, customerOf, PROJECTS_KEY } from './project-rows.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { NewProject } from './new-project.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { COLUMNS, type ListedProject } from './project-columns.tsx';

const NEWEST = 1000;
type Read = Omit<ListedProject, 'customer' | 'account'>;
const READ =
  '*,project_milestones(title,status,awaiting_since),offers(company:content->customer->>company,name:content->customer->>name)';

/** All projects with search and status. */
export function ProjectTable() {
  const query = useRows<Read[]>([...PROJECTS_KEY, 'all'], (client) =>
    client.from('projects').select(READ).order('created_at', { ascending: false }).limit(NEWEST),
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

function Found({ projects }: { projects: readonly Read[] }) {
  const filter = useAddressFilter();
  const { search, status } = filter;
  const people = usePeople();
  const found = useMemo(
    () =>
      projects
        .map((row) => ({
          ...row,
          customer: customerOf(row, people),
          account: people?.get(row.customer_id ?? ''),
        }))
        .filter(
          (row) =>
            (status === '' || row.status === status) &&
            matchWords(search, [row.title, row.number, row.customer, row.customer_email]),
        )
        .sort(byDeadline),
    [projects, people, search, status],
  );
  return (
    <>
      <FilterBar
        filter={filter}
        placeholder="Titel, Nummer, Kunde, E-Mail"
        statuses={PROJECT_STATUSES.map(({ id, label }) => [id, label] as const)}
        count={<Count found={found.length} total={projects.length} noun="Projekte" />}
      />
      {found.length === 0 ? (
        <EmptyState title="Nichts gefunden">Ändern Sie Suche oder Status.</EmptyState>
      ) : (
        <MoreRows key={`${status} ${search}`} rows={found}>
          {(rows) => (
            <Table
              caption="Projekte"
              captionHidden
              phoneRows
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              isCentred
            />
          )}
        </MoreRows>
      )}
    </>
  );
}
