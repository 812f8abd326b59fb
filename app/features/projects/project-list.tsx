import type { ReactNode } from 'react';
import { buttonClass, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Progress } from '#app/ui/feedback/progress.tsx';
import { Beside } from '#app/private/beside.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { PageHead } from '#app/private/page-head.tsx';
import { RecordRows } from '#app/private/record-rows.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import { formatDue, settledOf, waitingStep } from './project-rows.ts';
import { ProjectPage } from './project-page.tsx';
import { useLiveProjects } from './use-live-projects.ts';
import { useOnlyProject, useOwnProjects } from './use-own-projects.ts';

/**
 * With a single one that project itself stands here, instead of a list of one row; without one, a
 * sample.
 */
export function ProjectList({ userId, sample }: { userId: string; sample?: ReactNode }) {
  const query = useOwnProjects(userId);
  const only = useOnlyProject(userId);
  useLiveProjects();
  if (only) return <ProjectPage key={only.id} id={only.id} userId={userId} />;
  return (
    <>
      <PageHead title="Projekte" />
      <QueryState query={query}>
        {(projects) =>
          projects.length === 0 ? (
            <Beside side={sample} isPictured>
              <EmptyState
                title="Noch kein Projekt"
                steps={[
                  'Sie nehmen ein Angebot an. Daraus wird von selbst ein Projekt.',
                  'Wir planen die Schritte mit Tag und Aufgabe und zeigen sie hier.',
                  'Sie geben Entwürfe frei oder schreiben, was anders werden soll.',
                ]}
                action={<ButtonLink to="/portal/angebote">Zu Ihren Angeboten</ButtonLink>}
              >
                Sobald Sie ein Angebot annehmen, sehen Sie hier die Schritte bis zum Start Ihrer
                Seite.
              </EmptyState>
            </Beside>
          ) : (
            <RecordRows
              rows={projects.map((project, index) => {
                const { id, number, title, status, due_on, project_milestones: steps } = project;
                const waiting = waitingStep(project);
                // One of them is the next step.
                const isNext = projects.findIndex(waitingStep) === index;
                return {
                  id,
                  to: `/portal/projekte/${id}`,
                  title,
                  note: (
                    <>
                      {number}
                      {due_on && ` · fertig bis ${formatDue(due_on)}`}
                    </>
                  ),
                  value: steps.length > 0 && (
                    <span className="block min-w-28 text-left text-small font-normal">
                      {settledOf(steps)} von {steps.length} Schritten
                      <Progress
                        value={settledOf(steps)}
                        max={steps.length}
                        label={`Fortschritt von ${title}`}
                      />
                    </span>
                  ),
                  mark: <ProjectBadge status={status} waitsFor={waiting && 'you'} />,
                  below: waiting && (
                    <span
                      className={cx(
                        buttonClass({ size: 'small', variant: isNext ? 'primary' : 'secondary' }),
                        'mt-2 max-sm:w-full',
                      )}
                    >
                      Ansehen und freigeben: {waiting.title}
                    </span>
                  ),
                };
              })}
            />
          )
        }
      </QueryState>
    </>
  );
}
