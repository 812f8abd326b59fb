import { expect, it } from 'vitest';
import { byDeadline, customerOf, tellDue, waitingStep } from './project-rows.ts';

it('puts first what has to be ready next, and last what is over', () => {
  const projects = [
    { status: 'done', due_on: '2026-10-01' },
    { status: 'active', due_on: null },
    { status: 'cancelled', due_on: '2026-11-01' },
    { status: 'active', due_on: '2026-12-24' },
    { status: 'review', due_on: '2026-12-03' },
    { status: 'active', due_on: '2026-11-26' },
  ] as const;
  expect(projects.toSorted(byDeadline).map(({ due_on }) => due_on)).toEqual([
    '2026-11-26',
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

it('tells by the days left what is due within a week, and by those past what is late', () => {
  const now = new Date('2026-11-27T09:00:00Z');
  const tell = (due_on: string | null, status: 'active' | 'done' = 'active') =>
    tellDue({ status, due_on }, now);
  expect(
    ['2026-12-05', '2026-12-04', '2026-12-03', '2026-11-28', '2026-11-27'].map(
      (day) => tell(day)?.text,
    ),
  ).toEqual([undefined, 'noch 7 Tage', 'noch 6 Tage', 'morgen', 'heute']);
  expect(tell('2026-12-03')?.tone).toBe('waiting');
  expect(tell('2026-11-26')).toEqual({ text: 'seit 1 Tag überfällig', tone: 'danger' });
  expect(tell('2026-11-26', 'done')).toBeNull();
  expect(tell(null)).toBeNull();
});

it('names a customer by company or person, and by the address only where nothing else is known', () => {
  const people = new Map([['1', 'Petra Plan']]);
  const row = { customer_id: '1', customer_email: 'plan@firma.example', offers: null };
  const name = (changes: Partial<Parameters<typeof customerOf>[0]>) =>
    customerOf({ ...row, ...changes }, people);
  expect(name({ offers: { company: 'Plan GmbH', name: 'Petra Plan' } })).toBe('Plan GmbH');
  expect(name({ offers: { company: '', name: 'P. Plan' } })).toBe('P. Plan');
  expect(name({})).toBe('Petra Plan');
  expect(name({ customer_id: null })).toBe('plan@firma.example');
});
