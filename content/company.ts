import {
  COMPANY_CONSTANTS,
  CompanySchema,
  SOCIAL_NETWORKS,
  type Company,
} from '#shared/agency/company.ts';
import { parseNamed } from '#shared/core/environment-error.ts';

// Neutral sample values: no register, bank or telephone line knows them. The
// operator replaces them by environment variables or in the admin area;
// `findPlaceholders` names those still in use (FACTS-07).

export const SAMPLE_COMPANY: Company = {
  name: 'Maasbogen Digital',
  owner: 'Erika Muster',
  legalForm: 'Eenmanszaak (Einzelunternehmen)',
  founded: '2008',
  street: 'Musterstraat 1',
  postalCode: '6041 XX',
  city: 'Roermond',
  country: 'NL',
  kvk: '12345678',
  vatId: 'NL123456789B01',
  bank: {
    holder: 'Maasbogen Digital',
    iban: 'NL50 XXXX 0000 0000 00',
    bic: 'XXXXNL2A',
    bankName: 'Musterbank',
  },
  phone: '+31 475 000 000',
  phoneE164: '+31475000000',
  whatsapp: '+31475000000',
  email: 'kontakt@maasbogen.example',
  supportEmail: 'hilfe@maasbogen.example',
  reviewUrl: 'https://www.google.com/maps/search/?api=1&query=Maasbogen+Digital+Roermond',
  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/maasbogen-digital-muster' },
    { network: 'Instagram', url: 'https://www.instagram.com/maasbogen.digital.muster' },
    { network: 'Facebook', url: 'https://www.facebook.com/maasbogen.digital.muster' },
    { network: 'YouTube', url: 'https://www.youtube.com/@maasbogen-digital-muster' },
    { network: 'X', url: 'https://x.com/maasbogenmuster' },
  ],
  audience: 'business',
  ...COMPANY_CONSTANTS,
};

/**
 * Environment variable → path of the field it replaces. Social profiles follow
 * as COMPANY_SOCIAL_<NETWORK>.
 */
const COMPANY_VARIABLES = {
  COMPANY_NAME: 'name',
  COMPANY_OWNER: 'owner',
  COMPANY_LEGAL_FORM: 'legalForm',
  COMPANY_FOUNDED: 'founded',
  COMPANY_STREET: 'street',
  COMPANY_POSTAL_CODE: 'postalCode',
  COMPANY_CITY: 'city',
  COMPANY_COUNTRY: 'country',
  COMPANY_KVK: 'kvk',
  COMPANY_VAT_ID: 'vatId',
  COMPANY_BANK_HOLDER: 'bank.holder',
  COMPANY_IBAN: 'bank.iban',
  COMPANY_BIC: 'bank.bic',
  COMPANY_BANK_NAME: 'bank.bankName',
  COMPANY_HOSTING_PROVIDER: 'hostingProvider',
  COMPANY_MAIL_PROVIDER: 'mailProvider',
  COMPANY_PHONE: 'phone',
  COMPANY_PHONE_E164: 'phoneE164',
  COMPANY_WHATSAPP: 'whatsapp',
  COMPANY_EMAIL: 'email',
  COMPANY_SUPPORT_EMAIL: 'supportEmail',
  COMPANY_REVIEW_URL: 'reviewUrl',
  COMPANY_AUDIENCE: 'audience',
} as const;

/** Fields of the sample that are true of the product itself and therefore no placeholders. */
const GIVEN_BY_THE_SPECIFICATION = new Set(['name', 'city', 'country', 'audience']);

const socialVariable = (network: string): string => `COMPANY_SOCIAL_${network.toUpperCase()}`;

export const isCompanyVariable = (name: string): boolean =>
  name in COMPANY_VARIABLES || SOCIAL_NETWORKS.some((network) => socialVariable(network) === name);

/**
 * The company record with the overrides found in `env` (all optional, empty
 * counts as absent). Pure; throws an Error that names each wrong variable, so
 * that the start-up stops with a readable line.
 */
export function companyFromEnv(env: Record<string, string | undefined>): Company {
  const company = structuredClone(SAMPLE_COMPANY);
  for (const [variable, path] of Object.entries(COMPANY_VARIABLES)) {
    const value = env[variable]?.trim();
    if (value) setField(company, path, value);
  }
  const { COMPANY_PHONE: phone, COMPANY_PHONE_E164: dialled } = env;
  // Written with its country, a number says how it is dialled.
  if (phone?.trim().startsWith('+') && !dialled?.trim())
    company.phoneE164 = phone.replace(/\(0\)|[^+\d]/g, '');
  for (const profile of company.social)
    profile.url = env[socialVariable(profile.network)]?.trim() || profile.url;
  return parseNamed(CompanySchema, company, nameVariable, '.env.example');
}

/**
 * Paths of the fields that still hold the sample value, e.g. ['owner',
 * 'bank.iban', 'social.LinkedIn'].
 */
export function findPlaceholders(company: Company): string[] {
  const fields = Object.values(COMPANY_VARIABLES)
    .filter((path) => !GIVEN_BY_THE_SPECIFICATION.has(path))
    // The agency of that name was founded then, and may well hold the account under it.
    .filter(
      (path) =>
        (path !== 'bank.holder' && path !== 'founded') || company.name !== SAMPLE_COMPANY.name,
    )
    // The legal form of the sample is that of many owners.
    .filter((path) => path !== 'legalForm' || company.owner === SAMPLE_COMPANY.owner)
    .filter((path) => getField(company, path) === getField(SAMPLE_COMPANY, path));
  const social = SOCIAL_NETWORKS.filter(
    (network) => findSocialUrl(company, network) === findSocialUrl(SAMPLE_COMPANY, network),
  );
  return [...fields, ...social.map((network) => `social.${network}`)];
}

/** Variables that are set and of which `company`, the record in use, says something else. */
export function findOverruled(env: Record<string, string | undefined>, company: Company): string[] {
  const given = companyFromEnv(env);
  const fields = Object.entries(COMPANY_VARIABLES)
    .filter(([, path]) => getField(given, path) !== getField(company, path))
    .map(([variable]) => variable);
  const social = SOCIAL_NETWORKS.filter(
    (network) => findSocialUrl(given, network) !== findSocialUrl(company, network),
  );
  return [...fields, ...social.map(socialVariable)].filter((variable) => env[variable]?.trim());
}

/** Whose it is and where to pay: no invoice should carry a sample of these. */
const ON_INVOICES = /^(owner|street|postalCode|kvk|vatId|bank\..+)$/;

export const hasSampleSeller = (company: Company): boolean =>
  findPlaceholders(company).some((path) => ON_INVOICES.test(path));

const findSocialUrl = (company: Company, network: string): string | undefined =>
  company.social.find((profile) => profile.network === network)?.url;

/**
 * The value at a dotted path of the company record, e.g. 'bank.iban'; undefined
 * if there is none.
 */
export function getField(company: Company, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), company);
}

function setField(company: Company, path: string, value: string): void {
  const keys = path.split('.');
  const last = keys.pop();
  const target = keys.length ? getField(company, keys.join('.')) : company;
  if (last && isRecord(target)) target[last] = value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function nameVariable(path: string): string {
  const [group, index] = path.split('.');
  const social = group === 'social' ? SOCIAL_NETWORKS[Number(index)] : undefined;
  return social
    ? socialVariable(social)
    : (Object.entries(COMPANY_VARIABLES).find(([, field]) => field === path)?.[0] ?? path);
}
