import { isValidVatId } from '#shared/agency/check-digits.ts';
import { CompanySchema, SOCIAL_NETWORKS, type Company } from '#shared/agency/company.ts';
import { COMPANY_FIELDS, socialField } from './company-fields.ts';
import { textOf } from './site-fields.ts';

type Reading =
  | { company: Company; problems?: undefined }
  | { company?: undefined; problems: Record<string, string> };

/** The record that the form of /admin/firma describes, or what is wrong, by field name. */
export function readCompanyForm(form: FormData, current: Company): Reading {
  const parsed = CompanySchema.safeParse(readCompany(form, current));
  if (!parsed.success)
    return {
      problems: Object.fromEntries(
        parsed.error.issues.map((issue) => {
          const name = fieldOf(issue.path, form);
          return [name, describeProblem(name, textOf(form, name))];
        }),
      ),
    };
  const { vatId, hours } = parsed.data;
  const problems = {
    ...(hours.days.length === 0 && { 'hours.days': 'Bitte wählen Sie mindestens einen Tag.' }),
    ...(hours.closes <= hours.opens && {
      'hours.closes': 'Schließt um: Diese Zeit liegt nicht nach der Öffnung.',
    }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  // What was stored before this check stays; the sample is named above the form.
  if (vatId !== current.vatId && !isValidVatId(vatId))
    return { problems: { vatId: ERRORS['vatId'] ?? '' } };
  return { company: parsed.data };
}

const ERRORS: Readonly<Record<string, string>> = {
  founded: 'Das Gründungsjahr hat vier Ziffern, zum Beispiel 2019.',
  kvk: 'Die KvK-Nummer hat acht Ziffern.',
  vatId:
    'Diese Nummer stimmt nicht. Eine btw-id hat die Form NL123456789B01, und ihre Prüfziffer ' +
    'muss passen.',
  'bank.iban': 'Diese IBAN stimmt nicht: Die Prüfziffer passt nicht zur Nummer.',
  'bank.bic': 'Ein BIC hat 8 oder 11 Zeichen, zum Beispiel ABNANL2A.',
  phoneE164: 'Telefon zum Wählen: Die Nummer beginnt mit + und der Landesvorwahl.',
  whatsapp: 'WhatsApp: Die Nummer beginnt mit + und der Landesvorwahl.',
};

/** Fields that the form does not show stay as they are. */
function readCompany(form: FormData, current: Company): unknown {
  const text = (name: string): string => textOf(form, name);
  return {
    ...current,
    ...Object.fromEntries(
      // Not those of `current`: what is optional may be missing there.
      Object.keys(CompanySchema.shape)
        .filter((name) => form.has(name))
        .map((name) => [name, emptyAsMissing(name, text(name))]),
    ),
    radiusKm: Number(text('radiusKm').replace(',', '.')),
    bank: {
      holder: text('bank.holder'),
      bankName: text('bank.bankName'),
      iban: text('bank.iban'),
      bic: text('bank.bic'),
    },
    hours: {
      ...current.hours,
      days: form
        .getAll('hours.days')
        .map(Number)
        .toSorted((a, b) => a - b),
      opens: text('hours.opens'),
      closes: text('hours.closes'),
    },
    social: listProfiles(form),
  };
}

const emptyAsMissing = (name: string, value: string): string | undefined =>
  value === '' && COMPANY_FIELDS.get(name)?.required === false ? undefined : value;

/** Networks without an address have no profile. */
const listProfiles = (form: FormData) =>
  SOCIAL_NETWORKS.map((network) => ({ network, url: textOf(form, socialField(network)) })).filter(
    ({ url }) => url !== '',
  );

const fieldOf = (path: readonly PropertyKey[], form: FormData): string =>
  path[0] === 'social'
    ? socialField(listProfiles(form)[Number(path[1])]?.network ?? '')
    : path.filter((key) => typeof key === 'string').join('.');

/** Names the field: the list of problems stands above the form, far from it. */
function describeProblem(name: string, value: string): string {
  const known = ERRORS[name];
  if (known) return known;
  const { label, kind } = COMPANY_FIELDS.get(name) ?? { label: 'Ein Feld' };
  if (value === '') return `${label}: Diese Angabe fehlt.`;
  if (kind === 'url') return `${label}: Eine Adresse beginnt mit https://.`;
  if (kind === 'email') return `${label}: Das ist keine E-Mail-Adresse.`;
  return `${label}: Bitte prüfen Sie diese Angabe.`;
}
