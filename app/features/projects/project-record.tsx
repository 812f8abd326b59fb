import { Link } from 'react-router';
import { INVOICE_STATES, invoiceState } from '#shared/billing/invoice-state.ts';
import { isSettled } from '#shared/projects/project-status.ts';
import { useRows } from '#app/lib/use-rows.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/private/confirm-button.tsx';
import { CustomerName } from '#app/private/customer-name.tsx';
import { FactList } from '#app/private/fact-list.tsx';
import { QueryState } from '#app/private/query-state.tsx';
import { RemindButton } from '#app/private/remind-button.tsx';
import { usePeople } from '#app/private/use-people.ts';
import { ProjectFiles } from './project-files.tsx';
import { remindOfStep } from './remind-customer.ts';
import { formatDue, projectKey, waitingStep, type ProjectWithSteps } from './project-rows.ts';
import { useProjectRemoval } from './use-project-removal.ts';
import { useLiveProjects } from './use-live-projects.ts';
import { MilestoneEditor } from './milestone-editor.tsx';
import { ProjectBadge } from './project-status-badge.tsx';
import { ProjectFacts } from './project-form.tsx';
import { MissingPage, NoteParts, PageHead } from '#app/private/page-head.tsx';
import { Panel } from '#app/private/panel.tsx';

type Record = ProjectWithSteps & {
  offers: { id: string; number: string } | null;
  invoices: (Parameters<typeof invoiceState>[0] & { id: string; number: string | null })[];
};
const LINK = '-my-2.5 inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** 'Projekt PR-2026-0001', '1 von 5 Schritten erledigt', 'bis 07.12.2026' */
const describeCourse = ({ number, project_milestones: steps, due_on }: Record) => [
  `Projekt ${number}`,
  steps.length > 0 &&
    `${steps.filter(({ status }) => isSettled(status)).length} von ${steps.length} Schritten erledigt`,
  due_on && `bis ${formatDue(due_on)}`,
];

type RemindProps = { project: Record; account: string | undefined };

function Remind({ project, account }: RemindProps) {
  const step = waitingStep(project);
  return (
    step && (
      <RemindButton
        {...remindOfStep({ ...project, customer: '', offers: null }, step, account)}
        label="Kunden erinnern"
        about={step.title}
      />
    )
  );
}

/** Everything about one project, for the agency. */
export function ProjectRecord({ id, ownId }: { id: string; ownId: string }) {
  const query = useRows<Record | null>(projectKey(id), (client) =>
    client
      .from('projects')
      .select('*,project_milestones(*),offers(id,number),invoices(id,number,kind,status,due_on)')
      .eq('id', id)
      .order('position', { referencedTable: 'project_milestones' })
      .order('created_at', { referencedTable: 'project_milestones' })
      .maybeSingle(),
  );
  useLiveProjects();
  const people = usePeople();
  const removal = useProjectRemoval(id);
  return (
    <QueryState query={query}>
      {(project) =>
        project === null ? (
          <MissingPage
            title="Dieses Projekt gibt es nicht"
            back={['/admin/projekte', 'Zu den Projekten']}
          />
        ) : (
          <>
            <PageHead
              title={project.title}
              back={['/admin/projekte', 'Projekte']}
              badge={
                <ProjectBadge
                  status={project.status}
                  waitsFor={waitingStep(project) && 'customer'}
                />
              }
              note={<NoteParts parts={describeCourse(project)} />}
            >
              <Remind project={project} account={people?.get(project.customer_id ?? '')} />
            </PageHead>
            <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <div className="grid content-start gap-6">
                <MilestoneEditor projectId={id} steps={project.project_milestones} />
                <ProjectFiles projectId={id} ownId={ownId} isStaff />
              </div>
              <div className="grid content-start gap-6">
                <ProjectFacts key={project.id} project={project} />
                <Panel
                  id="verbunden"
                  title="Verbunden"
                  aside={
                    <ButtonLink
                      variant="quiet"
                      size="small"
                      className="-mr-4 font-normal!"
                      to={`/admin/rechnungen${project.offers ? `?angebot=${project.offers.id}` : ''}`}
                    >
                      {project.offers ? 'Rechnung anlegen' : 'Zu den Rechnungen'}
                    </ButtonLink>
                  }
                >
                  <FactList
                    facts={[
                      [
                        'Kunde',
                        project.customer_id ? (
                          <CustomerName key="customer" id={project.customer_id}>
                            {people?.get(project.customer_id) ?? project.customer_email}
                          </CustomerName>
                        ) : (
                          'Noch kein Konto mit dieser Adresse'
                        ),
                      ],
                      [
                        'Angebot',
                        project.offers && (
                          <Link
                            key="offer"
                            className={LINK}
                            to={`/admin/angebote/${project.offers.id}`}
                          >
                            {project.offers.number}
                          </Link>
                        ),
                      ],
                      [
                        'Rechnungen',
                        project.invoices.length > 0 && (
                          <span key="invoices" className="flex flex-wrap gap-x-4 gap-y-4">
                            {project.invoices.map((invoice) => (
                              <Link
                                key={invoice.id}
                                className={LINK}
                                to={`/admin/rechnungen/${invoice.id}`}
                              >
                                {invoice.number ?? 'ohne Nummer'}:{' '}
                                {INVOICE_STATES[invoiceState(invoice)]}
                              </Link>
                            ))}
                          </span>
                        ),
                      ],
                    ]}
                  />
                </Panel>
                {removal.isAllowed && (
                  <div className="justify-self-start">
                    <ConfirmButton
                      label="Projekt löschen"
                      variant="quiet"
                      title="Projekt löschen?"
                      explanation="Es verschwindet mit seinen Schritten für Sie und den Kunden. Das lässt sich nicht rückgängig machen."
                      busy={removal.isPending}
                      onConfirm={() => removal.remove(project.updated_at)}
                    />
                  </div>
                )}
              </div>
            </div>
          </>
        )
      }
    </QueryState>
  );
}
