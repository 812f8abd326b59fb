import { isSettled } from '#shared/projects/project-status.ts';
import { useRead } from '#app/lib/use-rows.ts';
import { toMoments, type Moment, type Moments } from '#app/private/moments.tsx';
import { formatBriefDay } from '#app/private/dates.ts';
import {
  byDeadline,
  isOver,
  PROJECTS_KEY,
  settledOf,
  waitingStep,
  type Milestone,
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
        return data.toSorted(byDeadline);
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
          since={waitingStep(project)?.awaiting_since}
        />
      ),
      isOpen: !isOver(project),
      to,
      ...(steps.length > 0 && { value: `${settledOf(steps)} von ${steps.length}` }),
    },
    ...steps.flatMap((step): Moment[] =>
      step.decided_at
        ? [
            {
              id: step.id,
              at: step.decided_at,
              ...tellDecision(step),
              title: step.title,
              to,
            },
          ]
        : [],
    ),
  ];
}

/** The work goes on after a decision, which the state of the step then no longer says. */
function tellDecision({ status, needs_approval }: Milestone): Pick<Moment, 'icon' | 'kind'> {
  // With an approval to give, it is done only after that.
  if (needs_approval && isSettled(status)) return { icon: 'check', kind: 'Schritt freigegeben' };
  if (status === 'changes_requested') return { icon: 'edit', kind: 'Änderungen gewünscht' };
  return { icon: 'flow', kind: 'Schritt entschieden' };
}
