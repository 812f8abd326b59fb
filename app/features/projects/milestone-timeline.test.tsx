import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MilestoneTimeline } from './milestone-timeline.tsx';
import type { Milestone } from './project-rows.ts';

const show = (status: Milestone['status'], isOver = false) =>
  renderToStaticMarkup(
    <MilestoneTimeline
      project={{ status: isOver ? 'done' : 'active', due_on: null }}
      steps={[
        {
          id: '1',
          title: 'Entwurf',
          status,
          description: 'Der Entwurf steht. https://vorschau.example/laden',
        } as Milestone,
      ]}
    />,
  );

it('leads to the result of a step as long as it shows its text', () => {
  for (const status of ['in_progress', 'approved', 'changes_requested', 'done'] as const)
    expect(show(status)).toMatch(/Der Entwurf steht\..*href="https:\/\/vorschau\.example\/laden"/);
  expect(show('awaiting_approval')).not.toContain('Der Entwurf steht.');
});

it('asks for nothing once its project is over', () => {
  expect(show('awaiting_approval')).toContain('Wartet auf Sie');
  const over = show('awaiting_approval', true);
  expect(over).not.toContain('Wartet auf Sie');
  expect(over).toContain('Der Entwurf steht.');
});
