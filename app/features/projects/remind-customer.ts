import { formatDay } from '#shared/core/format.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { greet, type Reminding } from '#app/private/remind-button.tsx';
import { nameWork } from '#app/private/name-work.ts';

type Waits = {
  id: string;
  title: string;
  customer: string;
  customer_id: string | null;
  customer_email: string;
  offers: { name: string | null } | null;
};

/** What a customer is reminded of on whose approval a step waits. */
export function remindOfStep(
  project: Waits,
  step: { title: string; awaiting_since: string | null },
  account: string | undefined,
): Reminding {
  const since = step.awaiting_since && ` seit dem ${formatDay(agencyDay(step.awaiting_since))}`;
  const waits =
    `${greet(account ?? project.offers?.name)}\n\n` +
    `in Ihrem Projekt „${nameWork(project.title, project.customer)}“ wartet der Schritt ` +
    `„${step.title}“${since ?? ''} auf Ihre Freigabe. `;
  const asks =
    'Fehlt Ihnen für die Entscheidung noch etwas? Dann antworten Sie einfach auf diese Nachricht.';
  return {
    customerId: project.customer_id,
    email: project.customer_email,
    subject: `${step.title}: Ihre Freigabe fehlt noch`,
    text: project.customer_id
      ? `${waits}Sie finden ihn im Kundenportal bei Ihrem Projekt. ${asks}`
      : `${waits}${asks}\n\nFreigeben können Sie ihn im Kundenportal, sobald Sie sich mit dieser ` +
        'E-Mail-Adresse registrieren:',
    page: `/portal/projekte/${project.id}`,
  };
}
