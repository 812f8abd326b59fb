import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { headingId, type ProjectWithSteps } from './project-rows.ts';
import { StepsRiver } from './steps-river.tsx';

const project = {
  status: 'active',
  due_on: null,
  project_milestones: [
    { id: 'a', title: 'Auftakt', status: 'approved' },
    { id: 'b', title: 'Entwurf', status: 'in_progress' },
  ],
} as ProjectWithSteps;

it('leads from each mark to what the page tells of its step, where the page tells it', () => {
  const index = renderToStaticMarkup(<StepsRiver project={project} isIndex />);
  for (const { id, title } of project.project_milestones)
    expect(index).toMatch(new RegExp(`<a href="#${headingId(id)}"[^>]*>${title}</a>`));
  expect(index).toContain('aria-current="step"');
  expect(renderToStaticMarkup(<StepsRiver project={project} />)).not.toContain('<a ');
});
