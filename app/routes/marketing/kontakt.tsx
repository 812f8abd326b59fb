import { postContact } from '#app/features/messages/post-contact.server.ts';
import ContactForm from '#app/features/messages/contact-form.island.tsx';
import { QuoteButton } from '#app/features/quote/quote-button.tsx';
import { Island } from '#app/islands/island.tsx';
import { serverContext } from '#app/lib/contexts.ts';
import { buildLocalBusiness } from '#app/lib/json-ld.ts';
import { buildMeta } from '#app/lib/seo.ts';
import { Breadcrumbs } from '#app/ui/content/breadcrumbs.tsx';
import { cx } from '#app/ui/cx.ts';
import { GRID, MARGIN, TEXT } from '#app/ui/layout/grid.ts';
import { Container, PageHead } from '#app/ui/layout/section.tsx';
import { getContentSettings } from '#content/settings.ts';
import { DirectWays } from './direct-ways.tsx';
import { BookingIsland } from './booking-island.tsx';
import type { Route } from './+types/kontakt.ts';
import { readTexts } from '#content/texts.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';

const CRUMBS = [
  { name: 'Start', path: '/' },
  { name: 'Kontakt', path: '/kontakt' },
];

export function loader({ context }: Route.LoaderArgs) {
  const { company, publicUrl } = context.get(serverContext);
  return {
    office: getContentSettings().slots.office,
    portrait: getContentSettings().slots.owner,
    meta: buildMeta({
      title: `Kontakt und Termin in ${company.city}`,
      description:
        'Schreiben Sie uns, rufen Sie an oder wählen Sie einen Termin: 15 Minuten Beratung ' +
        'sind kostenlos. Antwort an Werktagen innerhalb von 24 Stunden.',
      origin: publicUrl,
      path: '/kontakt',
      image: 'page/kontakt',
      crumbs: CRUMBS,
      jsonLd: [buildLocalBusiness(company, publicUrl)],
    }),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => postContact(request, context);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Kontakt({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { office, portrait } = loaderData;
  const texts = readTexts(CONTACT_TEXTS);
  return (
    <>
      <PageHead above={<Breadcrumbs crumbs={CRUMBS} />} title={texts.title} lead={texts.lead} />
      {/* Both sides go on to the edge of the window. */}
      <Container className="grid lg:grid-cols-12">
        <DirectWays portrait={portrait} office={office} />
        <section
          id="schreiben"
          aria-labelledby="schreiben-titel"
          className="tone-surface flex min-w-0 scroll-mt-28 flex-col py-8 max-sm:-mx-5 max-sm:px-5 sm:p-8 lg:col-span-7 lg:[border-image:conic-gradient(var(--surface)_0_0)_fill_0//0_50vw_0_0] lg:py-12 lg:pr-0 lg:pl-12"
        >
          <h2 id="schreiben-titel" className="mb-5 text-title">
            {texts['write.title']}
          </h2>
          <div className="grow">
            <Island of={ContactForm} when="visible" {...(posted && { props: { posted } })} />
          </div>
          <div className="mt-5 flex flex-wrap items-center gap-x-3 border-t border-line pt-5">
            <p>{texts.priced}</p>
            <QuoteButton variant="quiet" size="small" className="-ml-4" />
          </div>
        </section>
      </Container>
      <Container className="py-10 md:py-16">
        <section id="termin" aria-labelledby="termin-titel">
          <div className={cx(GRID, 'gap-y-8 lg:grid-rows-[auto_1fr]')}>
            <div className={MARGIN}>
              <h2 id="termin-titel" className="text-head">
                {texts['talk.title']}
              </h2>
              <p className="mt-3">{texts['talk.intro']}</p>
            </div>
            <div className={cx(TEXT, 'lg:row-span-2 lg:row-start-1')}>
              <BookingIsland when="idle" hasNext={false} />
            </div>
            <div className={MARGIN}>
              <h3 className="mb-4 text-title">{texts['talk.after.title']}</h3>
              <ol className="border-t border-line-strong">
                {(['mail', 'call', 'offer'] as const).map((step) => (
                  <li key={step} className="border-b border-line py-4">
                    {texts[`talk.after.${step}`]}
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </section>
      </Container>
    </>
  );
}
