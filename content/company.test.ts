import { describe, expect, it } from 'vitest';
import { isValidIban } from '#shared/agency/check-digits.ts';
import { CompanySchema, DELIVERED_NAME } from '#shared/agency/company.ts';
import { formatIban } from '#shared/agency/company-format.ts';
import {
  companyFromEnv,
  findOverruled,
  findPlaceholders,
  hasSampleSeller,
  SAMPLE_COMPANY,
} from './company.ts';

describe('company settings', () => {
  it('ships samples that fulfil the schema', () => {
    expect(CompanySchema.parse(SAMPLE_COMPANY)).toEqual(SAMPLE_COMPANY);
    expect(new Set(SAMPLE_COMPANY.social.map((profile) => profile.network)).size).toBe(5);
    expect(SAMPLE_COMPANY.name).toBe(DELIVERED_NAME);
  });

  it('takes overrides field by field and leaves the sample alone', () => {
    const company = companyFromEnv({
      COMPANY_OWNER: 'Jan Peeters',
      COMPANY_IBAN: 'NL91ABNA0417164300',
      COMPANY_KVK: ' ',
    });
    expect(company.owner).toBe('Jan Peeters');
    expect(company.bank.iban).toBe('NL91ABNA0417164300');
    expect(company.kvk).toBe(SAMPLE_COMPANY.kvk);
    expect(SAMPLE_COMPANY.owner).toBe('Erika Muster');
  });

  it('names the variable that is wrong', () => {
    expect(() => companyFromEnv({ COMPANY_KVK: '12' })).toThrow(/COMPANY_KVK/);
    expect(() => companyFromEnv({ COMPANY_IBAN: 'NL92ABNA0417164300' })).toThrow(
      /COMPANY_IBAN.*Prüfziffer/,
    );
    expect(() => companyFromEnv({ COMPANY_SOCIAL_YOUTUBE: 'http://example.org' })).toThrow(
      /COMPANY_SOCIAL_YOUTUBE/,
    );
  });

  it('lists the samples still in use', () => {
    const before = findPlaceholders(SAMPLE_COMPANY);
    expect(before).toEqual(
      expect.arrayContaining(['owner', 'kvk', 'vatId', 'bank.iban', 'phone', 'social.LinkedIn']),
    );
    expect(before).not.toContain('city');
    const after = findPlaceholders(
      companyFromEnv({ COMPANY_OWNER: 'Jan Peeters', COMPANY_SOCIAL_X: 'https://x.com/jan' }),
    );
    expect(before.filter((path) => !after.includes(path))).toEqual([
      'owner',
      // Which may well be his own.
      'legalForm',
      'social.X',
    ]);
  });

  it('dials the number that is shown, unless another one is set', () => {
    const phone = '+31 (0)475 111-222';
    expect(companyFromEnv({ COMPANY_PHONE: '+31 475 111-222' }).phoneE164).toBe('+31475111222');
    expect(
      companyFromEnv({ COMPANY_PHONE: phone, COMPANY_PHONE_E164: '+31475111222' }),
    ).toMatchObject({ phone, phoneE164: '+31475111222' });
    expect(companyFromEnv({ COMPANY_PHONE: '0475 111222' }).phoneE164).toBe('+31475000000');
  });

  it('names the variables that say something else than the record in use', () => {
    const env = {
      COMPANY_OWNER: 'Jan Peeters',
      COMPANY_IBAN: 'NL91ABNA0417164300',
      COMPANY_PHONE: ' ',
      COMPANY_SOCIAL_X: 'https://x.com/jan',
    };
    const given = companyFromEnv(env);
    expect(findOverruled(env, given)).toEqual([]);
    const stored = { ...given, owner: 'Greta', phone: '+31 475 111 111', social: [] };
    expect(findOverruled(env, stored)).toEqual(['COMPANY_OWNER', 'COMPANY_SOCIAL_X']);
  });

  it('takes founding year and holder of the account for samples once the agency has another name', () => {
    expect(findPlaceholders(SAMPLE_COMPANY)).not.toContain('bank.holder');
    const renamed = companyFromEnv({ COMPANY_NAME: 'Peeters Web' });
    expect(findPlaceholders(renamed)).toContain('bank.holder');
    expect(findPlaceholders(renamed)).toContain('founded');
    expect(findPlaceholders(SAMPLE_COMPANY)).not.toContain('founded');
    expect(findPlaceholders({ ...renamed, founded: undefined })).not.toContain('founded');
  });

  it('knows whether an invoice would carry samples', () => {
    const own = companyFromEnv({
      COMPANY_OWNER: 'Greta Beispiel',
      COMPANY_STREET: 'Kapellerlaan 1',
      COMPANY_POSTAL_CODE: '6041 AA',
      COMPANY_KVK: '87654321',
      COMPANY_VAT_ID: 'NL000099998B57',
      COMPANY_IBAN: 'NL91 ABNA 0417 1643 00',
      COMPANY_BIC: 'ABNANL2A',
      COMPANY_BANK_NAME: 'ABN AMRO',
    });
    expect(hasSampleSeller(own)).toBe(false);
    for (const field of ['owner', 'street', 'kvk', 'vatId', 'bank'] as const)
      expect(hasSampleSeller({ ...own, [field]: SAMPLE_COMPANY[field] }), field).toBe(true);
  });

  it('checks and groups an IBAN', () => {
    expect(isValidIban('NL91 ABNA 0417 1643 00')).toBe(true);
    expect(isValidIban('NL91 ABNA 0417 1643 01')).toBe(false);
    expect(formatIban('NL91ABNA0417164300')).toBe('NL91\u00a0ABNA\u00a00417\u00a01643\u00a000');
  });
});
