// The auth service and its client speak English; visitors read these texts.
// Judged by shape, so that no page loads the client for it.

type ErrorFacts = {
  name: string;
  code: string;
  status: number | undefined;
  reasons: readonly string[];
  message: string;
};

const UNREACHABLE =
  'Der Anmeldedienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.';
const SESSION_MISSING = 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.';
const LINK_USED_UP =
  'Der Link oder Code ist falsch, abgelaufen oder wurde schon benutzt. Bitte fordern Sie ' +
  'einen neuen an.';
// Link and code are one: opening the link has used up both, wherever it was opened.
const OTHER_BROWSER =
  'Der Link galt nur einmal und nur in dem Browser, in dem Sie ihn angefordert haben. Bitte ' +
  'fordern Sie einen neuen an und öffnen Sie ihn in demselben Browser, oder geben Sie dort den ' +
  'Code ein, ohne den Link zu öffnen.';
const TOO_OFTEN = 'Das waren zu viele Versuche. Bitte warten Sie eine Minute.';
const UNKNOWN = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

const BY_CODE: Record<string, string> = {
  invalid_credentials: 'E-Mail-Adresse oder Passwort stimmen nicht.',
  email_not_confirmed:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Den Link finden Sie in der E-Mail zur ' +
    'Registrierung.',
  user_already_exists:
    'Mit dieser Adresse ist keine neue Registrierung möglich. Melden Sie sich an oder setzen ' +
    'Sie Ihr Passwort zurück.',
  email_exists:
    'Mit dieser Adresse ist keine neue Registrierung möglich. Melden Sie sich an oder setzen ' +
    'Sie Ihr Passwort zurück.',
  email_address_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  validation_failed: 'Bitte prüfen Sie Ihre Eingaben.',
  current_password_required:
    'Ihre Anmeldung ist eine Weile her. Bitte geben Sie auch Ihr bisheriges Passwort ein.',
  current_password_invalid: 'Das bisherige Passwort stimmt nicht.',
  same_password: 'Bitte wählen Sie ein anderes Passwort als bisher.',
  signup_disabled: 'Die Registrierung ist zurzeit geschlossen.',
  user_banned: 'Dieses Konto ist gesperrt. Bitte nehmen Sie Kontakt mit uns auf.',
  over_request_rate_limit: TOO_OFTEN,
  over_email_send_rate_limit: TOO_OFTEN,
  otp_expired: LINK_USED_UP,
  flow_state_expired: LINK_USED_UP,
  flow_state_not_found: LINK_USED_UP,
  bad_code_verifier: OTHER_BROWSER,
  pkce_code_verifier_not_found: OTHER_BROWSER,
  mfa_verification_failed:
    'Der Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den nächsten Code aus ' +
    'Ihrer App ein.',
  recovery_code_wrong: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
  mfa_challenge_expired:
    'Der Code ist abgelaufen. Bitte geben Sie den aktuellen Code aus Ihrer App ein.',
  mfa_factor_name_conflict: 'Es gibt schon einen Faktor mit diesem Namen.',
  webauthn_challenge_expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es erneut.',
  insufficient_aal: 'Bitte bestätigen Sie die Anmeldung zuerst mit Ihrem zweiten Faktor.',
  reauthentication_needed: 'Ihre Anmeldung ist eine Weile her. Bitte melden Sie sich erneut an.',
  session_not_found: SESSION_MISSING,
  session_expired: SESSION_MISSING,
  refresh_token_not_found: SESSION_MISSING,
  refresh_token_already_used: SESSION_MISSING,
  bad_jwt: SESSION_MISSING,
};

const WEAKNESSES: Record<string, string> = {
  length: 'Es ist zu kurz: mindestens 8 Zeichen.',
  characters: 'Es braucht verschiedene Zeichen, zum Beispiel Buchstaben und Ziffern.',
  pwned: 'Es steht in bekannten Listen gestohlener Passwörter.',
};

/**
 * German text for every kind of error of section 8: API error, missing session,
 * weak password, unreachable service, storage.
 */
export function translateAuthError(error: unknown): string {
  const { name, code, status, reasons, message } = readFacts(error);
  if (name === 'AuthWeakPasswordError' || code === 'weak_password')
    return translateWeakness(reasons);
  if (name === 'AuthSessionMissingError' || message === 'Auth session missing!')
    return SESSION_MISSING;
  if (BY_CODE[code]) return BY_CODE[code];
  if (name === 'AuthRetryableFetchError' || status === 502 || status === 503 || status === 504)
    return UNREACHABLE;
  if (name.startsWith('AuthPKCE')) return OTHER_BROWSER;
  // The visitor closed the dialog of the browser, or there is no passkey on this device.
  if (name === 'WebAuthnError' || name === 'NotAllowedError')
    return 'Der Passkey wurde nicht bestätigt.';
  if (name.startsWith('Storage'))
    return 'Die Datei konnte nicht übertragen werden. Bitte versuchen Sie es erneut.';
  if (status === 429) return TOO_OFTEN;
  return UNKNOWN;
}

/** The service wants to see once more who this is before it adds a way into the account. */
export const wantsSignIn = (error: unknown): boolean =>
  readFacts(error).code === 'reauthentication_needed';

function translateWeakness(reasons: readonly string[]): string {
  const known = reasons.flatMap((reason) => WEAKNESSES[reason] ?? []);
  return ['Dieses Passwort ist zu schwach.', ...known].join(' ');
}

function readFacts(error: unknown): ErrorFacts {
  const { name, code, status, reasons, message } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : '',
    code: typeof code === 'string' ? code : '',
    status: typeof status === 'number' ? status : undefined,
    reasons: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
    message: typeof message === 'string' ? message : '',
  };
}
