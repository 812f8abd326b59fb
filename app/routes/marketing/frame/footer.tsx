import { SiteLink } from '#app/ui/site-link.tsx';
import { SiteLogo } from '#app/lib/site-logo.tsx';
import NewsletterForm from '#app/features/newsletter/newsletter-form.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useAddress, useCompany, usePrices } from '#app/lib/use-site.ts';
import { Container } from '#app/ui/layout/section.tsx';
import { REGIONS } from '#shared/agency/business.ts';
import { formatAddress } from '#shared/agency/company-format.ts';
import { formatWholePrice } from '#shared/core/format.ts';
import { ReviewBadge } from './review-badge.tsx';
import { readTexts } from '#content/texts.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';
import type { Texts } from '#shared/texts/text-group.ts';
import { LINK, FooterList, renderLink } from './footer-list.tsx';

const LEXICON = [
  ...REGIONS.map((region) => ({ to: `/seo-lexikon/${region.slug}`, label: region.name })),
  { to: '/seo-lexikon/koeln/webdesign', label: 'Webdesign Köln' },
  { to: '/seo-lexikon/duesseldorf/webdesign', label: 'Webdesign Düsseldorf' },
  { to: '/seo-lexikon/aachen/webdesign', label: 'Webdesign Aachen' },
];

const listAgency = (texts: Texts<typeof FRAME_TEXTS>) => [
  { to: '/uber-uns', label: texts['foot.about'] },
  { to: '/blog', label: texts['foot.blog'] },
  { to: '/hilfe', label: texts['foot.help'] },
  { to: '/kontakt', label: texts['foot.contact'] },
  { to: '/roi-kalkulator', label: texts['foot.roi'] },
];

const LEGAL = [
  { to: '/impressum', label: 'Impressum' },
  { to: '/datenschutz', label: 'Datenschutz' },
  { to: '/agb', label: 'AGB' },
  { to: '/widerruf', label: 'Widerruf' },
  { to: '/vertrag-widerrufen', label: 'Vertrag widerrufen' },
  { to: '/disclaimer', label: 'Disclaimer' },
  { to: '/barrierefreiheit', label: 'Barrierefreiheit' },
  { to: '/dienste', label: 'Dienste und Speicher' },
  { to: '/angaben', label: 'Angaben und Belege' },
];

/** Pages with a form that is their purpose: a second one beneath would only distract. */
const OWN_FORM = /^\/(newsletter|login|kontakt|termin|vertrag-widerrufen|angebot\/)/;

export function Footer() {
  const company = useCompany();
  const { packages } = usePrices();
  const { pathname } = useAddress();
  const texts = readTexts(FRAME_TEXTS);
  return (
    <footer className="tone-ink">
      <Container className="grid gap-x-10 gap-y-7 pt-10 pb-7 md:grid-cols-12 md:gap-y-12 md:pt-16 md:pb-10">
        <div className="grid content-start justify-items-start gap-3 md:col-span-4 md:gap-6">
          <SiteLogo onInk />
          <address className="flex flex-wrap gap-x-6 text-small text-muted not-italic md:grid md:justify-items-start">
            <span className="flex min-h-11 w-full items-center">{formatAddress(company)}</span>
            <a href={`tel:${company.phoneE164}`} className={LINK}>
              {company.phone}
            </a>
            <a href={`mailto:${company.email}`} className={LINK}>
              {company.email}
            </a>
          </address>
          <ReviewBadge />
        </div>
        <FooterList title={texts['foot.packages']} className="md:col-span-4 lg:col-span-2">
          {packages.map((entry) => (
            <li key={entry.id} className="border-b border-line md:last:border-0">
              <SiteLink
                to={`/pakete#${entry.id}`}
                className={`${LINK} w-full flex-wrap justify-between gap-x-2 max-md:text-fine`}
              >
                {entry.name}
                <span className="tabular font-semibold">{formatWholePrice(entry.price)}</span>
              </SiteLink>
            </li>
          ))}
        </FooterList>
        <FooterList folds title={texts['foot.lexicon']} className="md:col-span-4 lg:col-span-2">
          {LEXICON.map(renderLink)}
        </FooterList>
        {/* The open chat stands where the last columns are: they go below the others. */}
        <div className="grid gap-7 md:col-span-8 md:col-start-5 md:grid-cols-2 md:gap-8 lg:col-span-4 lg:col-start-auto lg:gap-10 lg:chat-open:col-span-8">
          <FooterList folds title={texts['foot.agency']}>
            {listAgency(texts).map(renderLink)}
          </FooterList>
          <FooterList title={texts['foot.legal']}>{LEGAL.map(renderLink)}</FooterList>
        </div>
      </Container>
      {!OWN_FORM.test(pathname) && <Newsletter />}
      <Container className="pb-8">
        {company.social.length > 0 && (
          <ul
            aria-label="Soziale Netzwerke"
            className="flex flex-wrap gap-x-3 border-t border-line pt-4 sm:gap-x-6"
          >
            {company.social.map((profile) => (
              <li key={profile.network}>
                <a href={profile.url} target="_blank" rel="noopener" className={LINK}>
                  {profile.network}
                  <span className="sr-only"> (öffnet neuen Tab)</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 text-fine text-muted">
          {company.name}, Inhaber: {company.owner} · KvK&nbsp;{company.kvk} · USt-IdNr. (BTW)&nbsp;
          {company.vatId}
        </p>
      </Container>
    </footer>
  );
}

function Newsletter() {
  const texts = readTexts(FRAME_TEXTS);
  return (
    <Container className="pb-7 md:pb-10">
      <div className="grid gap-x-10 gap-y-4 border-t border-line pt-7 md:grid-cols-12 md:pt-10">
        <div className="md:col-span-4">
          <h2 className="text-title">{texts['newsletter.title']}</h2>
          <p className="mt-2 max-w-[40ch] text-small text-muted">{texts['newsletter.text']}</p>
        </div>
        <div className="min-w-0 md:col-span-8">
          <Island of={NewsletterForm} when="press" props={{ source: 'footer' }} />
        </div>
      </div>
    </Container>
  );
}
