import { isSettled, MILESTONE_LABELS } from '#shared/projects/project-status.ts';
import { addDays } from '#shared/agency/agency-day.ts';
import { formatBriefDay } from '#app/private/dates.ts';
import { formatDue, isOver, isWaiting, type Milestone, type Project } from './project-rows.ts';
import { nameWeekday } from '#shared/bookings/local-time.ts';

type Told = Pick<Project, 'status' | 'starts_on'>;
type Step = Pick<Milestone, 'title' | 'status' | 'due_on' | 'needs_approval'>;

/**
 * ' bis Freitag' within a week, then ' bis 24.12.2026'; nothing without a day
 * or when it is over.
 */
export function describeDue(day: string | null, today: string): string {
  if (!day || day < today) return '';
  if (day === today) return ' bis heute';
  if (day === addDays(today, 1)) return ' bis morgen';
  return day < addDays(today, 7) ? ` bis ${nameWeekday(day)}` : ` bis ${formatDue(day)}`;
}

/** Index of the step that the project is at: what waits for the customer, else what is not done. */
export function currentOf(
  project: Pick<Project, 'status'>,
  steps: readonly Pick<Step, 'status'>[],
): number {
  const waiting = isOver(project) ? -1 : steps.findIndex(isWaiting);
  return waiting < 0 ? steps.findIndex(({ status }) => !isSettled(status)) : waiting;
}

/** A step under way or done begins a project, whatever day was planned. */
const hasBegun = (steps: readonly Pick<Step, 'status'>[]): boolean =>
  steps.some(({ status }) => status !== 'open');

/** What the project says of itself: where it is, and what comes next, which a question says itself. */
export function tellProject(
  project: Told,
  steps: readonly Step[],
  today: string,
): { where: string; next: string } {
  const { status, starts_on: start } = project;
  if (isOver(project))
    return {
      where: status === 'done' ? 'Ihr Projekt ist abgeschlossen' : 'Dieses Projekt ist beendet',
      next: 'Fragen dazu beantworten wir gern.',
    };
  const index = currentOf(project, steps);
  const step = steps[index];
  if (steps.length === 0)
    return {
      where: 'Ihr Auftrag ist da',
      next: 'Nächster Schritt: Wir planen die Etappen und zeigen sie Ihnen hier.',
    };
  if (!step) return { where: 'Ihr Projekt ist am Ziel', next: 'Alle Schritte sind erledigt.' };
  const due = describeDue(step.due_on, today);
  const place = `Schritt ${index + 1} von ${steps.length}`;
  if (isWaiting(step))
    return {
      where: `Bitte geben Sie ${place}${due} frei: ${step.title}`,
      next: '',
    };
  if (start && start > today && !hasBegun(steps))
    return {
      where: `Ihr Projekt beginnt am ${formatDue(start)}`,
      next: `Erster Schritt: ${step.title}${due}.`,
    };
  return {
    where: `${place}: ${step.title}`,
    next: `Nächster Schritt: ${nextOf(step, due)}.`,
  };
}

/** Of a project that has not begun: when it does, as far as it is known. */
export function tellStart(
  { status, starts_on: start }: Told,
  steps: readonly Pick<Step, 'status'>[],
  today: string,
): string {
  if (status !== 'planned' || hasBegun(steps)) return '';
  return start && start > today
    ? `Beginn am ${formatDue(start)}, wir melden uns vorher.`
    : 'Wir melden uns, sobald es losgeht.';
}

type Dated = Pick<Milestone, 'status' | 'due_on' | 'decided_at' | 'awaiting_since'>;

/** The day of each step: approved then, there since then, planned until then; '' if unknown. */
export function tellDays(
  project: Pick<Project, 'status' | 'due_on'>,
  steps: readonly Dated[],
): string[] {
  return steps.map(
    ({ status, due_on: ownDue, decided_at: decidedAt, awaiting_since: since }, index) => {
      if (isSettled(status)) {
        const label = (MILESTONE_LABELS[status] ?? '').toLowerCase();
        // One that the agency finished has at most the day of an earlier answer.
        return status === 'approved' && decidedAt
          ? `${label} am ${formatBriefDay(decidedAt)}`
          : label;
      }
      if (isOver(project)) return '';
      if (isWaiting({ status }) && since) return `liegt seit ${formatBriefDay(since)} vor`;
      // The last one ends with its project.
      const due = ownDue ?? (index === steps.length - 1 ? project.due_on : null);
      return due ? `geplant bis ${formatBriefDay(due)}` : '';
    },
  );
}

/** The day is the one by which the step is ready, also where it has not begun. */
function nextOf({ status, needs_approval: needsApproval }: Step, due: string): string {
  if (status === 'open') return `Wir beginnen damit${due && `, fertig${due}`}`;
  if (status === 'changes_requested') return `Wir arbeiten Ihre Änderungen ein${due}`;
  return `${needsApproval ? 'Wir legen Ihnen das Ergebnis vor' : 'Wir stellen das fertig'}${due}`;
}

/** Index of what comes after the step that the project is at, without what is decided; else -1. */
export function followingOf(
  project: Pick<Project, 'status'>,
  steps: readonly Pick<Step, 'status'>[],
): number {
  const current = isOver(project) ? -1 : currentOf(project, steps);
  return current < 0
    ? -1
    : steps.findIndex(({ status }, index) => index > current && !isSettled(status));
}

/** The mark at which the boat lies, counted from one: that of the step the project is at. */
export function placeBoat(
  project: Pick<Project, 'status'>,
  steps: readonly Pick<Step, 'status'>[],
): number {
  const index = project.status === 'done' ? -1 : currentOf(project, steps);
  return index < 0 ? steps.length : index + 1;
}
