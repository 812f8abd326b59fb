import { serverContext } from '#app/lib/contexts.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { getContentSettings } from '#content/settings.ts';
import { readTexts } from '#content/texts.ts';
import { formatDays } from '#shared/agency/format-days.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';
import { ContactPerson } from './contact-person.tsx';
import { BookingIsland } from './booking-island.tsx';
import type { Route } from './+types/booking.ts';

const CRUMBS = [
  { name: 'Start', path: '/' },
  { name: 'Termin', path: '/termin' },
];

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(serverContext).publicUrl,
  portrait: getContentSettings().slots.owner,
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

/** The address that is typed, printed and read out: the calendar, who calls and what comes of it. */
export default function BookingPage({ loaderData }: Route.ComponentProps) {
  const texts = readTexts(CONTACT_TEXTS);
  const { hours } = useCompany();
  return (
    <Container className={cx(GRID, 'gap-y-6 pt-2 pb-14 md:pt-5 md:pb-24 lg:grid-rows-[auto_1fr]')}>
      <div className={cx(MARGIN, 'lg:row-start-1')}>
        <Breadcrumbs crumbs={CRUMBS} />
        <h1 className="mt-3 text-page md:mt-4">{texts['talk.title']}</h1>
        <p className="mt-3 text-lead md:mt-4">{texts['talk.intro']}</p>
      </div>
      <div
        className={cx(
          TEXT,
          // As high as the calendar that comes: what stands below stays where it is.
          'border-t-[6px] border-accent bg-surface p-4 max-lg:min-h-[52rem] max-sm:-mx-5 max-sm:px-5 ' +
            'sm:p-8 lg:row-span-2 lg:row-start-1 lg:mt-7 lg:self-start',
        )}
      >
        <BookingIsland when="load" />
      </div>
      <div className={cx(MARGIN, 'max-lg:mt-6')}>
        <ContactPerson portrait={loaderData.portrait} />
        <p className="mt-1 text-small text-muted">
          {formatDays(hours.days)}, {hours.opens} bis {hours.closes} Uhr.
        </p>
        <h2 className="mt-10 text-title">{texts['talk.after.title']}</h2>
        <ol className="mt-4 border-t border-line-strong">
          {(['mail', 'call', 'offer'] as const).map((step) => (
            <li key={step} className="border-b border-line py-4">
              {texts[`talk.after.${step}`]}
            </li>
          ))}
        </ol>
      </div>
    </Container>
  );
}
