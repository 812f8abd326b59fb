import { isSettled } from '#shared/projects/project-status.ts';
import { River } from '#app/private/river.tsx';
import { headingId, isOver, type ProjectWithSteps } from './project-rows.ts';
import { currentOf, placeBoat, tellDays } from './tell-project.ts';

/** The steps of a project on its way; `isIndex` where each is told further down on the page. */
export function StepsRiver({
  project,
  isIndex = false,
}: {
  project: ProjectWithSteps;
  isIndex?: boolean;
}) {
  const { project_milestones: steps } = project;
  const current = isOver(project) ? -1 : currentOf(project, steps);
  const days = tellDays(project, steps);
  return (
    <River
      place={placeBoat(project, steps)}
      marks={steps.map(({ id, title, status }, index) => ({
        id,
        label: title,
        note: days[index] ?? '',
        state: isSettled(status) ? 'passed' : index === current ? 'waiting' : 'ahead',
        ...(isIndex && { href: `#${headingId(id)}` }),
      }))}
    />
  );
}
