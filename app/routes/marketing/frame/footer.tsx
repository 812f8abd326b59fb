import type { ReactNode } from 'react';
import { SiteLink } from '#app/ui/site-link.tsx';
import { SiteLogo } from '#app/features/media/site-logo.tsx';
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
const OWN_FORM = /^\/(newsletter|login|kontakt|vertrag-widerrufen|angebot\/)/;

const LINK =
  'inline-flex min-h-11 min-w-11 items-center text-small underline-offset-4 hover:underline hover:decoration-accent hover:decoration-2';

export function Footer() {
  const company = useCompany();
  const { packages } = usePrices();
  const { pathname } = useAddress();
  const texts = readTexts(FRAME_TEXTS);
  return (
    <footer className="tone-ink">
      <Container className="grid gap-x-10 gap-y-12 pt-16 pb-10 md:grid-cols-12 md:pt-20">
        <div className="grid content-start justify-items-start gap-6 md:col-span-4">
          <SiteLogo onInk />
          <address className="grid justify-items-start text-small text-muted not-italic">
            <span className="flex min-h-11 items-center">{formatAddress(company)}</span>
            <a href={`tel:${company.phoneE164}`} className={LINK}>
              {company.phone}
            </a>
            <a href={`mailto:${company.email}`} className={LINK}>
              {company.email}
            </a>
          </address>
          <ReviewBadge />
        </div>
        <FooterList title={texts['foot.packages']} className="md:col-span-4 lg:col-span-3">
          {packages.map((entry) => (
            <li key={entry.id} className="border-b border-line last:border-0">
              <SiteLink
                to={`/pakete#${entry.id}`}
                className={`${LINK} w-full justify-between gap-4`}
              >
                {entry.name}
                <span className="tabular font-semibold">{formatWholePrice(entry.price)}</span>
              </SiteLink>
            </li>
          ))}
        </FooterList>
        <FooterList
          title={texts['foot.lexicon']}
          className="md:col-span-4 lg:col-span-2"
          columns="grid grid-cols-2 gap-x-8 md:block"
        >
          {LEXICON.map(renderLink)}
        </FooterList>
        <div className="grid grid-cols-2 gap-8 md:col-span-8 md:col-start-5 lg:col-span-3 lg:col-start-auto lg:grid-cols-[auto_1fr] lg:gap-6">
          <FooterList title={texts['foot.agency']}>{listAgency(texts).map(renderLink)}</FooterList>
          <FooterList title={texts['foot.legal']}>{LEGAL.map(renderLink)}</FooterList>
        </div>
      </Container>
      {!OWN_FORM.test(pathname) && <Newsletter />}
      <Container className="pb-24 md:pb-16">
        <ul
          aria-label="Soziale Netzwerke"
          className="grid grid-cols-3 gap-x-6 border-t border-line pt-4 sm:flex"
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
        <p className="mt-4 text-fine text-muted">
          {company.name}, Inhaber: {company.owner} · KvK {company.kvk} · USt-IdNr. (BTW){' '}
          {company.vatId}
        </p>
      </Container>
    </footer>
  );
}

function Newsletter() {
  const texts = readTexts(FRAME_TEXTS);
  return (
    <Container className="pb-10">
      <div className="grid gap-x-10 gap-y-5 border-t border-line pt-10 md:grid-cols-12">
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

type FooterListProps = { title: string; className?: string; columns?: string; children: ReactNode };

function FooterList({ title, className, columns, children }: FooterListProps) {
  return (
    <div className={className}>
      <h2 className="caption mb-2 text-muted">{title}</h2>
      <ul className={columns}>{children}</ul>
    </div>
  );
}

const renderLink = (link: { to: string; label: string }) => (
  <li key={link.to}>
    <SiteLink to={link.to} className={LINK}>
      {link.label}
    </SiteLink>
  </li>
);
