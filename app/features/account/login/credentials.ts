import { findEmailProblem, isEmailAddress } from '#shared/forms/email-address.ts';
import { EMAIL_INVALID, MISSING } from '#shared/forms/form-messages.ts';

export const PASSWORD_MIN_LENGTH = 8;

export type AuthField = 'fullName' | 'email' | 'oldPassword' | 'password' | 'code' | 'spareCode';
export type AuthValues = Record<Exclude<AuthField, 'oldPassword' | 'spareCode'>, string> & {
  oldPassword?: string;
  spareCode?: string;
};
export type AuthFieldErrors = Partial<Record<AuthField, string>>;

/**
 * What a new password needs. Judging whether it is easy to guess takes a list
 * of words, which is loaded late.
 */
type NewPassword = { isGuessable: (password: string) => boolean };

const CHECKS: Record<AuthField, (value: string, chosen: NewPassword | undefined) => string | null> =
  {
    fullName: (value) => (value.trim() ? null : 'Bitte geben Sie Ihren vollständigen Namen ein.'),
    email: (value, chosen) => {
      if (!value.trim()) return MISSING.email;
      // An account that has such an address already can go on signing in.
      if (chosen) return findEmailProblem(value.trim());
      return isEmailAddress(value.trim()) ? null : EMAIL_INVALID;
    },
    oldPassword: (value) => (value ? null : 'Bitte geben Sie Ihr bisheriges Passwort ein.'),
    password: (value, chosen) => {
      if (!value)
        return chosen ? 'Bitte wählen Sie ein Passwort.' : 'Bitte geben Sie Ihr Passwort ein.';
      if (chosen && value.length < PASSWORD_MIN_LENGTH)
        return `Das Passwort braucht mindestens ${PASSWORD_MIN_LENGTH} Zeichen.`;
      return chosen?.isGuessable(value)
        ? 'Dieses Passwort ist leicht zu erraten. Ein Satz aus mehreren Wörtern ist sicherer.'
        : null;
    },
    code: (value) =>
      /^\d{6}$/.test(value.replaceAll(/\s/g, ''))
        ? null
        : 'Bitte geben Sie den sechsstelligen Code ein.',
    spareCode: (value) =>
      /^[0-9a-f]{12}$/i.test(value)
        ? null
        : 'Ein Wiederherstellungscode hat zwölf Zeichen aus 0–9 und a–f.',
  };

/** Reads the named fields of a form. Passwords keep their spaces, the rest loses the outer ones. */
export function readValues(form: HTMLFormElement): AuthValues {
  const data = new FormData(form);
  const read = (name: AuthField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: read('fullName').trim(),
    email: read('email').trim(),
    oldPassword: read('oldPassword'),
    password: read('password'),
    code: read('code').replaceAll(/\s/g, ''),
    spareCode: read('spareCode').replaceAll(/[\s-]/g, ''),
  };
}

/** German messages for the fields a form has; `chosen` where the password is a new one. */
export function findFieldErrors(
  values: AuthValues,
  fields: readonly AuthField[],
  chosen?: NewPassword,
): AuthFieldErrors {
  const found = fields.map((field) => [field, CHECKS[field](values[field] ?? '', chosen)] as const);
  return Object.fromEntries(found.filter(([, message]) => message));
}
