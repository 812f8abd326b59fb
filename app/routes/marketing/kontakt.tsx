import type { ReactNode } from 'react';
import BookingForm from '#app/features/bookings/booking-form.island.tsx';
import { postContact } from '#app/features/messages/post-contact.server.ts';
import ContactForm from '#app/features/messages/contact-form.island.tsx';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { SceneBand } from '#app/features/content/scene-band.tsx';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildBreadcrumbList, buildLocalBusiness } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { useCompany } from '#app/lib/use-site.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHead, Section } from '#app/ui/layout/section.tsx';
import { getContentSettings } from '#content/settings.ts';
import { formatAddress, buildWhatsAppUrl } from '#shared/agency/company-format.ts';
import type { Route } from './+types/kontakt.ts';
import { readTexts } from '#content/texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { company, publicUrl } = context.get(serverContext);
  return {
    office: getContentSettings().slots.office,
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
  const { office } = loaderData;
  const texts = readTexts(CONTACT_TEXTS);
  const company = useCompany();
  return (
    <>
      <PageHead
        above={<Breadcrumbs trail={[{ to: '/', label: 'Start' }]} current="Kontakt" />}
        title="Kontakt"
        lead={texts.lead}
        actions={<QuoteButton />}
      />
      <SceneBand seed="/kontakt" tool="bubble" />
      <Section
        layout="side"
        title={texts['write.title']}
        intro={texts['write.intro']}
        id="schreiben"
      >
        <Island of={ContactForm} when="visible" {...(posted && { props: { posted } })} />
      </Section>
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
      <Section layout="side" title={texts['direct.title']} id="direkt">
        <dl className="grid gap-x-10 sm:grid-cols-2">
          <Fact label="Telefon">
            <a
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
              href={`tel:${company.phoneE164}`}
            >
              <Icon name="phone" size={18} /> {company.phone}
            </a>
          </Fact>
          <Fact label="E-Mail">
            <a
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
              href={`mailto:${company.email}`}
            >
              <Icon name="mail" size={18} /> {company.email}
            </a>
          </Fact>
          <Fact label="WhatsApp">
            <a
              className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
              href={buildWhatsAppUrl(company)}
              target="_blank"
              rel="noopener"
            >
              <Icon name="chat" size={18} /> Nachricht schreiben
            </a>
            <p className="text-fine text-muted">{texts.whatsapp}</p>
          </Fact>
          <Fact label="Sprechzeiten">
            Montag bis Freitag, {company.hours.opens} bis {company.hours.closes} Uhr
          </Fact>
          <Fact label="Adresse">{formatAddress(company)} (NL)</Fact>
          <Fact label="Vor Ort">bis {company.radiusKm} km um Roermond</Fact>
        </dl>
        {office && (
          <SitePicture
            media={office}
            ratio="3 / 2"
            sizes="(width < 64rem) 92vw, 52rem"
            className="mt-10 rounded-control"
          />
        )}
      </Section>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-t border-line py-4">
      <dt className="text-fine text-muted">{label}</dt>
      <dd className="mt-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
