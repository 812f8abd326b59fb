import { getContentSettings } from '#content/settings.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Portrait } from './contact-person.tsx';
import type { Route } from './+types/messages.ts';

export const loader = () => ({ portrait: getContentSettings().slots.owner ?? null });

export default function PortalMessages({ loaderData: { portrait } }: Route.ComponentProps) {
  const { user } = useSession();
  const { name, owner } = useCompany();
  return (
    <div className="whole-page max-w-[48rem]">
      <PageHead title="Nachrichten" />
      {user && (
        <ThreadView
          customerId={user.id}
          side="customer"
          otherName={name}
          head={
            <div className="flex items-center gap-3 border-b border-line px-4 py-2 sm:px-6">
              <Portrait portrait={portrait} owner={owner} isSmall />
              <p className="min-w-0 leading-tight">
                <span className="block truncate font-semibold">{owner}</span>
                <span className="block text-fine text-muted">
                  {name}
                  <span className="max-sm:hidden">
                    , Antwort an Werktagen innerhalb von {PROMISES.offerHours} Stunden
                  </span>
                </span>
              </p>
            </div>
          }
        />
      )}
    </div>
  );
}
