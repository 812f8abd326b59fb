import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Where a number without country code may belong: the countries of the agency's customers. */
const COUNTRIES: readonly CountryCode[] = ['DE', 'NL', 'BE', 'AT', 'CH', 'LU'];

/**
 * Whether there may be such a number, as it is dialled in one of these
 * countries or with a country code. Nothing but a call proves one.
 */
export const isPhoneNumber = (value: string): boolean =>
  COUNTRIES.some((country) => parsePhoneNumberFromString(value, country)?.isValid());
