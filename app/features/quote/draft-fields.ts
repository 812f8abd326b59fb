import { EMPTY_FIELDS, type QuoteFields } from './quote-form.ts';

/** What a draft keeps of the form: neither consents nor the trap for robots. */
export type DraftFields = Omit<QuoteFields, 'privacyConsent' | 'newsletterConsent' | 'website'>;

export function isFields(value: unknown): value is Partial<DraftFields> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, entry]) => hasTypeOf(name, entry))
  );
}

function hasTypeOf(name: string, value: unknown): boolean {
  if (name === 'additionalServices')
    return Array.isArray(value) && value.every((id) => typeof id === 'string');
  return name in EMPTY_FIELDS && typeof value === 'string';
}

/** Whether two versions of an enquiry say the same, whatever is signed and agreed to. */
export const saysSame = (one: DraftFields, other: DraftFields): boolean =>
  JSON.stringify(pickFields(one)) === JSON.stringify(pickFields(other));

export function pickFields(fields: DraftFields): DraftFields {
  const {
    package: packageId,
    projectType,
    industry,
    urgency,
    name,
    company,
    email,
    phone,
    location,
    additionalServices,
    message,
  } = fields;
  return {
    package: packageId,
    projectType,
    industry,
    urgency,
    name,
    company,
    email,
    phone,
    location,
    additionalServices,
    message,
  };
}
