import { agencyDay } from '#shared/agency/agency-day.ts';

export type DueProject = {
  id: string;
  title: string;
  due_on: string | null;
  project_milestones: { id: string; title: string; due_on: string | null; status: string }[];
};

/** A day that a project or one of its steps is due on. */
export type DueDay = {
  id: string;
  projectId: string;
  project: string;
  title: string;
  due_on: string;
};

/** What waits for the customer, or for his changes, `useProjectWork` lists. */
const OURS = ['open', 'in_progress'];
const WEEK_MS = 7 * 24 * 3600 * 1000;

/**
 * Running projects and their steps that are the agency's to do and due within
 * seven days, or were before; the first one first.
 */
export function listDue(projects: readonly DueProject[], now = new Date()): DueDay[] {
  const until = agencyDay(new Date(now.getTime() + WEEK_MS));
  return projects
    .flatMap(({ id: projectId, title: project, due_on, project_milestones: steps }) => [
      ...steps
        .filter(({ status }) => OURS.includes(status))
        .map((step) => ({
          id: step.id,
          projectId,
          project,
          title: step.title,
          due_on: step.due_on,
        })),
      { id: projectId, projectId, project, title: 'Fertigstellung', due_on },
    ])
    .filter((day): day is DueDay => day.due_on !== null && day.due_on <= until)
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on));
}
