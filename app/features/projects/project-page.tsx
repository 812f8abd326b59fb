import { useRow } from '#app/lib/use-rows.ts';
import { cx } from '#app/ui/cx.ts';
import { Loading, QueryState } from '#app/private/query-state.tsx';
import { ProjectFiles } from './project-files.tsx';
import { MilestoneTimeline } from './milestone-timeline.tsx';
import { LargePicture, useProjectPicture } from './project-picture.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import {
  formatDue,
  projectKey,
  settledOf,
  waitingStep,
  type ProjectWithSteps,
} from './project-rows.ts';
import { findPreview } from './split-preview.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { MissingPage, PageHead } from '#app/private/page-head.tsx';

/** One project as its customer sees it: what is done, what waits for him, and the files. */
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
  useLiveProjects();
  // The page is built around it.
  if (isPending) return <Loading />;
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
              back={['/portal/projekte', 'Projekte']}
              badge={
                <ProjectBadge status={project.status} waitsFor={waitingStep(project) && 'you'} />
              }
              note={[
                `Projekt ${project.number}`,
                project.starts_on && `Beginn ${formatDue(project.starts_on)}`,
                project.due_on && `fertig bis ${formatDue(project.due_on)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
            <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
              {picture && (
                <LargePicture
                  picture={picture}
                  title={project.title}
                  preview={findPreview(project.project_milestones)}
                />
              )}
              <section
                aria-labelledby="schritte"
                className={cx(picture && 'lg:col-start-2 lg:row-span-2 lg:row-start-1')}
              >
                <h2 id="schritte" className="mb-5 text-title">
                  Schritte
                  {project.project_milestones.length > 0 && (
                    <span className="ml-3 text-small font-normal text-muted">
                      {settledOf(project.project_milestones)} von{' '}
                      {project.project_milestones.length} erledigt
                    </span>
                  )}
                </h2>
                <MilestoneTimeline steps={project.project_milestones} />
              </section>
              <ProjectFiles projectId={id} ownId={userId} isStaff={false} />
            </div>
          </>
        )
      }
    </QueryState>
  );
}
