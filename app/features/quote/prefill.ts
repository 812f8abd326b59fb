import {
  ADDITIONAL_SERVICES,
  INDUSTRIES,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import type { QuoteFields } from './quote-form.ts';

export type QuotePrefill = Partial<
  Pick<QuoteFields, 'projectType' | 'industry' | 'urgency' | 'additionalServices'>
>;

/** Address parameters that open the form: /?angebot=website&branche=Handwerk&dringlichkeit=asap&leistungen=seo,analytics */
export const QUOTE_PARAMETERS = ['angebot', 'branche', 'dringlichkeit', 'leistungen'] as const;

/** Null without `angebot`. Values the form does not offer are left out: an address may come from anywhere. */
export function findPrefill(parameters: URLSearchParams): QuotePrefill | null {
  const project = parameters.get('angebot');
  if (project === null) return null;
  const prefill: QuotePrefill = {};
  if (PROJECT_TYPES.some((type) => type.id === project)) prefill.projectType = project;
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

/** What a visitor has changed in a form whose controls are named like the parameters; what it showed first is nobody's wish. */
export function findChosen(form: HTMLFormElement): QuotePrefill {
  if (![...form.elements].some(isChanged)) return {};
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return findPrefill(new URLSearchParams(entries)) ?? {};
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked;
  return (
    control instanceof HTMLSelectElement &&
    [...control.options].some((option) => option.selected !== option.defaultSelected)
  );
}
