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
import { ButtonAnchor, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container, PageHead, Section } from '#app/ui/layout/section.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { getContentSettings } from '#content/settings.ts';
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
        isStacked
      />
      <div className="pt-8 pb-14 md:pb-24">
        <Container className={cx(GRID, 'gap-y-12 lg:grid-rows-[auto_1fr]')}>
          <section
            id="direkt"
            aria-labelledby="direkt-titel"
            className={cx(MARGIN, 'scroll-mt-28 lg:pr-6')}
          >
            <h2 id="direkt-titel" className="text-title">
              {texts['direct.title']}
            </h2>
            <a
              className={cx(
                buttonClass({ full: true }),
                'mt-4 md:min-h-16 md:gap-4 md:font-display md:text-[1.75rem] md:tracking-[-0.02em]',
              )}
              href={`tel:${company.phoneE164}`}
            >
              <Icon name="phone" size={20} /> {company.phone}
            </a>
            <p className="mt-3">
              Montag bis Freitag, {company.hours.opens} bis {company.hours.closes} Uhr
            </p>
            <a
              className="mt-1 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
              href={`mailto:${company.email}`}
            >
              {company.email}
            </a>
            <ContactPerson
              portrait={portrait}
              hasNumber={false}
              className="mt-4 border-t border-line pt-5"
            />
            <ButtonAnchor
              href={buildWhatsAppUrl(company)}
              variant="secondary"
              className="mt-5 max-md:w-full"
            >
              <Icon name="chat" size={18} /> WhatsApp schreiben
              <span className="sr-only">(öffnet neuen Tab)</span>
            </ButtonAnchor>
            <p className="mt-2 text-fine text-muted">{texts.whatsapp}</p>
            <TextLink
              to="#termin"
              className="mt-4 flex min-h-11 items-center border-t border-line pt-3 font-semibold"
            >
              {texts['talk.title']}
            </TextLink>
            <p className="text-muted">{texts['talk.short']}</p>
          </section>
          <section
            id="schreiben"
            aria-labelledby="schreiben-titel"
            className={cx(TEXT, 'scroll-mt-28 lg:row-span-2')}
          >
            <div className="mb-4 flex flex-wrap items-baseline gap-x-4">
              <h2 id="schreiben-titel" className="text-title">
                {texts['write.title']}
              </h2>
              <p className="text-muted">{texts['write.intro']}</p>
            </div>
            <Island of={ContactForm} when="visible" {...(posted && { props: { posted } })} />
          </section>
          <div className={cx(MARGIN, 'lg:pr-6')}>
            <dl>
              <Fact label="Adresse">{formatAddress(company)} (NL)</Fact>
              <Fact label="Vor Ort">bis {company.radiusKm} km um Roermond</Fact>
            </dl>
            <div className="border-t border-line pt-5">
              <p className="text-small text-muted">{texts.priced}</p>
              <QuoteButton variant="quiet" size="small" className="-ml-4" />
            </div>
            {office && (
              <SitePicture
                media={office}
                ratio="3 / 2"
                sizes="(width < 48rem) 92vw, 26rem"
                className="mt-8 rounded-control"
              />
            )}
          </div>
        </Container>
      </div>
      <Section
        tone="surface"
        layout="side"
        title={texts['talk.title']}
        intro={texts['talk.intro']}
        id="termin"
      >
        <noscript>
          <p className="mb-4">
            Für die Auswahl der Zeiten braucht Ihr Browser JavaScript. Oder rufen Sie uns an:{' '}
            {company.phone}.
          </p>
        </noscript>
        <Island of={BookingForm} when="idle" />
      </Section>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line py-3">
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
