import {
  ADDITIONAL_SERVICES,
  findPackage,
  INDUSTRIES,
  PROJECT_TYPES,
  URGENCIES,
  type ServiceSlug,
} from '../agency/business.ts';

// Addresses that open the quote form filled in:
// /?angebot=smart-business&branche=Handwerk&dringlichkeit=asap&leistungen=seo,analytics

/** What the form begins with; the words of its fields. */
export type QuotePrefill = Partial<{
  /** Id of a package, '' for none. */
  package: string;
  projectType: string;
  industry: string;
  urgency: string;
  additionalServices: readonly string[];
}>;

export const QUOTE_PARAMETERS = ['angebot', 'branche', 'dringlichkeit', 'leistungen'] as const;

/** What whoever has read about a service asks for. */
export const SERVICE_WISHES: Readonly<Record<ServiceSlug, QuotePrefill>> = {
  webdesign: { projectType: 'website' },
  'ki-chatbots': { projectType: 'chatbot' },
  seo: { projectType: 'website', additionalServices: ['seo'] },
  ecommerce: { projectType: 'shop' },
  automatisierung: { projectType: 'automation' },
  dsgvo: { projectType: 'website' },
};

/** A package and the kind of project that it is. */
export function choosePackage(id: string): QuotePrefill {
  const chosen = findPackage(id);
  return chosen ? { package: chosen.id, projectType: chosen.projectType } : {};
}

/**
 * Null without `angebot`. Values the form does not offer are left out: an
 * address may come from anywhere.
 */
export function findPrefill(parameters: URLSearchParams): QuotePrefill | null {
  const wish = parameters.get('angebot');
  if (wish === null) return null;
  const prefill = choosePackage(wish);
  if (PROJECT_TYPES.some((type) => type.id === wish)) prefill.projectType = wish;
  const industry = INDUSTRIES.find(
    (label) => label.toLowerCase() === parameters.get('branche')?.toLowerCase(),
  );
  if (industry) prefill.industry = industry;
  const urgency = parameters.get('dringlichkeit');
  if (urgency && URGENCIES.some((option) => option.value === urgency)) prefill.urgency = urgency;
  const services = parameters.getAll('leistungen').flatMap((list) => list.split(','));
  const known = ADDITIONAL_SERVICES.map((service) => service.id).filter((id) =>
    services.includes(id),
  );
  if (known.length > 0) prefill.additionalServices = known;
  return prefill;
}

/** The address that opens the form with these values; of a package its kind of project follows. */
export function buildQuotePath({
  package: packageId,
  projectType,
  industry,
  urgency,
  additionalServices = [],
}: QuotePrefill): string {
  const query = new URLSearchParams({ angebot: packageId || projectType || '' });
  if (industry) query.set('branche', industry);
  if (urgency) query.set('dringlichkeit', urgency);
  if (additionalServices.length > 0) query.set('leistungen', additionalServices.join(','));
  return `/?${query}`;
}

/** The parameters of a path that opens the form, as names and values; none of another path. */
export const listWishes = (path: string | null): [name: string, value: string][] =>
  path?.startsWith('/?angebot=')
    ? [...new URLSearchParams(path.slice(1))].filter(([name]) =>
        QUOTE_PARAMETERS.some((known) => known === name),
      )
    : [];
