import { expect, it } from 'vitest';
import { listDue } from './due-soon.ts';

it('lists steps and projects that are due within seven days, but not what is settled or asked', () => {
  const step = (id: string, due_on: string | null, status = 'open') => ({
    id,
    title: `Schritt ${id}`,
    due_on,
    status,
  });
  const projects = [
    {
      id: 'p',
      title: 'Praxis Voss',
      due_on: '2026-12-04',
      project_milestones: [
        step('a', '2026-12-03'),
        step('b', '2026-11-20', 'in_progress'),
        step('c', '2026-11-30', 'approved'),
        step('d', '2026-12-05'),
        step('e', null),
        step('f', '2026-11-20', 'awaiting_approval'),
        step('g', '2026-11-20', 'changes_requested'),
      ],
    },
    { id: 'q', title: 'Hofladen', due_on: null, project_milestones: [] },
  ];
  expect(
    listDue(projects, new Date('2026-11-27T10:00:00Z')).map(({ title, project, due_on }) => [
      `${title}, ${project}`,
      due_on,
    ]),
  ).toEqual([
    ['Schritt b, Praxis Voss', '2026-11-20'],
    ['Schritt a, Praxis Voss', '2026-12-03'],
    ['Fertigstellung, Praxis Voss', '2026-12-04'],
  ]);
});
