import { findToday } from '#shared/agency/agency-day.ts';
import { useCallback, useState } from 'react';
import { useRow } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { Loading, QueryState } from '#app/private/query-state.tsx';
import { ProjectFiles } from './project-files.tsx';
import { MilestoneTimeline } from './milestone-timeline.tsx';
import { WaitingSteps } from './waiting-steps.tsx';
import { LargePicture, useProjectPicture, type Picture } from './project-picture.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import {
  formatDue,
  isOver,
  projectKey,
  settledOf,
  waitingStep,
  type ProjectWithSteps,
} from './project-rows.ts';
import { StepsRiver } from './steps-river.tsx';
import { findPreview } from './split-preview.ts';
import { tellStart } from './tell-project.ts';
import { useOnlyProject } from './use-own-projects.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';

/** One project as its customer sees it: what waits for him first, then how far it is, and the files. */
export function ProjectPage({ id, userId }: { id: string; userId: string }) {
  const query = useRow<ProjectWithSteps>(projectKey(id), id, (client) =>
    client
      .from('projects')
      .select('*,project_milestones(*)')
      .eq('id', id)
      .eq('customer_id', userId)
      .order('position', { referencedTable: 'project_milestones' })
      .order('created_at', { referencedTable: 'project_milestones' })
      .maybeSingle(),
  );
  const { data: picture, isPending } = useProjectPicture(id, userId);
  const isOnly = useOnlyProject(userId) !== undefined;
  useLiveProjects();
  // The page is built around it.
  if (isPending)
    return (
      <>
        <Skeleton className="mb-6 h-9 max-w-96" />
        <Loading />
      </>
    );
  return (
    <QueryState query={query}>
      {(project) =>
        project === null ? (
          <MissingPage
            title="Dieses Projekt gibt es nicht"
            back={['/portal/projekte', 'Zu Ihren Projekten']}
          />
        ) : (
          <>
            <PageHead
              title={project.title}
              back={isOnly ? ['/portal', 'Übersicht'] : ['/portal/projekte', 'Projekte']}
              badge={!waitingStep(project) && <ProjectBadge status={project.status} />}
              note={[
                tellStart(project, project.project_milestones, findToday()),
                project.due_on && `Voraussichtlich fertig am ${formatDue(project.due_on)}`,
              ]
                .filter(Boolean)
                .join(' ')}
            />
            {/* What is asked comes first; a phone has the steps below it. */}
            {!waitingStep(project) && project.project_milestones.length > 1 && (
              <div className="panel panel-row mb-8 pb-3 max-md:hidden">
                <StepsRiver project={project} isIndex />
              </div>
            )}
            <Parts project={project} picture={picture} userId={userId} />
          </>
        )
      }
    </QueryState>
  );
}

type PartsProps = {
  project: ProjectWithSteps;
  picture: Picture | null | undefined;
  userId: string;
};

/**
 * What is to be seen, below it what is to be decided about it; on a desk the steps beside both.
 */
function Parts({ project, picture, userId }: PartsProps) {
  const { id, title, number, status, starts_on: start, project_milestones: steps } = project;
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const noteUnsent = useCallback(
    (step: string, isUnsent: boolean) =>
      setUnsent((known) => {
        if (known.has(step) === isUnsent) return known;
        return new Set(isUnsent ? [...known, step] : [...known].filter((id) => id !== step));
      }),
    [],
  );
  const waits = waitingStep(project) !== undefined || unsent.size > 0;
  const large = (preview: string | undefined, onLook?: () => void) =>
    picture && (
      <LargePicture picture={picture} title={title} preview={preview} {...(onLook && { onLook })} />
    );
  return (
    <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      {(waits || picture) && (
        <div className="grid gap-4 self-start lg:col-start-1 lg:row-start-1">
          {waits ? (
            <WaitingSteps
              steps={steps}
              unsent={unsent}
              canDecide={!isOver(project)}
              onUnsent={noteUnsent}
              {...(picture && { pictureOf: large })}
            />
          ) : (
            large(findPreview(steps))
          )}
        </div>
      )}
      <section aria-labelledby="schritte" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <h2 id="schritte" className="mb-4 text-title">
          Schritte
          {steps.length > 0 && (
            <span className="ml-3 text-small font-normal text-muted">
              {settledOf(steps)} von {steps.length} erledigt
            </span>
          )}
        </h2>
        <div className="panel panel-row py-5">
          <MilestoneTimeline project={project} steps={steps} />
        </div>
        <p className="mt-4 text-small text-muted">
          Projekt {number}
          {start && status !== 'planned' && ` · Beginn ${formatDue(start)}`}
        </p>
      </section>
      <div
        className={cx(
          'lg:col-start-1',
          waits || picture ? 'lg:row-start-2' : 'lg:row-span-2 lg:row-start-1',
        )}
      >
        <ProjectFiles projectId={id} ownId={userId} isStaff={false} />
      </div>
    </div>
  );
}
