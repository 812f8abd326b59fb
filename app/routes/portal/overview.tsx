import { NextTalk } from '#app/features/bookings/next-talk.tsx';
import { NextPayment } from '#app/features/invoices/next-payment.tsx';
import { LastMessage } from '#app/features/messages/last-message.tsx';
import { NextSteps } from '#app/features/projects/next-steps.tsx';
import { ProjectRivers } from '#app/features/projects/project-rivers.tsx';
import { RequestList } from '#app/features/requests/portal-request-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { ContactPerson } from './contact-person.tsx';

export default function PortalOverview() {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={`Guten Tag${profile?.full_name ? `, ${profile.full_name}` : ''}`} />
      {/* Beside how it goes in general (#weg), what waits stands first, and nothing is no news. */}
      <div className="in-order flex flex-col has-[#weg]:[&>[data-waits]]:order-first has-[#weg]:[&>[data-idle]]:hidden">
        <ProjectRivers userId={user.id} />
        <NextSteps userId={user.id} />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
        <NextPayment userId={user.id} />
        <LastMessage userId={user.id} />
        <ContactPerson>
          <NextTalk userId={user.id} />
        </ContactPerson>
      </div>
      <div className="mt-8">
        <RequestList userId={user.id} />
      </div>
    </>
  );
}
