import { readTexts } from '#content/texts.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';
import { SERVICES } from '#shared/agency/services.ts';

export type NavigationLink = { to: string; label: string };

/** The bar's links in order, with the Services entry between them (NAV-02). */
export function listMenu(): Record<'before' | 'after', readonly NavigationLink[]> {
  const texts = readTexts(FRAME_TEXTS);
  return {
    before: [
      { to: '/', label: texts['menu.home'] },
      { to: '/pakete', label: texts['menu.packages'] },
    ],
    after: [
      { to: '/ueber-uns', label: texts['menu.about'] },
      { to: '/case-studies', label: texts['menu.cases'] },
      { to: '/glossar', label: texts['menu.glossary'] },
      { to: '/roi-kalkulator', label: texts['menu.roi'] },
      { to: '/kontakt', label: texts['menu.contact'] },
    ],
  };
}

export const SERVICE_LINKS: readonly NavigationLink[] = SERVICES.map((service) => ({
  to: service.path,
  label: service.name,
}));

export const isServicePath = (pathname: string): boolean => /^\/services(\/|$)/.test(pathname);
