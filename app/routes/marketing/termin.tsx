import { findRefusal } from '#app/lib/find-refusal.ts';
import { data } from 'react-router';
import BookingLink from '#app/features/bookings/booking-link.island.tsx';
import { TalkFacts } from '#app/features/bookings/talk-facts.tsx';
import { Island } from '#app/islands/island.tsx';
import type { StoredBooking } from '#app/lib/call-booking.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { PROMISES } from '#shared/agency/business.ts';
import { formatSlot } from '#shared/bookings/booking-slots.ts';
import type { BookingAnswer } from '#shared/bookings/booking.ts';
import { PhoneLink } from './phone-link.tsx';
import type { Route } from './+types/termin.ts';

type LinkState =
  | { kind: 'open' | 'held' | 'running' | 'cancelled' | 'lapsed' | 'past'; booking: StoredBooking }
  | { kind: 'unknown' | 'failed'; booking: null };

const STATUS: Record<LinkState['kind'], number> = {
  open: 200,
  held: 200,
  running: 200,
  cancelled: 410,
  lapsed: 410,
  past: 410,
  unknown: 404,
  failed: 503,
};
const TITLES: Record<LinkState['kind'], { title: string; lead: string }> = {
  open: {
    title: 'Ihr Termin',
    lead: 'Hier verschieben Sie Ihr Beratungsgespräch oder sagen es ab.',
  },
  held: {
    // Still true once it is confirmed, moved or cancelled below.
    title: 'Ihr Termin',
    lead: 'Hier bestätigen Sie Ihr Beratungsgespräch, verschieben es oder sagen es ab.',
  },
  running: {
    title: 'Ihr Termin',
    lead: 'Ihr Gespräch hat begonnen. Verschieben oder absagen lässt es sich nicht mehr.',
  },
  lapsed: {
    title: 'Dieser Termin wurde nicht bestätigt',
    lead: 'Die Zeit ist wieder frei. Bitte wählen Sie einen neuen Termin.',
  },
  cancelled: {
    title: 'Dieser Termin ist abgesagt',
    lead: 'Sie brauchen nichts weiter zu tun. Einen neuen Termin wählen Sie jederzeit.',
  },
  past: {
    title: 'Dieser Termin ist vorbei',
    lead: 'Verschieben oder absagen lässt er sich nicht mehr.',
  },
  unknown: {
    title: 'Dieser Link ist ungültig',
    lead:
      'Zu dieser Adresse gibt es keinen Termin. Bitte öffnen Sie den Link aus Ihrer E-Mail ' +
      'noch einmal, ganz und ohne Umbruch.',
  },
  failed: {
    title: 'Ihr Termin lässt sich gerade nicht laden',
    lead: 'Bitte laden Sie die Seite in einer Minute neu oder rufen Sie uns an.',
  },
};

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { publicUrl, createSupabase } = context.get(serverContext);
  const { client } = createSupabase(request);
  const { data: shown, error } = await client.functions.invoke<BookingAnswer>('booking', {
    body: { action: 'show', token: params.token },
  });
  const state = readState(shown, findRefusal(error));
  // The page shows one visitor's booking: no cache may keep it.
  return data(
    { origin: publicUrl, state },
    { status: STATUS[state.kind], headers: { 'cache-control': 'private, no-store' } },
  );
}

function readState(shown: BookingAnswer | null, refusal: Response | null): LinkState {
  if (shown?.success) {
    const { status, confirmBy, startsAt } = shown;
    if (status === 'cancelled') return { kind: confirmBy ? 'lapsed' : 'cancelled', booking: shown };
    const minutes = (Date.now() - Date.parse(startsAt)) / 60_000;
    if (minutes >= PROMISES.freeCallMinutes) return { kind: 'past', booking: shown };
    // Whoever comes a minute late still needs the link or the address.
    return { kind: minutes >= 0 ? 'running' : confirmBy ? 'held' : 'open', booking: shown };
  }
  return {
    kind: refusal?.status === 404 ? 'unknown' : 'failed',
    booking: null,
  };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

// The token stays out of the head: whoever has it can cancel the talk.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: TITLES[loaderData?.state.kind ?? 'failed'].title,
    description:
      'Bestätigen oder verschieben Sie Ihr gebuchtes Beratungsgespräch auf eine andere Zeit ' +
      'oder sagen Sie es ab.',
    origin: loaderData?.origin ?? '',
    path: '/kontakt',
    noindex: true,
  });

export default function Termin({ params, loaderData: { state } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...TITLES[state.kind]} />
      <Section>
        {state.kind === 'open' || state.kind === 'held' ? (
          <Island
            of={BookingLink}
            when="idle"
            props={{ booking: state.booking, target: { token: params.token } }}
          />
        ) : (
          <div className="grid justify-items-start gap-6">
            {state.kind === 'running' && <TalkFacts booking={state.booking} />}
            {state.booking && state.kind !== 'running' && (
              <p>
                <span className="block text-lead font-semibold">
                  {formatSlot(state.booking.startsAt)}
                </span>
                <span className="text-muted">Buchungsnummer {state.booking.reference}</span>
              </p>
            )}
            <p>
              Fragen beantworten wir unter <PhoneLink />.
            </p>
            {state.kind !== 'failed' && state.kind !== 'running' && (
              <ButtonLink to="/kontakt#termin">Neuen Termin wählen</ButtonLink>
            )}
          </div>
        )}
      </Section>
    </>
  );
}
