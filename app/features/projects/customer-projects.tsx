import { useRead } from '#app/lib/use-rows.ts';
import { RecordPart } from '#app/private/record-part.tsx';
import type { ProjectRow } from './project-columns.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import { byUrgency, PROJECTS_KEY, settledOf, waitingStep } from './project-rows.ts';
import { ProjectBadge } from './project-status-badge.tsx';

/** The projects of one customer, for the agency: what is due next first. */
export function CustomerProjects({ customerId }: { customerId: string }) {
  const query = useRead<readonly ProjectRow[]>({
    queryKey: [...PROJECTS_KEY, 'customer', customerId],
    read: async (client) => {
      const { data } = await client
        .from('projects')
        .select('*,project_milestones(status,updated_at)')
        .eq('customer_id', customerId)
        .order('created_at', { ascending: false })
        .throwOnError();
      return data.toSorted((one, other) => byUrgency(one, other));
    },
  });
  return (
    <RecordPart
      id="projekte"
      title="Projekte"
      query={query}
      whenEmpty="Noch keine Projekte."
      rowOf={(project) => ({
        id: project.id,
        to: `/admin/projekte/${project.id}`,
        title: project.title,
        note: [project.number, project.due_on && `bis ${formatBriefDay(project.due_on)}`]
          .filter(Boolean)
          .join(' · '),
        value: stepsOf(project),
        mark: (
          <ProjectBadge
            status={project.status}
            waitsFor={waitingStep(project) && 'customer'}
            since={waitingStep(project)?.updated_at}
          />
        ),
      })}
    />
  );
}

const stepsOf = ({ project_milestones: steps }: ProjectRow): string =>
  steps.length === 0 ? '' : `${settledOf(steps)} von ${steps.length}`;
