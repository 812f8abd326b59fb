import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import ConsultationPopup from '#app/features/bookings/consultation-popup.tsx';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { useCompanyFacts } from '#app/lib/use-company-facts.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import type { Company } from '#shared/agency/company.ts';
import { DirectWays } from './direct-ways.tsx';
import { ReviewBadge } from './frame/review-badge.tsx';
import { Reviews } from './home/reviews.tsx';

const PAGE = (
  <>
    <ConsultationPopup onDismiss={() => {}} />
    <DirectWays portrait={undefined} office={undefined} />
    <ReviewBadge />
    <Reviews testimonials={[]} ratingDefinition="" />
  </>
);
const show = (changes: Partial<Company>, page: ReactNode = PAGE): string => {
  const site = { company: { ...SAMPLE_COMPANY, ...changes }, claims: {} } as SiteData;
  return renderToStaticMarkup(
    <PageContext value={{ site, pathname: '/', search: '' }}>{page}</PageContext>,
  );
};

it('offers WhatsApp and reviews only where the agency has them', () => {
  const all = show({});
  expect(all).toContain('WhatsApp');
  expect(all).toContain('Bewertungen');
  const none = show({ whatsapp: undefined, reviewUrl: undefined });
  expect(none).not.toContain('WhatsApp');
  expect(none).not.toContain('wa.me');
  expect(none).not.toContain('Bewertungen');
});

it('names the founding year only where the agency gives one', () => {
  const Facts = () => useCompanyFacts().map((fact) => <p key={fact[0]}>{fact}</p>);
  expect(show({}, <Facts />)).toContain('Gegründet2008');
  expect(show({ founded: undefined }, <Facts />)).not.toMatch(/Gegründet|2008/);
});

it('names the place of the agency, wherever that is', () => {
  const page = show({ city: 'Venlo', country: 'DE' });
  expect(page).toContain('km um Venlo');
  expect(page).toContain('(DE)');
});
