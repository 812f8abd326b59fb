import { PlatformError, type ErrorOptions } from '../core/error.ts';
import type { PlatformContext } from '../http/env.ts';

/** Error codes of Supabase Auth with their usual status and text. A call may override both. */
const CODES = {
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  bad_json: [400, 'Could not parse request body as JSON'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  bad_oauth_callback: [400, 'OAuth callback is incomplete'],
  bad_oauth_state: [400, 'OAuth state is missing or invalid'],
  conflict: [409, 'Too many concurrent requests on the same account, try again'],
  current_password_invalid: [400, 'Current password is wrong'],
  email_exists: [422, 'A user with this email address has already been registered'],
  email_not_confirmed: [400, 'Email not confirmed'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  hook_refused: [500, 'The hook refused'],
  identity_already_exists: [422, 'Identity is already linked'],
  identity_not_found: [422, "Identity doesn't exist"],
  insufficient_aal: [401, 'AAL2 session is required'],
  invalid_credentials: [400, 'Invalid login credentials'],
  manual_linking_disabled: [404, 'Manual linking is disabled'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name already exists'],
  mfa_factor_not_found: [404, 'Factor not found'],
  mfa_verification_failed: [422, 'Invalid TOTP code entered'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  not_admin: [403, 'User not allowed'],
  not_found: [404, 'Not found'],
  otp_expired: [403, 'Token has expired or is invalid'],
  over_email_send_rate_limit: [
    429,
    'For security purposes, you can only request this after some time.',
  ],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  phone_provider_disabled: [400, 'Phone sign-ins are disabled'],
  provider_disabled: [400, 'Provider is disabled'],
  provider_email_needs_verification: [403, 'Unverified email with the provider'],
  reauthentication_needed: [400, 'Password update requires reauthentication'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  request_too_large: [413, 'Request body is too large'],
  same_password: [422, 'New password should be different from the old password.'],
  saml_assertion_no_user_id: [422, 'SAML assertion names no user'],
  saml_idp_already_exists: [422, 'SAML Identity Provider with this EntityID already exists'],
  saml_metadata_fetch_failed: [422, 'SAML metadata could not be fetched'],
  saml_provider_disabled: [404, 'SAML 2.0 is disabled'],
  saml_relay_state_not_found: [404, 'SAML RelayState is not valid or has expired'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  signup_disabled: [422, 'Signups not allowed for this instance'],
  single_identity_not_deletable: [422, 'User must have at least 1 identity after unlinking'],
  sso_domain_already_exists: [422, 'SSO Domain is already in use'],
  sso_provider_not_found: [404, 'No SSO provider assigned for this domain'],
  too_many_enrolled_mfa_factors: [
    422,
    'Maximum number of verified factors reached, unenroll to continue',
  ],
  unexpected_failure: [500, 'Unexpected failure, please check server logs for more information'],
  user_already_exists: [422, 'User already registered'],
  user_banned: [403, 'User is banned'],
  user_not_found: [404, 'User not found'],
  user_sso_managed: [422, 'Updating email, phone, password of a SSO account only possible via SSO'],
  validation_failed: [400, 'Invalid request'],
  weak_password: [422, 'Password is too weak'],
  web3_provider_disabled: [400, 'Web3 provider is disabled'],
  webauthn_challenge_expired: [400, 'Challenge has expired'],
  webauthn_challenge_not_found: [404, 'Challenge not found'],
  webauthn_credential_not_found: [404, 'Passkey not found'],
  webauthn_credential_exists: [422, 'This passkey is already registered'],
  webauthn_verification_failed: [400, 'The passkey could not be verified'],
} as const satisfies Record<string, readonly [number, string]>;

export type AuthErrorCode = keyof typeof CODES;

export function authError(
  code: AuthErrorCode,
  message?: string,
  options: ErrorOptions & { status?: number } = {},
): PlatformError {
  const [status, text] = CODES[code];
  return new PlatformError(code, options.status ?? status, message ?? text, options);
}

const FIRST_VERSION_WITH_CODES = '2024-01-01';

/** The two error shapes of Supabase Auth, chosen by `X-Supabase-Api-Version`. */
export function renderAuthError(error: PlatformError, context: PlatformContext): Response {
  // The gateway knows one status for bad tokens; clients of this surface expect
  // 403 and a text that begins so.
  const isBadToken = error.code === 'bad_jwt';
  const status = isBadToken ? 403 : error.status;
  const message = isBadToken
    ? `invalid JWT: unable to parse or verify signature (${error.message})`
    : error.message;
  const version = context.req.header('x-supabase-api-version') ?? '';
  const withCodes = version >= FIRST_VERSION_WITH_CODES;
  const body = withCodes
    ? { code: error.code, message, ...error.extra }
    : { code: status, error_code: error.code, msg: message, ...error.extra };
  const headers = new Headers({ ...error.headers, 'x-sb-error-code': error.code });
  if (withCodes) headers.set('x-supabase-api-version', FIRST_VERSION_WITH_CODES);
  return Response.json(body, { status, headers });
}
