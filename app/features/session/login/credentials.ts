import { isEmailAddress } from '#shared/email-address.ts';

export const PASSWORD_MIN_LENGTH = 8;

export type AuthField = 'fullName' | 'email' | 'password' | 'code';
export type AuthValues = Record<AuthField, string>;
export type AuthFieldErrors = Partial<Record<AuthField, string>>;

const CHECKS: Record<AuthField, (value: string, isNew: boolean) => string | null> = {
  fullName: (value) => (value.trim() ? null : 'Bitte geben Sie Ihren vollständigen Namen ein.'),
  email: (value) => {
    if (!value.trim()) return 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
    return isEmailAddress(value.trim()) ? null : 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.';
  },
  password: (value, isNew) => {
    if (!value) return isNew ? 'Bitte wählen Sie ein Passwort.' : 'Bitte geben Sie Ihr Passwort ein.';
    return isNew && value.length < PASSWORD_MIN_LENGTH ? `Das Passwort braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.` : null;
  },
  code: (value) => (/^\d{6}$/.test(value.replaceAll(/\s/g, '')) ? null : 'Bitte geben Sie den sechsstelligen Code ein.'),
};

/** Reads the named fields of a form. `password` keeps its spaces, everything else loses the outer ones. */
export function readValues(form: HTMLFormElement): AuthValues {
  const data = new FormData(form);
  const read = (name: AuthField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: read('fullName').trim(),
    email: read('email').trim(),
    password: read('password'),
    code: read('code').replaceAll(/\s/g, ''),
  };
}

/** German messages for the fields a form has; `isNew` demands the length a new password needs. */
export function findFieldErrors(values: AuthValues, fields: readonly AuthField[], isNew = false): AuthFieldErrors {
  const found = fields.map((field) => [field, CHECKS[field](values[field], isNew)] as const);
  return Object.fromEntries(found.filter(([, message]) => message));
}
