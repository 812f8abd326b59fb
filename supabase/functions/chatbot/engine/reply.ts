import type { Company } from '#shared/company.ts';
import type { Intent } from './intents.ts';
import type { Language } from './language.ts';

export type Source = { title: string; path: string };

/**
 * answer: states something. ask: wants a detail for a task under way. refuse: will not (law, off-topic, hostile). abstain: does not know.
 * handover: a person takes over.
 */
type ReplyKind = 'answer' | 'ask' | 'refuse' | 'abstain' | 'handover';

export type Reply = {
  /** German unless the question was English or Dutch. Light Markdown: bold, lists, links to own pages. */
  text: string;
  intent: Intent;
  kind: ReplyKind;
  sources: Source[];
  /** Messages the visitor may send next with one click. */
  suggestions: string[];
  language: Language;
};

/** What every template may state as fact. */
export type Facts = { company: Company; language: Language };

export const PAGES = {
  packages: { title: 'Pakete und Preise', path: '/pakete' },
  contact: { title: 'Kontakt', path: '/kontakt' },
  appointment: { title: 'Termin wählen', path: '/kontakt#termin' },
  quote: { title: 'Angebot anfragen', path: '/?angebot=website' },
  about: { title: 'Über uns', path: '/ueber-uns' },
  cases: { title: 'Case Studies', path: '/case-studies' },
  roi: { title: 'ROI-Kalkulator', path: '/roi-kalkulator' },
  login: { title: 'Anmelden', path: '/login' },
  privacy: { title: 'Datenschutz', path: '/datenschutz' },
  imprint: { title: 'Impressum', path: '/impressum' },
  terms: { title: 'AGB', path: '/agb' },
  withdrawal: { title: 'Widerruf', path: '/widerruf' },
  disclaimer: { title: 'Haftungsausschluss', path: '/disclaimer' },
  webdesign: { title: 'Webdesign & Entwicklung', path: '/services/webdesign-entwicklung' },
  chatbots: { title: 'KI-Chatbots', path: '/services/ki-chatbots' },
  seo: { title: 'SEO-Optimierung', path: '/services/seo-optimierung' },
  shop: { title: 'E-Commerce-Lösungen', path: '/services/ecommerce-losungen' },
  automation: { title: 'Automatisierung', path: '/services/automatisierung' },
  gdpr: { title: 'DSGVO-Compliance', path: '/services/dsgvo-compliance' },
  services: { title: 'Leistungen', path: '/services' },
} as const satisfies Record<string, Source>;

/** Pages that answer an intent, best first; the ranking lifts them and every answer names one. */
export const INTENT_PAGES: Partial<Record<Intent, readonly Source[]>> = {
  price_overview: [PAGES.packages],
  price_package: [PAGES.packages],
  price_chatbot: [PAGES.chatbots, PAGES.packages],
  price_service: [PAGES.packages],
  price_estimate: [PAGES.packages, PAGES.quote],
  financing: [PAGES.packages],
  payment: [PAGES.packages],
  discount: [PAGES.packages],
  delivery_time: [PAGES.packages],
  package_contents: [PAGES.packages],
  opening_hours: [PAGES.contact],
  contact: [PAGES.contact],
  location: [PAGES.about, PAGES.contact, PAGES.imprint],
  service_area: [PAGES.about, PAGES.contact],
  booking: [PAGES.appointment],
  quote: [PAGES.quote],
  guarantee: [PAGES.terms],
  hosting: [PAGES.webdesign],
  maintenance: [PAGES.webdesign, PAGES.packages],
  gdpr: [PAGES.gdpr, PAGES.privacy],
  cookies: [PAGES.privacy, PAGES.gdpr],
  seo: [PAGES.seo],
  shop: [PAGES.shop],
  automation: [PAGES.automation],
  chatbot_info: [PAGES.chatbots],
  webdesign: [PAGES.webdesign],
  portal: [PAGES.login],
  cancellation: [PAGES.withdrawal, PAGES.terms],
  references: [PAGES.cases],
  languages: [PAGES.about, PAGES.webdesign],
  about: [PAGES.about],
  bot: [PAGES.privacy],
  data_deletion: [PAGES.privacy],
  handover: [PAGES.contact],
  roi: [PAGES.roi],
};
