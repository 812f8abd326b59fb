import type { ServiceSlug } from '#shared/business.ts';
import type { IndustryTag } from '../types.ts';
import { AUTOMATION_ADVICE } from './automatisierung.ts';
import { PRIVACY_ADVICE } from './dsgvo.ts';
import { ECOMMERCE_ADVICE } from './ecommerce.ts';
import { CHATBOT_ADVICE } from './ki-chatbots.ts';
import { SEO_ADVICE } from './seo.ts';
import { WEBDESIGN_ADVICE } from './webdesign.ts';

const ADVICE: Readonly<Record<ServiceSlug, Readonly<Record<IndustryTag, string>>>> = {
  webdesign: WEBDESIGN_ADVICE,
  'ki-chatbots': CHATBOT_ADVICE,
  seo: SEO_ADVICE,
  ecommerce: ECOMMERCE_ADVICE,
  automatisierung: AUTOMATION_ADVICE,
  dsgvo: PRIVACY_ADVICE,
};

/** How the branch is named in a heading or sentence. */
export const INDUSTRY_NAMES: Readonly<Record<IndustryTag, string>> = {
  logistik: 'Logistik',
  chemie: 'Chemie',
  hochschule: 'Forschung und Lehre',
  tourismus: 'Tourismus und Gastgewerbe',
  handwerk: 'Handwerk',
  handel: 'Einzelhandel',
  maschinenbau: 'Maschinenbau',
  gesundheit: 'Gesundheit und Pflege',
  it: 'Software und IT',
  automotive: 'Fahrzeugbau',
  metall: 'Metallverarbeitung',
  lebensmittel: 'Lebensmittel',
  gartenbau: 'Gartenbau',
  hafen: 'Hafen und Schifffahrt',
  medien: 'Medien',
  finanzen: 'Beratung und Finanzen',
  verwaltung: 'Verwaltung und Verbände',
  textil: 'Textil und Mode',
  energie: 'Energie',
  bau: 'Bau',
  elektronik: 'Elektronik',
  kultur: 'Kultur',
};

export const getAdvice = (service: ServiceSlug, industry: IndustryTag, city: string): string =>
  ADVICE[service][industry].replaceAll('{ort}', city);
