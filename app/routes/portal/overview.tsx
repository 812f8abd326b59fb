import { getContentSettings } from '#content/settings.ts';
import type { Media } from '#shared/media/media.ts';
import { NextPayment } from '#app/features/invoices/next-payment.tsx';
import { LastMessage } from '#app/features/messages/last-message.tsx';
import { NextSteps } from '#app/features/projects/next-steps.tsx';
import { ProjectRivers } from '#app/features/projects/project-rivers.tsx';
import { RequestList } from '#app/features/requests/portal-request-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Portrait } from './contact-person.tsx';
import type { Route } from './+types/overview.ts';

export const loader = () => ({ portrait: getContentSettings().slots.owner ?? null });

export default function PortalOverview({ loaderData: { portrait } }: Route.ComponentProps) {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={`Guten Tag${profile?.full_name ? `, ${profile.full_name}` : ''}`} />
      {/* What waits stands before how it goes in general (#weg), which has nothing to press. */}
      <div className="in-order flex flex-col has-[#weg]:[&>[data-waits]]:order-first">
        <ProjectRivers userId={user.id} />
        <NextSteps userId={user.id} />
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[repeat(3,minmax(0,1fr))]">
        <NextPayment userId={user.id} />
        <LastMessage userId={user.id} />
        <ContactPerson portrait={portrait} />
      </div>
      <h2 className="mt-8 mb-3 text-title">Ihre Anfragen</h2>
      <RequestList userId={user.id} />
    </>
  );
}

/** Who is responsible. */
function ContactPerson({ portrait }: { portrait: Media | null }) {
  const { owner, phone, phoneE164, email } = useCompany();
  return (
    <section aria-labelledby="ansprechpartner" className="border-t border-line-strong pt-3">
      <h2 id="ansprechpartner" className="mb-2 text-title">
        Ihr Kontakt
      </h2>
      <div className="flex items-start gap-4">
        <Portrait portrait={portrait} owner={owner} />
        <div className="min-w-0">
          <p className="flex min-h-11 items-center font-semibold">{owner}</p>
          <a
            href={`tel:${phoneE164}`}
            className="flex min-h-11 items-center text-small underline underline-offset-4"
          >
            {phone}
          </a>
          <a
            href={`mailto:${email}`}
            className="flex min-h-11 items-center text-small wrap-anywhere underline underline-offset-4"
          >
            {email}
          </a>
        </div>
      </div>
    </section>
  );
}
