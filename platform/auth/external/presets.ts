import type { AuthSettings } from '../../deps.ts';

export type ProviderSettings = AuthSettings['providers'][string];

/** Who signed in elsewhere, in one shape for all providers. */
export type ExternalProfile = {
  provider: string;
  /** The provider's id of the account. */
  sub: string;
  email: string | null;
  emailVerified: boolean;
  /** Stored as identity data and, for new accounts, as user metadata. */
  claims: Record<string, unknown>;
};

type Preset = Partial<ProviderSettings> & {
  scopes: string;
  /** Apple posts its answer when scopes are asked for. */
  responseMode?: 'form_post';
};

const MICROSOFT: Preset = {
  issuer: 'https://login.microsoftonline.com/common/v2.0',
  scopes: 'openid email profile',
};

/**
 * What the well-known providers need beside id and secret. Everything else is
 * found by OIDC discovery at `issuer`.
 */
const PRESETS: Readonly<Record<string, Preset>> = {
  apple: {
    issuer: 'https://appleid.apple.com',
    scopes: 'openid name email',
    responseMode: 'form_post',
  },
  azure: MICROSOFT,
  microsoft: MICROSOFT,
  github: {
    authorizationUrl: 'https://github.com/login/oauth/authorize',
    tokenUrl: 'https://github.com/login/oauth/access_token',
    userInfoUrl: 'https://api.github.com/user',
    scopes: 'read:user user:email',
  },
  google: { issuer: 'https://accounts.google.com', scopes: 'openid email profile' },
};

export const PRESET_NAMES = Object.keys(PRESETS);

export type ResolvedProvider = ProviderSettings & {
  name: string;
  scopes: string;
  responseMode?: 'form_post';
};

/** The configured provider with its preset filled in; null when it is not configured. */
export function findProvider(settings: AuthSettings, name: string): ResolvedProvider | null {
  const configured = Object.hasOwn(settings.providers, name) ? settings.providers[name] : undefined;
  if (!configured) return null;
  const preset = PRESETS[name] ?? { scopes: 'openid email profile' };
  return { ...preset, ...configured, name, scopes: configured.scopes ?? preset.scopes };
}
