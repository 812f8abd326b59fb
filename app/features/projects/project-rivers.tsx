import { findToday } from '#shared/agency/agency-day.ts';
import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { QueryState } from '#app/private/query-state.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { RiverPicture, useProjectPicture } from './project-picture.tsx';
import {
  formatDue,
  isOver,
  PROJECTS_KEY,
  type ProjectWithSteps,
  waitingStep,
} from './project-rows.ts';
import { splitPreview } from './split-preview.ts';
import { ProjectBadge } from './project-status-badge.tsx';
import { StepsRiver } from './steps-river.tsx';
import { currentOf, followingOf, tellDays, tellProject } from './tell-project.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { HowItGoes } from './how-it-goes.tsx';

/**
 * The customer's projects on their way, each told in a sentence and drawn as a
 * river; without one it is said how it goes.
 */
export function ProjectRivers({ userId }: { userId: string }) {
  const query = useRows<ProjectWithSteps[]>([...PROJECTS_KEY, userId, 'rivers'], (client) =>
    client
      .from('projects')
      .select('*,project_milestones(*)')
      .eq('customer_id', userId)
      .order('created_at', { ascending: false })
      .order('position', { referencedTable: 'project_milestones' })
      .order('created_at', { referencedTable: 'project_milestones' }),
  );
  useLiveProjects();
  return (
    <QueryState query={query}>
      {(projects) => {
        // What is asked stands above what goes on by itself.
        const running = projects
          .filter((project) => !isOver(project))
          .toSorted((one, other) => Number(!waitingStep(one)) - Number(!waitingStep(other)));
        const [newest] = projects;
        if (!newest) return <HowItGoes userId={userId} />;
        const next = running.find(waitingStep);
        return (running.length > 0 ? running : [newest]).map((project) => (
          <ProjectRiver
            key={project.id}
            project={project}
            userId={userId}
            isNext={project === next}
          />
        ));
      }}
    </QueryState>
  );
}

/** With a picture beside what is told; on phones below it. */
const GRID = 'sm:grid-cols-[minmax(0,1fr)_14rem] lg:grid-cols-[minmax(0,1fr)_17rem]';

function ProjectRiver({
  project,
  userId,
  isNext,
}: {
  project: ProjectWithSteps;
  userId: string;
  /** Of several that wait, one is the next step of the page. */
  isNext: boolean;
}) {
  const { id, title, status, number, due_on: due, project_milestones: steps } = project;
  const { where, next } = tellProject(project, steps, findToday());
  const path = `/portal/projekte/${id}`;
  const waiting = waitingStep(project);
  const current = isOver(project) ? undefined : steps[currentOf(project, steps)];
  const after = followingOf(project, steps);
  const following = steps[after];
  const days = tellDays(project, steps);
  const { data: picture } = useProjectPicture(id, userId);
  return (
    <section aria-labelledby={`projekt-${id}`} className="panel panel-row mb-6 py-5 sm:px-6">
      <div className={cx('grid gap-x-8 gap-y-4', picture && GRID)}>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <span className="min-w-0 font-semibold break-words max-sm:w-full">{title}</span>
            <span className="text-muted">
              <span className="max-sm:sr-only">{number}</span>
              {due && (
                <>
                  <span className="max-sm:hidden"> · </span>fertig bis {formatDue(due)}
                </>
              )}
            </span>
            {!waiting && <ProjectBadge status={status} />}
          </p>
          <h2
            id={`projekt-${id}`}
            className="mt-2 max-w-[44ch] text-[1.375rem] leading-tight break-words"
          >
            {where}
          </h2>
          {waiting && (
            <p className="mt-1.5 line-clamp-3 max-w-[60ch] break-words">
              {splitPreview(waiting.description).text}
            </p>
          )}
          {next && <p className="mt-1 max-w-[60ch] break-words">{next}</p>}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3">
            {waiting && (
              <ButtonLink
                to={path}
                size="small"
                variant={isNext ? 'primary' : 'secondary'}
                className="max-sm:w-full"
              >
                Ansehen und freigeben
              </ButtonLink>
            )}
            <Link
              to={path}
              className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
            >
              Alle Schritte und Dateien<span className="sr-only"> von {title}</span>
            </Link>
          </div>
        </div>
        {picture && <RiverPicture picture={picture} title={title} to={path} />}
      </div>
      {steps.length > 0 && (
        <>
          <StepsRiver project={project} />
          {/* The drawing names its steps only where there is room. */}
          {current && (
            <p className="mt-3 text-small text-muted md:hidden">
              <span className="block font-semibold text-ink">Jetzt: {current.title}</span>
              {following && [`Danach: ${following.title}`, days[after]].filter(Boolean).join(', ')}
            </p>
          )}
        </>
      )}
    </section>
  );
}
