import BookingForm from '#app/features/bookings/booking-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { Sign } from '#app/ui/scene/sign.tsx';
import { readTexts } from '#content/texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';
import { PhoneLink } from './phone-link.tsx';
import type { Route } from './+types/booking.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
});

/** The contact page has the same calendar, and is the one to be found. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  buildMeta({
    title: 'Termin wählen',
    description:
      'Wählen Sie Tag und Uhrzeit für 15 Minuten Beratung, kostenlos und unverbindlich. ' +
      'Die Bestätigung kommt per E-Mail.',
    origin: loaderData?.origin ?? '',
    path: '/termin',
    noindex: true,
  });

/** The calendar and nothing before it: the address that is typed, printed and read out. */
export default function BookingPage() {
  const texts = readTexts(CONTACT_TEXTS);
  const { hours } = useCompany();
  return (
    <Container className={cx(GRID, 'gap-y-6 pt-4 pb-14 md:pt-12 md:pb-24')}>
      <div className={cx(MARGIN, 'lg:sticky lg:top-28 lg:self-start')}>
        <Breadcrumbs trail={[{ to: '/', label: 'Start' }]} current="Termin" />
        <h1 className="mt-2 text-head lg:mt-5">{texts['talk.title']}</h1>
        <p className="mt-3 text-muted lg:mt-4 lg:text-lead">{texts['talk.intro']}</p>
        <Sign tool="calendar" onRiver className="mt-10 w-40 max-lg:hidden" />
        <p className="mt-10 text-small text-muted max-lg:hidden">
          Oder rufen Sie an: <PhoneLink />, Montag bis Freitag, {hours.opens} bis {hours.closes}{' '}
          Uhr.
        </p>
      </div>
      <div className={TEXT}>
        <noscript>
          <p className="mb-4">
            Für die Auswahl der Zeiten braucht Ihr Browser JavaScript. Oder rufen Sie uns an:{' '}
            <PhoneLink />.
          </p>
        </noscript>
        <Island of={BookingForm} when="load" />
      </div>
    </Container>
  );
}
