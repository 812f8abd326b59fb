import type { ReactNode } from 'react';
import BookingForm from '#app/features/bookings/booking-form.island.tsx';
import { postContact } from '#app/features/messages/post-contact.server.ts';
import ContactForm from '#app/features/messages/contact-form.island.tsx';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildLocalBusiness } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import { getContentSettings } from '#content/settings.ts';
import { formatDays } from '#shared/agency/format-days.ts';
import { formatAddress, buildWhatsAppUrl } from '#shared/agency/company-format.ts';
import { ContactPerson } from './contact-person.tsx';
import type { Route } from './+types/kontakt.ts';
import { readTexts } from '#content/texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { company, publicUrl } = context.get(serverContext);
  return {
    office: getContentSettings().slots.office,
    portrait: getContentSettings().slots.owner,
    meta: buildMeta({
      title: 'Kontakt und Termin in Roermond',
      description:
        'Schreiben Sie uns, rufen Sie an oder wählen Sie einen Termin: 15 Minuten Beratung ' +
        'sind kostenlos. Antwort an Werktagen innerhalb von 24 Stunden.',
      origin: publicUrl,
      path: '/kontakt',
      image: 'page/kontakt',
      jsonLd: [
        buildBreadcrumbList(
          [
            { name: 'Start', path: '/' },
            { name: 'Kontakt', path: '/kontakt' },
          ],
          publicUrl,
        ),
        buildLocalBusiness(company, publicUrl),
      ],
    }),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => postContact(request, context);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Kontakt({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { office, portrait } = loaderData;
  const texts = readTexts(CONTACT_TEXTS);
  const company = useCompany();
  return (
    <>
      <PageHead
        above={<Breadcrumbs trail={[{ to: '/', label: 'Start' }]} current="Kontakt" />}
        title={texts.title}
        lead={texts.lead}
      />
      <Container className="grid lg:grid-cols-12 lg:py-12">
        <section
          id="direkt"
          aria-labelledby="direkt-titel"
          className="tone-ink min-w-0 scroll-mt-28 p-6 max-sm:-mx-5 max-sm:px-5 sm:p-8 lg:col-span-5"
        >
          <h2 id="direkt-titel" className="text-title">
            {texts['direct.title']}
          </h2>
          <ContactPerson portrait={portrait} hasNumber={false} isLarge className="mt-6" />
          <a
            className="mt-6 inline-flex items-center gap-3 border-b-[3px] border-accent pb-1 font-display text-[1.75rem] leading-tight font-semibold whitespace-nowrap"
            href={`tel:${company.phoneE164}`}
          >
            <Icon name="phone" size={26} /> {company.phone}
          </a>
          <p className="mt-3 text-muted">
            {formatDays(company.hours.days)}, {company.hours.opens} bis {company.hours.closes} Uhr
          </p>
          <dl className="mt-8">
            <Way label="E-Mail">
              <a className={WAY} href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </Way>
            <Way label="WhatsApp" note={texts.whatsapp}>
              <a className={WAY} href={buildWhatsAppUrl(company)} target="_blank" rel="noopener">
                WhatsApp schreiben
                <span className="sr-only">(öffnet neuen Tab)</span>
              </a>
            </Way>
            <Way label="Beratung" note={texts['talk.short']}>
              <a className={WAY} href="#termin">
                {texts['talk.title']}
              </a>
            </Way>
            <Way label="Adresse">
              <span className="block py-2.5">{formatAddress(company)} (NL)</span>
            </Way>
            <Way label="Vor Ort">
              <span className="block py-2.5">bis {company.radiusKm} km um Roermond</span>
            </Way>
          </dl>
          {office && (
            <SitePicture
              media={office}
              ratio="3 / 2"
              sizes="(width < 48rem) 92vw, 26rem"
              className="mt-8 rounded-control"
            />
          )}
        </section>
        <section
          id="schreiben"
          aria-labelledby="schreiben-titel"
          className="tone-surface min-w-0 scroll-mt-28 py-8 max-sm:-mx-5 max-sm:px-5 sm:p-8 lg:col-span-7 lg:pl-12"
        >
          <h2 id="schreiben-titel" className="mb-5 text-title">
            {texts['write.title']}
          </h2>
          <Island of={ContactForm} when="visible" {...(posted && { props: { posted } })} />
          <div className="mt-8 flex flex-wrap items-center gap-x-3 border-t border-line pt-5">
            <p className="text-small text-muted">{texts.priced}</p>
            <QuoteButton variant="quiet" size="small" className="-ml-4" />
          </div>
        </section>
      </Container>
      <Container className="pb-14 md:pb-24">
        {/* A link to the calendar opens it, because its id stands inside. */}
        <details className="group border-t-[6px] border-accent bg-surface max-sm:-mx-5">
          <summary className="grid list-none grid-cols-[1fr_auto] items-center gap-x-6 px-5 py-6 hover:bg-sunken sm:px-8">
            <h2 className="text-title">{texts['talk.title']}</h2>
            <span className="row-start-2 mt-1 text-muted">{texts['talk.intro']}</span>
            <Icon
              name="plus"
              className="row-span-2 transition-transform duration-200 group-open:rotate-45"
            />
          </summary>
          <section
            id="termin"
            aria-label={texts['talk.title']}
            className={cx(GRID, 'scroll-mt-[calc(var(--header-height)+6rem)] gap-y-10 p-5 sm:p-8')}
          >
            <div className={cx(TEXT, 'lg:row-start-1')}>
              <noscript>
                <p className="mb-4">
                  Für die Auswahl der Zeiten braucht Ihr Browser JavaScript. Oder rufen Sie uns an:{' '}
                  {company.phone}.
                </p>
              </noscript>
              <Island of={BookingForm} when="idle" />
            </div>
            <div className={cx(MARGIN, 'text-small lg:row-start-1')}>
              <h3 className="mb-4 text-title">{texts['talk.after.title']}</h3>
              <ol className="border-t border-line-strong">
                {(['mail', 'call', 'offer'] as const).map((step) => (
                  <li key={step} className="border-b border-line py-4">
                    {texts[`talk.after.${step}`]}
                  </li>
                ))}
              </ol>
            </div>
          </section>
        </details>
      </Container>
    </>
  );
}

const WAY =
  'inline-flex min-h-11 items-center text-small font-semibold underline underline-offset-4 ' +
  'wrap-anywhere';

/** One more way to the agency, or to its door. */
function Way({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.25rem_1fr] items-baseline gap-x-3 border-t border-line py-2">
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="min-w-0">
        {children}
        {note && <p className="pb-2 text-small text-muted">{note}</p>}
      </dd>
    </div>
  );
}
