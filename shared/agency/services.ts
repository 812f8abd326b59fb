// Apart from the other constants, because the navigation bar of every page
// needs nothing else of them in the browser.

/** The six services: `slug` in local and glossary addresses, `path` of the service page. */
export const SERVICES = [
  {
    slug: 'webdesign',
    path: '/services/webdesign-entwicklung',
    name: 'Webdesign & Entwicklung',
    short: 'Webdesign',
  },
  {
    slug: 'ki-chatbots',
    path: '/services/ki-chatbots',
    name: 'KI-Chatbots',
    short: 'KI-Chatbots',
  },
  {
    slug: 'seo',
    path: '/services/seo-optimierung',
    name: 'SEO-Optimierung',
    short: 'SEO',
  },
  {
    slug: 'ecommerce',
    path: '/services/ecommerce-losungen',
    name: 'E-Commerce-Lösungen',
    short: 'E-Commerce',
  },
  {
    slug: 'automatisierung',
    path: '/services/automatisierung',
    name: 'Automatisierung',
    short: 'Automatisierung',
  },
  {
    slug: 'dsgvo',
    path: '/services/dsgvo-compliance',
    name: 'DSGVO-Compliance',
    short: 'DSGVO',
  },
] as const;
export type ServiceSlug = (typeof SERVICES)[number]['slug'];
