// Apart from the other constants, because the navigation bar of every page needs nothing else of them in the browser.

/** The six services: `slug` in local and glossary addresses, `path` of the service page. */
export const SERVICES = [
  { slug: 'webdesign', path: '/services/webdesign-entwicklung', name: 'Webdesign & Entwicklung', short: 'Webdesign', priceFrom: 590 },
  { slug: 'ki-chatbots', path: '/services/ki-chatbots', name: 'KI-Chatbots', short: 'KI-Chatbots', priceFrom: 99 },
  { slug: 'seo', path: '/services/seo-optimierung', name: 'SEO-Optimierung', short: 'SEO', priceFrom: 249 },
  { slug: 'ecommerce', path: '/services/ecommerce-losungen', name: 'E-Commerce-Lösungen', short: 'E-Commerce', priceFrom: 2590 },
  { slug: 'automatisierung', path: '/services/automatisierung', name: 'Automatisierung', short: 'Automatisierung', priceFrom: 1290 },
  { slug: 'dsgvo', path: '/services/dsgvo-compliance', name: 'DSGVO-Compliance', short: 'DSGVO', priceFrom: null },
] as const;
export type ServiceSlug = (typeof SERVICES)[number]['slug'];
