import { formatDays } from '#shared/agency/format-days.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { NextTalk } from '#app/features/bookings/next-talk.tsx';
import { ThreadView } from '#app/features/messages/thread-view.tsx';
import { useSession } from '#app/lib/session-store.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { PageHead } from '#app/private/page-head.tsx';
import { Portrait } from './contact-person.tsx';

export default function PortalMessages() {
  const { user } = useSession();
  const { name, owner, phone, phoneE164, hours } = useCompany();
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
      <div className="whole-page min-w-0">
        <PageHead title="Nachrichten" />
        {user && (
          <ThreadView
            customerId={user.id}
            side="customer"
            otherName={name}
            head={
              <div className="flex items-center gap-3 border-b border-line px-5 py-2 sm:px-6">
                <Portrait isSmall />
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
      {/* On phones the talk fills the screen. */}
      <section
        aria-labelledby="sprechen"
        className="mt-15 border-t border-line-strong pt-3 text-small max-lg:hidden"
      >
        <h2 id="sprechen" className="text-title">
          Lieber sprechen?
        </h2>
        <p className="mt-1 text-muted">
          {formatDays(hours.days)}, {hours.opens} bis {hours.closes} Uhr.
        </p>
        <a
          href={`tel:${phoneE164}`}
          className="flex min-h-11 items-center underline underline-offset-4"
        >
          {phone}
        </a>
        {user && <NextTalk userId={user.id} />}
      </section>
    </div>
  );
}
