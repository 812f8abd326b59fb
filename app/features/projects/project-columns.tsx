import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/content/table.tsx';
import { Progress } from '#app/ui/feedback/progress.tsx';
import { nameWork } from '#app/private/name-work.ts';
import { formatBriefDay } from '#app/private/dates.ts';
import { RemindButton } from '#app/private/remind-button.tsx';
import { RowActions } from '#app/private/row-actions.tsx';
import { RowLink } from '#app/private/row-link.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import { remindOfStep } from './remind-customer.ts';
import {
  type customerOf,
  settledOf,
  tellDue,
  waitingStep,
  type Milestone,
  type Project,
} from './project-rows.ts';

export type ProjectRow = Project & {
  project_milestones: Pick<Milestone, 'title' | 'status' | 'awaiting_since'>[];
};
/** The list of all projects says the customer, too. */
export type ListedProject = ProjectRow &
  Parameters<typeof customerOf>[0] & {
    customer: string;
    /** Name of his account. */
    account: string | undefined;
  };

export const COLUMNS: readonly Column<ListedProject>[] = [
  {
    key: 'title',
    label: 'Projekt',
    head: true,
    cell: ({ id, number, title, customer }) => (
      <RowLink to={`/admin/projekte/${id}`} note={`${nameWork(title, customer)} · ${number}`}>
        {customer}
      </RowLink>
    ),
  },
  {
    key: 'work',
    label: 'Leistung',
    onPhone: 'meta',
    phoneOnly: true,
    cell: ({ title, customer }) => nameWork(title, customer),
  },
  {
    key: 'steps',
    label: 'Schritte',
    onPhone: 'state',
    cell: ({ title, project_milestones: steps }) =>
      steps.length === 0 ? (
        ''
      ) : (
        <span className="flex flex-wrap items-center gap-2 whitespace-nowrap max-sm:justify-end">
          <span className="block w-28">
            {settledOf(steps)} von {steps.length} erledigt
            <Progress
              isThin
              value={settledOf(steps)}
              max={steps.length}
              label={`Fortschritt von ${title}`}
            />
          </span>
          {steps.some(({ status }) => status === 'changes_requested') && (
            <Badge tone="waiting">Änderungen</Badge>
          )}
        </span>
      ),
  },
  {
    key: 'due',
    label: 'Fertig bis',
    align: 'end',
    isOrder: true,
    onPhone: 'value',
    cell: (project) => {
      const { due_on } = project;
      if (!due_on) return '';
      const near = tellDue(project);
      return (
        <span className="whitespace-nowrap">
          <span className={near ? 'max-sm:hidden' : ''}>
            <span className="sm:hidden">bis </span>
            {formatBriefDay(due_on)}
          </span>
          {near && (
            <span className="sm:mt-0.5 sm:block">
              <Badge tone={near.tone}>{near.text}</Badge>
            </span>
          )}
        </span>
      );
    },
  },
  {
    key: 'status',
    label: 'Status',
    onPhone: 'wide',
    cell: (project) => {
      const step = waitingStep(project);
      return (
        <span className="flex flex-wrap items-center justify-between sm:gap-x-4">
          <ProjectBadge
            status={project.status}
            waitsFor={step && 'customer'}
            since={step?.awaiting_since}
          />
          {step && (
            // The record has it as well.
            <RowActions className="max-sm:hidden">
              <RemindButton
                {...remindOfStep(project, step, project.account)}
                label="Erinnern"
                about={`${step.title}, ${project.customer}`}
                variant="quiet"
              />
            </RowActions>
          )}
        </span>
      );
    },
  },
];
