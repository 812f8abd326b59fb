import { formatDay } from '#shared/core/format.ts';
import { agencyDay } from '#shared/agency/agency-day.ts';
import { greet, type Reminding } from '#app/private/remind-button.tsx';
import { nameWork } from '#app/private/name-work.ts';

type Waits = {
  title: string;
  customer: string;
  customer_id: string | null;
  customer_email: string;
  offers: { name: string | null } | null;
};

/** What a customer is reminded of on whose approval a step waits. */
export const remindOfStep = (
  project: Waits,
  step: { title: string; updated_at: string },
  account: string | undefined,
): Reminding => ({
  customerId: project.customer_id,
  email: project.customer_email,
  subject: `${step.title}: Ihre Freigabe fehlt noch`,
  text:
    `${greet(account ?? project.offers?.name)}\n\n` +
    `in Ihrem Projekt „${nameWork(project.title, project.customer)}“ wartet der Schritt ` +
    `„${step.title}“ seit dem ${formatDay(agencyDay(step.updated_at))} auf Ihre Freigabe. ` +
    'Sie finden ihn im Kundenportal bei Ihrem Projekt. Fehlt Ihnen für die Entscheidung noch ' +
    'etwas? Dann antworten Sie einfach auf diese Nachricht.',
});
