import { SERVICES } from '#shared/agency/services.ts';

export type NavigationLink = { to: string; label: string };

/** The bar's links in order; the Services entry stands after `BEFORE_SERVICES` (NAV-02). */
export const BEFORE_SERVICES: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/pakete', label: 'Pakete' },
];

export const AFTER_SERVICES: readonly NavigationLink[] = [
  { to: '/ueber-uns', label: 'Über uns' },
  { to: '/case-studies', label: 'Case Studies' },
  { to: '/glossar', label: 'Glossar' },
  { to: '/roi-kalkulator', label: 'ROI-Kalkulator' },
  { to: '/kontakt', label: 'Kontakt' },
];

export const SERVICE_LINKS: readonly NavigationLink[] = SERVICES.map((service) => ({
  to: service.path,
  label: service.name,
}));

export const isServicePath = (pathname: string): boolean => /^\/services(\/|$)/.test(pathname);
