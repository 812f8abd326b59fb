import { useRows } from '#app/lib/use-rows.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Progress } from '#app/ui/feedback/progress.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RecordRows } from '#app/private/record-rows.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import {
  formatDue,
  PROJECTS_KEY,
  settledOf,
  waitingStep,
  type Milestone,
  type Project,
} from './project-rows.ts';
import { useLiveProjects } from './use-live-projects.ts';

type Row = Project & { project_milestones: Pick<Milestone, 'status' | 'title'>[] };

/** The customer's own projects; row level security leaves out everybody else's. */
export function ProjectList({ userId }: { userId: string }) {
  const query = useRows<Row[]>([...PROJECTS_KEY, userId], (client) =>
    client
      .from('projects')
      .select('*,project_milestones(status,title)')
      .eq('customer_id', userId)
      .order('created_at', { ascending: false }),
  );
  useLiveProjects();
  return (
    <QueryState query={query}>
      {(projects) =>
        projects.length === 0 ? (
          <EmptyState
            title="Noch kein Projekt"
            steps={[
              'Sie nehmen ein Angebot an. Daraus wird von selbst ein Projekt.',
              'Wir planen die Schritte mit Tag und Aufgabe und zeigen sie hier.',
              'Sie geben Entwürfe frei oder schreiben, was anders werden soll.',
            ]}
          >
            Sobald Sie ein Angebot annehmen, sehen Sie hier die Schritte bis zum Start Ihrer Seite.
          </EmptyState>
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
                  <span className={cx(
                      buttonClass({ size: 'small', variant: isNext ? 'primary' : 'secondary' }),
                      'mt-2 max-sm:w-full',
                    )}>
                    Ansehen und freigeben: {waiting.title}
                  </span>
                ),
              };
            })}
          />
        )
      }
    </QueryState>
  );
}
