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
        below={<Ways />}
        aside={
          <section
            id="direkt"
            aria-labelledby="direkt-titel"
            className="scroll-mt-28 border-t-[6px] border-accent lg:mt-11"
          >
            <h2 id="direkt-titel" className="caption pt-4 text-muted">
              {texts['direct.title']}
            </h2>
            <a
              className={cx(
                buttonClass({ full: true }),
                'mt-3 md:min-h-16 md:gap-4 md:font-display md:text-[clamp(1.5rem,2.4vw,2.25rem)] ' +
                  'md:tracking-[-0.02em]',
              )}
              href={`tel:${company.phoneE164}`}
            >
              <Icon name="phone" size={20} /> {company.phone}
            </a>
            <p className="mt-3">
              Montag bis Freitag, {company.hours.opens} bis {company.hours.closes} Uhr
            </p>
            <a
              className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
              href={`mailto:${company.email}`}
            >
              {company.email}
            </a>
            <ContactPerson
              portrait={portrait}
              hasNumber={false}
              className="mt-5 border-t border-line pt-5"
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
          </section>
        }
      />
      <section id="schreiben" aria-labelledby="schreiben-titel" className="py-14 md:py-24">
        <Container className={cx(GRID, 'gap-y-6 lg:grid-rows-[auto_1fr]')}>
          <div className={MARGIN}>
            <h2 id="schreiben-titel" className="text-head">
              {texts['write.title']}
            </h2>
            <p className="mt-4 text-lead text-muted">{texts['write.intro']}</p>
          </div>
          <div className={cx(TEXT, 'lg:row-span-2')}>
            <Island of={ContactForm} when="visible" {...(posted && { props: { posted } })} />
          </div>
          <div className={cx(MARGIN, 'max-lg:mt-8')}>
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
      </section>
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

/** The three ways to the agency: on phones one line, on desks with what each takes. */
function Ways() {
  const texts = readTexts(CONTACT_TEXTS);
  const ways = [
    ['#direkt', 'phone', texts['ways.call'], texts['ways.call.note']],
    ['#schreiben', 'mail', texts['ways.write'], texts['ways.write.note']],
    ['#termin', 'calendar', texts['ways.book'], texts['ways.book.note']],
  ] as const;
  return (
    <ul className="flex justify-between gap-x-4 md:mt-6 md:grid md:grid-cols-3 lg:gap-x-6">
      {ways.map(([target, icon, name, note]) => (
        <li key={target} className="min-w-0">
          <a
            href={target}
            className="flex min-h-11 flex-col justify-center border-line-strong md:h-full md:justify-start md:border-t-2 md:pt-4"
          >
            <Icon name={icon} size={28} className="max-md:hidden" />
            <span className="font-semibold underline decoration-accent decoration-[3px] underline-offset-[0.3em] max-md:text-small md:mt-4 md:font-display md:text-title">
              {name}
            </span>
            <span className="mt-1.5 text-small text-muted max-md:hidden">{note}</span>
          </a>
        </li>
      ))}
    </ul>
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
