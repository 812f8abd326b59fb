import { expect, it } from 'vitest';
import { byUrgency, waitingStep } from './project-rows.ts';

it('puts what has to be ready next first, and what is over last, the newest of it first', () => {
  const projects = [
    { status: 'done', due_on: '2026-10-01' },
    { status: 'active', due_on: null },
    { status: 'cancelled', due_on: '2026-11-01' },
    { status: 'active', due_on: '2026-12-24' },
    { status: 'review', due_on: '2026-12-03' },
  ] as const;
  expect([...projects].sort(byUrgency).map(({ due_on }) => due_on)).toEqual([
    '2026-12-03',
    '2026-12-24',
    null,
    '2026-11-01',
    '2026-10-01',
  ]);
});

it('waits for the customer at the step that he has to approve, and no longer once it is over', () => {
  const project_milestones = [
    { status: 'approved' },
    { status: 'awaiting_approval' },
    { status: 'open' },
  ] as const;
  expect(waitingStep({ status: 'active', project_milestones })).toBe(project_milestones[1]);
  expect(waitingStep({ status: 'cancelled', project_milestones })).toBeUndefined();
  expect(
    waitingStep({ status: 'active', project_milestones: project_milestones.slice(0, 1) }),
  ).toBeUndefined();
});
