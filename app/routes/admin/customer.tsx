import { useTalkMoments } from '#app/features/bookings/talk-moments.tsx';
import { BesideCustomers } from '#app/features/customers/customer-list.tsx';
import { CustomerRecord } from '#app/features/customers/customer-record.tsx';
import { CustomerWaiting, useCustomerWaiting } from '#app/features/inbox/customer-waiting.tsx';
import { useInvoiceMoments } from '#app/features/invoices/invoice-moments.tsx';
import { NewInvoice } from '#app/features/invoices/new-invoice.tsx';
import { useMessageMoments } from '#app/features/messages/message-moments.ts';
import { useOfferMoments } from '#app/features/offers/offer-moments.tsx';
import { StartOfferButton } from '#app/features/offers/start-offer-button.tsx';
import { useProjectMoments } from '#app/features/projects/project-moments.tsx';
import { useRequestMoments } from '#app/features/requests/request-moments.tsx';
import { OpenMoments, Timeline } from '#app/private/moments.tsx';
import { useLiveTable } from '#app/private/use-live-table.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Route } from './+types/customer.ts';

// The head sums up what the parts show: one table, both are read again.
const HEAD = [['customer'], ['customers']];
const MESSAGES = [...HEAD, ['thread']];
const PROJECTS = [...HEAD, ['projects']];
const OFFERS = [...HEAD, ['admin-offers']];
const INVOICES = [...HEAD, ['admin-invoices']];
const REQUESTS = [...HEAD, ['admin-requests']];
const TALKS = [...HEAD, ['admin-bookings']];

export default function AdminCustomer({ params: { id } }: Route.ComponentProps) {
  useLiveTable('messages', MESSAGES);
  useLiveTable('projects', PROJECTS);
  useLiveTable('project_milestones', PROJECTS);
  useLiveTable('offers', OFFERS);
  useLiveTable('invoices', INVOICES);
  useLiveTable('quote_requests', REQUESTS);
  useLiveTable('bookings', TALKS);
  const waiting = useCustomerWaiting(id);
  const { talks, dialog } = useTalkMoments(id);
  const parts = [
    useInvoiceMoments(id),
    useProjectMoments(id),
    useOfferMoments(id),
    useRequestMoments(id),
    talks,
    useMessageMoments(id),
  ];
  return (
    <BesideCustomers>
      <CustomerRecord
        key={id}
        id={id}
        first={<CustomerWaiting rows={waiting} />}
        actionsFor={(party) => (
          <div className="gap-3 max-sm:grid max-sm:w-[100cqi] max-sm:grid-cols-2 sm:contents">
            <ButtonLink
              size="small"
              to={`/admin/unterhaltungen/${id}`}
              data-key="r"
              variant={waiting.length > 0 ? 'secondary' : 'primary'}
              className="max-sm:col-span-2"
            >
              Nachricht schreiben
            </ButtonLink>
            <NewInvoice variant="secondary" customer={{ id, party }} />
            <StartOfferButton variant="secondary" source={null} customer={party}>
              Neues Angebot
            </StartOfferButton>
          </div>
        )}
        open={<OpenMoments parts={parts} />}
        timeline={<Timeline parts={parts} />}
      />
      {dialog}
    </BesideCustomers>
  );
}
