import { getContentSettings } from '#content/settings.ts';
import { NextPayment } from '#app/features/invoices/next-payment.tsx';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { LastMessage } from '#app/features/messages/last-message.tsx';
import { NextSteps } from '#app/features/projects/next-steps.tsx';
import { ProjectRivers } from '#app/features/projects/project-rivers.tsx';
import { RequestList } from '#app/features/requests/portal-request-list.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { PageHead } from '#app/private/page-head.tsx';
import type { Route } from './+types/overview.ts';

/** The picture of who answers, once the owner has given one. */
export const loader = () => ({ portrait: getContentSettings().slots.owner ?? null });

export default function PortalOverview({ loaderData: { portrait } }: Route.ComponentProps) {
  const { user, profile } = useSession();
  if (!user) return null;
  return (
    <>
      <PageHead title={`Guten Tag${profile?.full_name ? `, ${profile.full_name}` : ''}`} />
      <ProjectRivers userId={user.id} />
      <NextSteps userId={user.id} />
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

type Portrait = Route.ComponentProps['loaderData']['portrait'];

/** Who is responsible; initials stand where there is no picture yet. */
function ContactPerson({ portrait }: { portrait: Portrait }) {
  const { owner, phone, phoneE164, email } = useCompany();
  const initials = owner
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  return (
    <section aria-labelledby="ansprechpartner" className="border-t border-line-strong pt-3">
      <h2 id="ansprechpartner" className="mb-2 text-title">
        Ihr Kontakt
      </h2>
      <div className="flex items-start gap-4">
        {portrait ? (
          <SitePicture
            media={portrait}
            ratio="1 / 1"
            sizes="4rem"
            className="w-16! shrink-0 rounded-full"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-12 shrink-0 place-items-center rounded-full bg-ink font-display font-bold text-canvas"
          >
            {initials}
          </span>
        )}
        <div className="min-w-0">
          <p className="font-semibold">{owner}</p>
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
