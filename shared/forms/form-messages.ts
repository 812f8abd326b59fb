// What forms say about a field, apart from the schemas in form-fields.ts, so
// that forms work without zod.

/** Said at a required field that is empty. */
export const MISSING = {
  name: 'Bitte geben Sie Ihren Namen ein.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
  privacyConsent:
    'Bitte bestätigen Sie, dass Sie die Datenschutzerklärung zur Kenntnis genommen haben.',
} as const;

/** Examples in both countries. */
export const PHONE_INVALID =
  'Diese Telefonnummer kann nicht stimmen. Bitte geben Sie sie mit Vorwahl ein, zum Beispiel ' +
  '0241 123456 oder +31 475 123456.';

export const EMAIL_INVALID =
  'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.';
export const EMAIL_UMLAUT =
  'Vor dem @ kann eine E-Mail-Adresse keine Umlaute enthalten. Zum Beispiel mueller@firma.de.';
