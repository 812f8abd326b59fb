import type { Tables } from '#shared/database-types.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { isSettled } from '#shared/projects/project-status.ts';

export type Milestone = Tables<'project_milestones'>;
export type Project = Tables<'projects'>;
export type ProjectWithSteps = Project & { project_milestones: Milestone[] };

/** Everything that shows projects or their steps starts with one of these keys. */
export const PROJECTS_KEY = ['projects'];
export const projectKey = (id: string) => ['project', id] as const;
export const PROJECT_READS = [PROJECTS_KEY, ['project'], ['next-steps']];

/** The step on whose approval the project waits. */
export const awaitsApproval = (step: Pick<Milestone, 'status'>): boolean =>
  step.status === 'awaiting_approval';

export const settledOf = (steps: readonly Pick<Milestone, 'status'>[]): number =>
  steps.filter(({ status }) => isSettled(status)).length;

/** '2026-12-24' → '24.12.2026'; empty without a day. */
export const formatDue = (day: string | null): string => (day ? formatNumericDay(day) : '');
