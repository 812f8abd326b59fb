import { PRESET_NAMES } from '../../external/presets.ts';
import type { Endpoint } from '../../service.ts';

/** GET /settings: what a sign-in page needs to know. */
export const settings: Endpoint = (auth) => () => {
  const { providers, disableSignup, autoconfirm, anonymousSignIn, saml } = auth.settings;
  const external = Object.fromEntries(
    [...PRESET_NAMES, ...Object.keys(providers)].map((name) => [name, name in providers]),
  );
  return Response.json({
    external: { ...external, anonymous_users: anonymousSignIn, email: true, phone: false },
    disable_signup: disableSignup,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: saml !== false,
    passkeys_enabled: true,
  });
};
