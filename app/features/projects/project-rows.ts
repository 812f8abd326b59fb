import type { Tables } from '#shared/database-types.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { isSettled } from '#shared/projects/project-status.ts';

export type Milestone = Tables<'project_milestones'>;
export type Project = Tables<'projects'>;
export type ProjectWithSteps = Project & { project_milestones: Milestone[] };

/** Everything that shows projects or their steps starts with one of these keys. */
export const PROJECTS_KEY = ['projects'];
export const projectKey = (id: string) => ['project', id] as const;
export const PROJECT_FILES = 'project-files';
export const projectFilesKey = (id: string) => ['project-files', id] as const;
export const PROJECT_READS = [PROJECTS_KEY, ['project'], ['next-steps']];

/** Done or broken off: it asks for nothing any more. */
export const isOver = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'done' || status === 'cancelled';

const LATEST = '9999';
/** What has to be ready next stands first, without a day behind it; what is over last. */
export const byUrgency = (
  one: Pick<Project, 'status' | 'due_on'>,
  other: Pick<Project, 'status' | 'due_on'>,
): number =>
  Number(isOver(one)) - Number(isOver(other)) ||
  (isOver(one)
    ? (other.due_on ?? '').localeCompare(one.due_on ?? '')
    : (one.due_on ?? LATEST).localeCompare(other.due_on ?? LATEST));

const awaitsApproval = (step: Pick<Milestone, 'status'>): boolean =>
  step.status === 'awaiting_approval';

/** The step on whose approval a project waits that is not over. */
export const waitingStep = <Step extends Pick<Milestone, 'status'>>(
  project: Pick<Project, 'status'> & { project_milestones: readonly Step[] },
): Step | undefined =>
  isOver(project) ? undefined : project.project_milestones.find(awaitsApproval);

export const settledOf = (steps: readonly Pick<Milestone, 'status'>[]): number =>
  steps.filter(({ status }) => isSettled(status)).length;

/** '2026-12-24' → '24.12.2026'; empty without a day. */
export const formatDue = (day: string | null): string => (day ? formatNumericDay(day) : '');
