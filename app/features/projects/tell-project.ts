import { isSettled } from '#shared/projects/project-status.ts';
import { addDays, agencyDay } from '#shared/agency/agency-day.ts';
import { formatDue, type Milestone, type Project } from './project-rows.ts';

type Told = Pick<Project, 'title' | 'status' | 'starts_on'>;
type Step = Pick<Milestone, 'title' | 'status' | 'due_on' | 'needs_approval'> & {
  decided_at?: string | null;
};

export const findToday = (): string => agencyDay(new Date());

const weekday = new Intl.DateTimeFormat('de-DE', { weekday: 'long', timeZone: 'UTC' });
const DAY_MS = 86_400_000;
const middayOf = (day: string): number => Date.parse(`${day}T12:00:00Z`);

/**
 * ' bis Freitag' within a week, then ' bis 24.12.2026'; nothing without a day
 * or when it is over.
 */
export function describeDue(day: string | null, today: string): string {
  if (!day || day < today) return '';
  if (day === today) return ' bis heute';
  if (day === addDays(today, 1)) return ' bis morgen';
  return day < addDays(today, 7)
    ? ` bis ${weekday.format(middayOf(day))}`
    : ` bis ${formatDue(day)}`;
}

const currentOf = (steps: readonly Step[]): number =>
  steps.findIndex(({ status }) => !isSettled(status));

/** What the project says of itself: where it is, and what comes next. */
export function tellProject(
  { title, status, starts_on: start }: Told,
  steps: readonly Step[],
  today: string,
): { where: string; next: string } {
  const index = currentOf(steps);
  const step = steps[index];
  if (status === 'cancelled')
    return { where: `„${title}“ ist beendet.`, next: 'Fragen dazu beantworten wir gern.' };
  if (steps.length === 0)
    return {
      where: `„${title}“ ist beauftragt.`,
      next: 'Nächster Schritt: Wir planen die Etappen und zeigen sie Ihnen hier.',
    };
  if (!step) return { where: `„${title}“ ist am Ziel.`, next: 'Alle Schritte sind erledigt.' };
  if (start && start > today)
    return {
      where: `„${title}“ beginnt am ${formatDue(start)}.`,
      next: `Erster Schritt: ${step.title}${describeDue(step.due_on, today)}.`,
    };
  return {
    where: `„${title}“ ist bei Schritt ${index + 1} von ${steps.length}: ${step.title}.`,
    next: `Nächster Schritt: ${nextOf(step)}${describeDue(step.due_on, today)}.`,
  };
}

function nextOf({ status, needs_approval: needsApproval }: Step): string {
  if (status === 'awaiting_approval') return 'Ihre Freigabe';
  if (status === 'changes_requested') return 'Wir arbeiten Ihre Änderungen ein';
  if (status === 'open') return 'Wir beginnen damit';
  return needsApproval ? 'Wir legen Ihnen das Ergebnis vor' : 'Wir stellen das fertig';
}

/** Nearer than this no boat comes to a mark that it has not passed. */
const CLEAR = 0.2;

/**
 * How many steps the boat has passed today, with the part of the one it is on:
 * by its days, else in the middle of it.
 */
export function placeBoat(steps: readonly Step[], start: string | null, today: string): number {
  const index = currentOf(steps);
  const step = steps[index];
  if (!step) return steps.length;
  if (index === 0 && start && start > today) return 0;
  // It lies before the mark until the customer lets it pass.
  if (step.status === 'awaiting_approval') return index + 1 - CLEAR;
  const before = steps[index - 1];
  const from = before ? (before.decided_at?.slice(0, 10) ?? before.due_on) : start;
  const days = from && step.due_on ? (middayOf(step.due_on) - middayOf(from)) / DAY_MS : 0;
  if (!from || days <= 0) return index + 0.5;
  const share = (middayOf(today) - middayOf(from)) / DAY_MS / days;
  return index + Math.min(1 - CLEAR, Math.max(CLEAR, share));
}
