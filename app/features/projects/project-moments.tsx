import { useRead } from '#app/lib/use-rows.ts';
import { toMoments, type Moment, type Moments } from '#app/private/moments.tsx';
import { formatBriefDay } from '#app/private/request-facts.ts';
import {
  byUrgency,
  isOver,
  PROJECTS_KEY,
  settledOf,
  waitingStep,
  type ProjectWithSteps,
} from './project-rows.ts';
import { ProjectBadge } from './project-status-badge.tsx';

/** The projects of one customer, and what of them he has approved: what is due next first. */
export const useProjectMoments = (customerId: string): Moments =>
  toMoments(
    useRead<readonly ProjectWithSteps[]>({
      queryKey: [...PROJECTS_KEY, 'customer', customerId],
      read: async (client) => {
        const { data } = await client
          .from('projects')
          .select('*,project_milestones(*)')
          .eq('customer_id', customerId)
          .order('created_at', { ascending: false })
          .throwOnError();
        return data.toSorted((one, other) => byUrgency(one, other));
      },
    }),
    tell,
  );

function tell(project: ProjectWithSteps): Moment[] {
  const { id, title, project_milestones: steps } = project;
  const to = `/admin/projekte/${id}`;
  return [
    {
      id,
      at: project.created_at,
      icon: 'flow',
      kind: 'Projekt begonnen',
      title,
      note: [project.number, project.due_on && `bis ${formatBriefDay(project.due_on)}`]
        .filter(Boolean)
        .join(' · '),
      mark: (
        <ProjectBadge
          status={project.status}
          waitsFor={waitingStep(project) && 'customer'}
          since={waitingStep(project)?.updated_at}
        />
      ),
      isOpen: !isOver(project),
      to,
      ...(steps.length > 0 && { value: `${settledOf(steps)} von ${steps.length}` }),
    },
    ...steps.flatMap(({ id: step, title: name, status, decided_at: at }): Moment[] =>
      at
        ? [
            {
              id: step,
              at,
              icon: status === 'approved' ? 'check' : 'edit',
              kind: status === 'approved' ? 'Schritt freigegeben' : 'Änderungen gewünscht',
              title: name,
              to,
            },
          ]
        : [],
    ),
  ];
}
