import { useRows } from '#app/lib/use-rows.ts';
import { RemindButton } from '#app/private/remind-button.tsx';
import { usePeople } from '#app/private/use-people.ts';
import { toWork, type Work, type WorkRow } from '#app/private/work-list.tsx';
import {
  customerOf,
  isWaiting,
  PROJECTS_KEY,
  type Milestone,
  type Project,
} from './project-rows.ts';
import { remindOfStep } from './remind-customer.ts';
import { useLiveProjects } from './use-live-projects.ts';

type Waits = Pick<Project, 'id' | 'title' | 'customer_id' | 'customer_email'> &
  Parameters<typeof customerOf>[0] & {
    project_milestones: Pick<
      Milestone,
      'id' | 'title' | 'status' | 'awaiting_since' | 'decided_at' | 'updated_at'
    >[];
  };

/** Steps of running projects that wait for the customer's approval, or whose change he wished. */
export function useProjectWork(): Work {
  const query = useRows<Waits[]>([...PROJECTS_KEY, 'waiting'], (client) =>
    client
      .from('projects')
      .select(
        'id,title,customer_id,customer_email,' +
          'project_milestones!inner(id,title,status,awaiting_since,decided_at,updated_at),' +
          'offers(company:content->customer->>company,name:content->customer->>name)',
      )
      .in('status', ['planned', 'active', 'review'])
      .in('project_milestones.status', ['awaiting_approval', 'changes_requested'])
      .order('position', { referencedTable: 'project_milestones' })
      .overrideTypes<Waits[], { merge: false }>(),
  );
  useLiveProjects();
  const people = usePeople();
  return toWork(query, (projects) =>
    projects.flatMap((row) => {
      const project = { ...row, customer: customerOf(row, people) };
      const head = { to: `/admin/projekte/${project.id}`, who: project.customer };
      const changes = project.project_milestones
        .filter((step) => !isWaiting(step))
        .map((step): WorkRow => ({
          ...head,
          id: step.id,
          risk: 'decision',
          what: step.title,
          kind: 'Änderung gewünscht',
          since: step.decided_at ?? step.updated_at,
          act: 'Ansehen',
        }));
      // One at a time, as the list of projects says it.
      const approvals = project.project_milestones
        .filter(isWaiting)
        .slice(0, 1)
        .map((step): WorkRow => ({
          ...head,
          id: step.id,
          risk: 'customer',
          what: step.title,
          kind: 'Freigabe fehlt',
          since: step.awaiting_since ?? step.updated_at,
          act: (
            <RemindButton
              {...remindOfStep(project, step, people?.get(project.customer_id ?? ''))}
              label="Erinnern"
              about={`${step.title}, ${project.customer}`}
              variant="quiet"
            />
          ),
        }));
      return [...changes, ...approvals];
    }),
  );
}
