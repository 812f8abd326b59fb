import { Link } from 'react-router';
import { useRows } from '#app/lib/use-rows.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Progress } from '#app/ui/feedback/progress.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import {
  awaitsApproval,
  formatDue,
  PROJECTS_KEY,
  settledOf,
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
          <ul className="border-t border-line">
            {projects.map(({ id, number, title, status, due_on, project_milestones: steps }) => {
              const waiting = steps.find(awaitsApproval);
              return (
                <li key={id} className="border-b border-line">
                  <Link
                    to={`/portal/projekte/${id}`}
                    className="grid gap-x-8 gap-y-2 py-4 hover:bg-sunken sm:-mx-3 sm:grid-cols-[1fr_12rem_auto] sm:items-center sm:px-3"
                  >
                    <span className="min-w-0">
                      <span className="font-semibold break-words underline decoration-line-strong underline-offset-4">
                        {title}
                      </span>
                      <span className="block text-small text-muted">
                        {number}
                        {due_on && ` · fertig bis ${formatDue(due_on)}`}
                      </span>
                      {waiting && (
                        <span className="mt-1 block text-small font-semibold">
                          Ansehen und freigeben: {waiting.title}
                        </span>
                      )}
                    </span>
                    {steps.length > 0 && (
                      <span className="text-small">
                        {settledOf(steps)} von {steps.length} Schritten
                        <Progress
                          value={settledOf(steps)}
                          max={steps.length}
                          label={`Fortschritt von ${title}`}
                        />
                      </span>
                    )}
                    <span className="sm:col-start-3">
                      <ProjectBadge status={status} waitsForYou={waiting !== undefined} />
                    </span>
                  </Link>
                </li>
              );
            })}
          </ul>
        )
      }
    </QueryState>
  );
}
