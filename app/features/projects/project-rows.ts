import type { Tables } from '#shared/database-types.ts';
import { formatNumericDay } from '#shared/core/format.ts';
import { isSettled } from '#shared/projects/project-status.ts';
import { countDays, tellSince } from '#app/private/days.ts';

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

export const isWaiting = (step: Pick<Milestone, 'status'>): boolean =>
  step.status === 'awaiting_approval';

/** Of a step in the list of all: takes the focus once the step is decided. */
export const headingId = (id: string): string => `schritt-${id}`;

/** The step on whose approval a project waits that is not over. */
export const waitingStep = <Step extends Pick<Milestone, 'status'>>(
  project: Pick<Project, 'status'> & { project_milestones: readonly Step[] },
): Step | undefined => (isOver(project) ? undefined : project.project_milestones.find(isWaiting));

const LATEST = '9999';
type Listed = Pick<Project, 'status' | 'due_on'>;
/**
 * What has to be ready next comes first, without a day behind it; what is over last, the newest of
 * it first.
 */
export function byDeadline(one: Listed, other: Listed): number {
  if (isOver(one) !== isOver(other)) return isOver(one) ? 1 : -1;
  if (isOver(one)) return (other.due_on ?? '').localeCompare(one.due_on ?? '');
  return (one.due_on ?? LATEST).localeCompare(other.due_on ?? LATEST);
}

export const settledOf = (steps: readonly Pick<Milestone, 'status'>[]): number =>
  steps.filter(({ status }) => isSettled(status)).length;

/** '2026-12-24' → '24.12.2026'; empty without a day. */
export const formatDue = (day: string | null): string => (day ? formatNumericDay(day) : '');

/** From so many days before it on, a day is told by how many are left. */
const SOON_DAYS = 7;

/** How near the day is by which a running project has to be ready; null where it is not near. */
export function tellDue(
  project: Pick<Project, 'status' | 'due_on'>,
  now = new Date(),
): { text: string; tone: 'waiting' | 'danger' } | null {
  if (!project.due_on || isOver(project)) return null;
  const left = -countDays(project.due_on, now);
  if (left < 0) return { text: `${tellSince(-left)} überfällig`, tone: 'danger' };
  if (left > SOON_DAYS) return null;
  const text = left === 0 ? 'heute' : left === 1 ? 'morgen' : `noch ${left} Tage`;
  return { text, tone: 'waiting' };
}

type Names = { customer_id: string | null; customer_email: string } & {
  offers: { company: string | null; name: string | null } | null;
};
/**
 * The customer as his offer names him, as the list of offers does: the company, else the person;
 * without an offer the name of his account, else the address.
 */
export const customerOf = (
  { offers, customer_id: id, customer_email: email }: Names,
  people: ReadonlyMap<string, string> | undefined,
): string => offers?.company || offers?.name || (id && people?.get(id)) || email;
