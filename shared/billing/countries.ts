/** Where customers may live: what the rules of tax and the checks of VAT numbers know. */
export const CUSTOMER_COUNTRIES = ['DE', 'AT', 'CH', 'NL', 'BE', 'LU'] as const;
export const COUNTRY_NAMES: Readonly<Record<(typeof CUSTOMER_COUNTRIES)[number], string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
  NL: 'Niederlande',
  BE: 'Belgien',
  LU: 'Luxemburg',
};

/** The first of these codes that is one of a customer's country, best known first. */
export const pickCountry = (
  ...codes: readonly (string | undefined)[]
): (typeof CUSTOMER_COUNTRIES)[number] =>
  codes.flatMap((code) => CUSTOMER_COUNTRIES.find((country) => country === code) ?? [])[0] ?? 'DE';
