import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/content/table.tsx';
import { cx } from '#app/ui/cx.ts';
import { isPastDay } from '#app/private/request-facts.ts';
import { RowLink } from '#app/private/row-link.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import {
  formatDue,
  isOver,
  settledOf,
  waitingStep,
  type Milestone,
  type Project,
} from './project-rows.ts';

export type ProjectRow = Project & { project_milestones: Pick<Milestone, 'status'>[] };

export const COLUMNS: readonly Column<ProjectRow>[] = [
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
    onPhone: 'meta',
    cell: ({ customer_email }) => (
      <span className="sm:block sm:min-w-[12rem] sm:wrap-anywhere">{customer_email}</span>
    ),
  },
  {
    key: 'steps',
    label: 'Schritte',
    align: 'end',
    onPhone: 'value',
    cell: ({ project_milestones: steps }) => (
      <span className="flex flex-wrap gap-2 whitespace-nowrap max-sm:justify-end">
        {settledOf(steps)} von {steps.length}
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
    onPhone: 'meta',
    cell: (project) => {
      const { due_on } = project;
      if (!due_on) return '–';
      const isLate = !isOver(project) && isPastDay(due_on);
      return (
        <span className={cx('whitespace-nowrap', isLate && 'font-semibold text-danger')}>
          <span className="sm:hidden">bis </span>
          {formatDue(due_on)}
          {isLate && <span className="text-fine max-sm:ml-1.5 sm:block">überfällig</span>}
        </span>
      );
    },
  },
  {
    key: 'status',
    label: 'Status',
    onPhone: 'state',
    cell: (project) => (
      <ProjectBadge status={project.status} waitsFor={waitingStep(project) && 'customer'} />
    ),
  },
];
