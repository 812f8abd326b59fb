import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { companyToValues } from './company-fields.ts';
import { readCompanyForm } from './read-company-form.ts';

const fill = (changes: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...companyToValues(SAMPLE_COMPANY), ...changes }))
    for (const one of name === 'hours.days' ? value.split('\n').filter(Boolean) : [value])
      form.append(name, one);
  return form;
};
const read = (changes?: Readonly<Record<string, string>>) =>
  readCompanyForm(fill(changes), SAMPLE_COMPANY);

it('reads what it shows', () => {
  expect(read().company).toEqual(SAMPLE_COMPANY);
});

it('takes networks without an address as profiles that the agency does not have', () => {
  const { company } = read({ 'social.LinkedIn': '', 'social.YouTube': '' });
  expect(company?.social.map(({ network }) => network)).toEqual(['Instagram', 'Facebook', 'X']);
});

it('takes an agency without WhatsApp, profile of reviews and founding year', () => {
  const { company } = read({ whatsapp: '', reviewUrl: '', founded: '' });
  expect(company).toMatchObject({ name: SAMPLE_COMPANY.name });
  expect(company?.whatsapp).toBeUndefined();
  expect(company?.reviewUrl).toBeUndefined();
  expect(company?.founded).toBeUndefined();
});

it('names the field that is wrong', () => {
  expect(
    read({
      'social.LinkedIn': '',
      'social.X': 'x.com/agentur',
      email: 'kein@',
      street: '',
      kvk: '1',
    }).problems,
  ).toEqual({
    'social.X': 'X: Eine Adresse beginnt mit https://.',
    email: 'E-Mail: Das ist keine E-Mail-Adresse.',
    street: 'Straße und Hausnummer: Diese Angabe fehlt.',
    kvk: 'Die KvK-Nummer hat acht Ziffern.',
  });
  expect(read({ vatId: 'NL123456789B99' }).problems).toHaveProperty('vatId');
});

it('takes numbers as they are typed', () => {
  const { company } = read({
    kvk: '1234 5678',
    vatId: 'nl 0000.9999.8b57',
    'bank.iban': 'nl91abna0417164300',
    'bank.bic': 'rabo nl2u',
    phoneE164: '+31 (0)475 12-34-56',
    whatsapp: '+31 6 12 34 56 78',
  });
  expect(company).toMatchObject({
    kvk: '12345678',
    vatId: 'NL000099998B57',
    bank: { iban: 'NL91ABNA0417164300', bic: 'RABONL2U' },
    phoneE164: '+31475123456',
    whatsapp: '+31612345678',
  });
  expect(read({ whatsapp: '06 12 34 56 78' }).problems).toEqual({
    whatsapp: 'WhatsApp: Die Nummer beginnt mit + und der Landesvorwahl.',
  });
});

it('takes no week without a day, and no day that ends before it begins', () => {
  expect(
    read({ 'hours.days': '', 'hours.opens': '17:00', 'hours.closes': '09:00' }).problems,
  ).toEqual({
    'hours.days': 'Bitte wählen Sie mindestens einen Tag.',
    'hours.closes': 'Schließt um: Diese Zeit liegt nicht nach der Öffnung.',
  });
});
