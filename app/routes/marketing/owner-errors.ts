import { isGuessablePassword } from '#shared/account/guessable-password.ts';
import { findEmailProblem } from '#shared/forms/email-address.ts';

const MIN_PASSWORD = 8;
const TOO_SHORT = `Das Passwort braucht mindestens ${MIN_PASSWORD} Zeichen.`;
export const GUESSABLE =
  'Dieses Passwort ist leicht zu erraten. Ein Satz aus mehreren Wörtern ist sicherer.';

export type OwnerField = 'name' | 'email' | 'password';
export type OwnerErrors = Partial<Record<OwnerField, string>>;

/** What the form of the first account refuses, by field. */
export function findOwnerErrors({
  name,
  email,
  password,
}: Record<OwnerField, string>): OwnerErrors {
  const errors: OwnerErrors = {};
  if (!name || name.length > 200) errors.name = 'Bitte geben Sie Ihren Namen ein.';
  const problem = findEmailProblem(email);
  if (problem) errors.email = problem;
  if (password.length < MIN_PASSWORD) errors.password = TOO_SHORT;
  else if (isGuessablePassword(password)) errors.password = GUESSABLE;
  return errors;
}
