import { describe, expect, it } from 'vitest';
import {
  buildAuthSettings,
  buildRestOptions,
  findSigningKey,
  parsePlatformEnvironment,
} from './platform-environment.ts';

describe('environment of the platform alone', () => {
  it('reads the settings under the names of PostgREST and GoTrue', () => {
    const env = parsePlatformEnvironment({
      PGRST_DB_SCHEMAS: 'api, private',
      PGRST_DB_MAX_ROWS: '10',
      PGRST_DB_TX_END: 'rollback',
      PGRST_DB_AGGREGATES_ENABLED: 'false',
      PGRST_DB_ANON_ROLE: '',
      GOTRUE_JWT_EXP: '60',
      GOTRUE_MAILER_AUTOCONFIRM: 'true',
      GOTRUE_SITE_URL: 'https://example.org',
      GOTRUE_URI_ALLOW_LIST: 'https://a.example/**',
    });
    expect(buildRestOptions(env)).toEqual({
      schemas: ['api', 'private'],
      maxRows: 10,
      txEnd: 'rollback',
      aggregatesEnabled: false,
      openApiMode: 'follow-privileges',
    });
    expect(buildAuthSettings(env)).toMatchObject({
      autoconfirm: true,
      jwtExpirySeconds: 60,
      redirectAllowList: ['https://example.org', 'https://a.example/**'],
    });
  });

  it('reads the settings of the OpenAPI document', () => {
    const env = parsePlatformEnvironment({
      PGRST_OPENAPI_MODE: 'ignore-privileges',
      PGRST_OPENAPI_SECURITY_ACTIVE: 'true',
      PGRST_OPENAPI_SERVER_PROXY_URI: 'https://example.org:8443/api',
      PGRST_DB_ROOT_SPEC: 'api.root',
    });
    expect(buildRestOptions(env)).toMatchObject({
      openApiMode: 'ignore-privileges',
      openApiSecurityActive: true,
      openApiServerProxyUri: 'https://example.org:8443/api',
      rootSpec: 'api.root',
    });
    const wrong = { PGRST_OPENAPI_MODE: 'on', PGRST_OPENAPI_SERVER_PROXY_URI: 'ftp://example.org' };
    expect(() => parsePlatformEnvironment(wrong)).toThrow(
      /PGRST_OPENAPI_MODE[\s\S]*PGRST_OPENAPI_SERVER_PROXY_URI/u,
    );
  });

  it('reads the providers and keys of GoTrue', () => {
    const env = parsePlatformEnvironment({
      GOTRUE_EXTERNAL_GOOGLE_ENABLED: 'true',
      GOTRUE_EXTERNAL_GOOGLE_CLIENT_ID: 'id',
      GOTRUE_EXTERNAL_GOOGLE_SECRET: 'secret',
      GOTRUE_EXTERNAL_GITHUB_CLIENT_ID: 'not enabled',
      GOTRUE_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
      GOTRUE_JWT_KEYS:
        '[{"kty":"oct","alg":"HS256","key_ops":["sign"]},{"kty":"EC","alg":"ES256","kid":"x","key_ops":["sign"]}]',
    });
    expect(buildAuthSettings(env)).toMatchObject({
      providers: { google: { clientId: 'id', clientSecret: 'secret' } },
      web3: ['solana'],
      saml: false,
    });
    expect(Object.keys(env.providers)).toEqual(['google']);
    expect(findSigningKey(env)).toMatchObject({ kid: 'x' });
  });

  it('names what is wrong', () => {
    expect(() =>
      parsePlatformEnvironment({ PGRST_DB_TX_END: 'maybe', PGRST_JWT_SECRET: 'short' }),
    ).toThrow(/PGRST_DB_TX_END[\s\S]*PGRST_JWT_SECRET/u);
  });
});
