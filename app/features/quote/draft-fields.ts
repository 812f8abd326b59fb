import { EMPTY_FIELDS, type QuoteFields } from './quote-form.ts';

/** What a draft keeps of the form: neither consents nor the trap for robots. */
export type DraftFields = Omit<QuoteFields, 'privacyConsent' | 'newsletterConsent' | 'website'>;

/** What tells one version of an enquiry from another, once it was sent. */
export type TriedFields = DraftFields & Pick<QuoteFields, 'newsletterConsent'>;

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
  if (name === 'newsletterConsent') return typeof value === 'boolean';
  return name in EMPTY_FIELDS && typeof value === 'string';
}

/** Whether two versions of an enquiry say the same, whatever is signed and agreed to. */
export const saysSame = (one: DraftFields, other: DraftFields): boolean =>
  JSON.stringify(pickFields(one)) === JSON.stringify(pickFields(other));

export const isSameTry = (one: TriedFields, other: TriedFields): boolean =>
  saysSame(one, other) && one.newsletterConsent === other.newsletterConsent;

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
