import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { RemindButton } from '#app/private/remind-button.tsx';
import { countDays, tellSince } from '#app/private/days.ts';
import { usePeople } from '#app/private/use-people.ts';
import { WaitingLines } from '#app/private/waiting-lines.tsx';
import { customerOf, PROJECTS_KEY, type Milestone, type Project } from './project-rows.ts';
import { remindOfStep } from './remind-customer.ts';
import { useLiveProjects } from './use-live-projects.ts';

type Waits = Pick<Project, 'id' | 'title' | 'customer_id' | 'customer_email'> &
  Parameters<typeof customerOf>[0] & {
    project_milestones: (Pick<Milestone, 'id' | 'title'> & { awaiting_since: string })[];
  };

/** Steps of running projects on whose approval the agency waits, the longest wait first. */
export function WaitingProjects() {
  const query = useRows<Waits[]>([...PROJECTS_KEY, 'waiting'], (client) =>
    client
      .from('projects')
      .select(
        'id,title,customer_id,customer_email,project_milestones!inner(id,title,awaiting_since),' +
          'offers(company:content->customer->>company,name:content->customer->>name)',
      )
      .in('status', ['planned', 'active', 'review'])
      .eq('project_milestones.status', 'awaiting_approval')
      .order('position', { referencedTable: 'project_milestones' })
      .overrideTypes<Waits[], { merge: false }>(),
  );
  useLiveProjects();
  const people = usePeople();
  return (
    <QueryState query={query}>
      {(projects) => (
        <WaitingLines
          rows={projects
            .flatMap((row) => {
              const project = { ...row, customer: customerOf(row, people) };
              // One at a time, as the list of projects says it.
              return project.project_milestones.slice(0, 1).map((step) => ({
                id: step.id,
                to: `/admin/projekte/${project.id}`,
                title: project.customer,
                text: `Freigabe: ${step.title}`,
                awaiting: step.awaiting_since,
                since: tellSince(countDays(step.awaiting_since)),
                action: (
                  <RemindButton
                    {...remindOfStep(project, step, people?.get(project.customer_id ?? ''))}
                    label="Erinnern"
                    about={`${step.title}, ${project.customer}`}
                    variant="quiet"
                  />
                ),
              }));
            })
            .toSorted((one, other) => one.awaiting.localeCompare(other.awaiting))}
        />
      )}
    </QueryState>
  );
}
