import * as oauth from 'openid-client';
import { z } from 'zod';
import { authError } from '../errors.ts';
import type { ExternalProfile, ResolvedProvider } from './presets.ts';
import { isOutage, TIMEOUT_SECONDS, ProviderUnreachable } from './reach.ts';

const DISCOVERY_LIFETIME_MS = 60 * 60_000;

const configurations = new Map<
  string,
  { configuration: Promise<oauth.Configuration>; until: number }
>();

/**
 * The provider's endpoints: discovered at its issuer and kept for an hour, or
 * given by the settings.
 */
export function getConfiguration(provider: ResolvedProvider): Promise<oauth.Configuration> {
  const key = `${provider.name}|${provider.issuer}|${provider.clientId}`;
  const known = configurations.get(key);
  if (known && known.until > Date.now()) return known.configuration;
  const configuration = loadConfiguration(provider);
  configurations.set(key, { configuration, until: Date.now() + DISCOVERY_LIFETIME_MS });
  configuration.catch(() => configurations.delete(key));
  return configuration;
}

async function loadConfiguration(provider: ResolvedProvider): Promise<oauth.Configuration> {
  if (provider.issuer) {
    const issuer = new URL(provider.issuer);
    // Plain http only for a provider on this machine (development, tests).
    const isLocal =
      issuer.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(issuer.hostname);
    const options = {
      timeout: TIMEOUT_SECONDS,
      ...(isLocal ? { execute: [oauth.allowInsecureRequests] } : {}),
    };
    return oauth
      .discovery(issuer, provider.clientId, provider.clientSecret, undefined, options)
      .catch((cause: unknown) => {
        throw new ProviderUnreachable('discovery failed', { cause });
      });
  }
  if (!provider.authorizationUrl || !provider.tokenUrl)
    throw new Error(`provider ${provider.name}: neither issuer nor endpoints are configured`);
  const server = {
    issuer: new URL(provider.authorizationUrl).origin,
    authorization_endpoint: provider.authorizationUrl,
    token_endpoint: provider.tokenUrl,
    ...(provider.userInfoUrl ? { userinfo_endpoint: provider.userInfoUrl } : {}),
  };
  const configuration = new oauth.Configuration(server, provider.clientId, provider.clientSecret);
  configuration.timeout = TIMEOUT_SECONDS;
  return configuration;
}

export type AuthorizationRequest = {
  state: string;
  verifier: string;
  redirectUri: string;
  scopes: string;
  extra: Record<string, string>;
};

export async function buildAuthorizationUrl(
  provider: ResolvedProvider,
  request: AuthorizationRequest,
): Promise<string> {
  const url = oauth.buildAuthorizationUrl(await getConfiguration(provider), {
    ...request.extra,
    redirect_uri: request.redirectUri,
    scope: request.scopes ? `${provider.scopes} ${request.scopes}` : provider.scopes,
    state: request.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(request.verifier),
    code_challenge_method: 'S256',
    ...(provider.responseMode ? { response_mode: provider.responseMode } : {}),
  });
  return url.href;
}

export type ExternalTokens = { accessToken: string; refreshToken: string | null };

/**
 * Exchanges the provider's code and reads who signed in. Throws
 * `bad_oauth_callback` when the provider refuses, `ProviderUnreachable` when it
 * does not answer.
 */
export async function exchangeCode(
  provider: ResolvedProvider,
  callbackUrl: URL,
  checks: { state: string; verifier: string },
): Promise<{ profile: ExternalProfile; tokens: ExternalTokens }> {
  const configuration = await getConfiguration(provider);
  try {
    const answer = await oauth.authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: checks.state,
      pkceCodeVerifier: checks.verifier,
    });
    const claims = answer.claims();
    const profile = claims
      ? await readOidcProfile(provider, configuration, answer.access_token, claims)
      : await readOauthProfile(provider, configuration, answer.access_token);
    return {
      profile,
      tokens: { accessToken: answer.access_token, refreshToken: answer.refresh_token ?? null },
    };
  } catch (cause) {
    if (isOutage(cause)) throw new ProviderUnreachable('code not exchanged', { cause });
    throw authError('bad_oauth_callback', 'Unable to exchange external code', { cause });
  }
}

async function readOidcProfile(
  provider: ResolvedProvider,
  configuration: oauth.Configuration,
  accessToken: string,
  claims: oauth.IDToken,
): Promise<ExternalProfile> {
  const hasUserInfo = configuration.serverMetadata().userinfo_endpoint !== undefined;
  // Some providers put the address only into the user info.
  const more =
    claims['email'] === undefined && hasUserInfo
      ? await oauth.fetchUserInfo(configuration, accessToken, claims.sub)
      : {};
  return buildProfile(provider.name, { ...claims, ...more });
}

/** From OIDC claims, of the token endpoint or of an id_token that an app got itself. */
export function buildProfile(provider: string, claims: Record<string, unknown>): ExternalProfile {
  const text = (name: string): string | undefined =>
    typeof claims[name] === 'string' ? claims[name] : undefined;
  const email = text('email')?.toLowerCase() ?? null;
  // Apple sends the flag as text. Microsoft lets tenants write any address and
  // vouches for it only by the optional claim xms_edov.
  const emailVerified = ['email_verified', 'xms_edov'].some((flag) =>
    [true, 'true', 1, '1'].includes(claims[flag] as never),
  );
  const name = text('name');
  return {
    provider,
    sub: text('sub') ?? '',
    email,
    emailVerified,
    claims: withoutUndefined({
      iss: text('iss'),
      sub: text('sub'),
      name,
      full_name: name,
      picture: text('picture'),
      avatar_url: text('picture'),
      preferred_username: text('preferred_username'),
      email: email ?? undefined,
      email_verified: emailVerified,
      phone_verified: false,
    }),
  };
}

const AccountSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  login: z.string().optional(),
  name: z.string().nullish(),
  email: z.string().nullish(),
  avatar_url: z.string().optional(),
});
const EmailsSchema = z.array(
  z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }),
);

/** OAuth without OIDC, as GitHub does it: the account and its addresses are read from the API. */
async function readOauthProfile(
  provider: ResolvedProvider,
  configuration: oauth.Configuration,
  accessToken: string,
): Promise<ExternalProfile> {
  if (!provider.userInfoUrl) throw new Error(`provider ${provider.name} has no user info address`);
  const read = async (url: string): Promise<unknown> =>
    (await oauth.fetchProtectedResource(configuration, accessToken, new URL(url), 'GET')).json();
  const account = AccountSchema.parse(await read(provider.userInfoUrl));
  const addresses = EmailsSchema.safeParse(
    await read(`${provider.userInfoUrl}/emails`).catch(() => []),
  );
  const primary = addresses.data?.find(({ primary: isPrimary, verified }) => isPrimary && verified);
  return buildProfile(provider.name, {
    iss: new URL(provider.userInfoUrl).origin,
    sub: String(account.id),
    name: account.name ?? account.login,
    preferred_username: account.login,
    picture: account.avatar_url,
    email: primary?.email ?? account.email ?? undefined,
    email_verified: primary !== undefined,
  });
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
