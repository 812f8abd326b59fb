// The agency's constants: every price, duration and claim of the specification
// stands here once (CONST-01…06, ENTITY-09…12).

export const PROJECT_TYPES = [
  {
    id: 'website',
    title: 'Neue Website',
    description: 'Auftritt mit Texten, Bildern und Kontaktweg',
    icon: 'window',
    basePrice: 590,
  },
  {
    id: 'shop',
    title: 'Online-Shop',
    description: 'Verkauf mit Zahlung, Versand und Warenbestand',
    icon: 'shop',
    basePrice: 2590,
  },
  {
    id: 'chatbot',
    title: 'KI-Chatbot',
    description: 'Antworten auf Kundenfragen, Tag und Nacht',
    icon: 'chat',
    basePrice: 99,
  },
  {
    id: 'automation',
    title: 'Automatisierung',
    description: 'Abläufe, die ohne Handarbeit weiterlaufen',
    icon: 'flow',
    basePrice: 1290,
  },
] as const;
export type ProjectTypeId = (typeof PROJECT_TYPES)[number]['id'];

export const INDUSTRIES = [
  'Handwerk',
  'Gesundheitswesen',
  'Beratung & Coaching',
  'Handel & E-Commerce',
  'Gastronomie & Hotellerie',
  'Immobilien & Makler',
  'Rechtswesen & Steuerberatung',
  'Fitness & Wellness',
  'Bildung & Training',
  'Andere Branche',
] as const;
export type Industry = (typeof INDUSTRIES)[number];

export const URGENCIES = [
  { value: 'asap', label: 'So schnell wie möglich', multiplier: 1.3 },
  { value: '1month', label: 'Innerhalb 1 Monat', multiplier: 1 },
  { value: '3months', label: 'Innerhalb 3 Monaten', multiplier: 0.9 },
  { value: 'planning', label: 'In Planung', multiplier: 0.8 },
] as const;
export type UrgencyValue = (typeof URGENCIES)[number]['value'];

/** `isMonthly`: the price is for a month. An estimate counts the first one. */
export const ADDITIONAL_SERVICES = [
  { id: 'seo', label: 'SEO-Grundoptimierung', price: 249, isMonthly: false },
  { id: 'maintenance', label: 'Wartung und Pflege', price: 79, isMonthly: true },
  { id: 'training', label: 'Schulung für Ihr Team', price: 199, isMonthly: false },
  { id: 'multilingual', label: 'Mehrsprachigkeit', price: 99, isMonthly: false },
  { id: 'analytics', label: 'Besucherstatistik', price: 149, isMonthly: false },
  { id: 'social', label: 'Social-Media-Anbindung', price: 129, isMonthly: false },
] as const;
export type AdditionalServiceId = (typeof ADDITIONAL_SERVICES)[number]['id'];

/** `price` in whole euros; `delivery` in weeks as text; `projectType` preselects the quote form. */
export const PACKAGES = [
  {
    id: 'startpaket',
    name: 'Startpaket',
    price: 590,
    delivery: '2 Wochen',
    popular: false,
    projectType: 'website',
    description: 'Für Betriebe, die eine saubere erste Website brauchen.',
    includes: null,
    features: ['Responsives Design', 'Basis-SEO', 'Kontaktformular', 'SSL-Zertifikat'],
  },
  {
    id: 'smart-business',
    name: 'Smart Business',
    price: 1290,
    delivery: '3 Wochen',
    popular: true,
    projectType: 'website',
    description: 'Für Betriebe, die Anfragen auch außerhalb der Öffnungszeiten beantworten wollen.',
    includes: 'Startpaket',
    features: ['KI-Chatbot', 'Analytics-Dashboard', 'E-Mail-Integration'],
  },
  {
    id: 'commerce',
    name: 'Commerce',
    price: 2590,
    delivery: '4 Wochen',
    popular: false,
    projectType: 'shop',
    description: 'Für Händler, die online verkaufen und ihren Bestand im Griff behalten.',
    includes: 'Smart Business',
    features: ['Online-Shop', 'SEPA-Überweisung', 'Lagerverwaltung'],
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    price: 5990,
    delivery: '6-8 Wochen',
    popular: false,
    projectType: 'automation',
    description: 'Für Unternehmen mit eigenen Systemen, die zusammenarbeiten müssen.',
    includes: 'Commerce',
    features: ['Individuelle Entwicklung', 'API-Integrationen', '24/7 Premium-Support'],
  },
] as const;
export type PackageId = (typeof PACKAGES)[number]['id'];
export const findPackage = (id: string | undefined) => PACKAGES.find((entry) => entry.id === id);

/** 30 % down payment, the rest in 3 to 6 monthly instalments, for businesses. */
export const FINANCING = { downPaymentShare: 0.3, minInstalments: 3, maxInstalments: 6 } as const;

export const PROMISES = {
  offerHours: 24,
  freeCallMinutes: 15,
  deliveryHeadline: '2-4 Wochen',
} as const;

export const EXPERIENCE = { yearsText: '15+ Jahre' } as const;

/** Figures of the rating claim as numbers, for texts that need them apart (CONST-04). */
export const RATING = { value: 4.9, best: 5, count: 127 } as const;

/** Monday to Friday, Europe/Berlin (decision SEO-14). */
export const OPENING_HOURS = {
  days: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Europe/Berlin',
} as const;

/** Decision SEO-15. */
export const SERVICE_RADIUS_KM = 100;

export { SERVICES, type ServiceSlug } from './services.ts';

export const REGIONS = [
  { slug: 'deutschland', country: 'DE', name: 'Deutschland' },
  { slug: 'niederlande', country: 'NL', name: 'Niederlande' },
  { slug: 'oesterreich', country: 'AT', name: 'Österreich' },
  { slug: 'schweiz', country: 'CH', name: 'Schweiz' },
] as const;
