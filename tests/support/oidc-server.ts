import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';

export type OidcServer = {
  issuer: string;
  /**
   * Follows an authorization URL as a browser in which `account` signs in, up
   * to the address the provider sends the browser back to.
   */
  signIn: (authorizationUrl: string, account: string) => Promise<URL>;
  /** An id_token as an app would get it. */
  idToken: (claims: Record<string, unknown>) => Promise<string>;
  close: () => Promise<void>;
};

/**
 * A real OpenID provider on a free port. Account `a@b` has that address,
 * verified unless the name contains `unverified`.
 */
export async function startOidcServer(client: {
  id: string;
  secret: string;
  redirectUri: string;
}): Promise<OidcServer> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let account = '';
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 300, Grant: 300, IdToken: 300, Interaction: 300, Session: 300 },
    features: { devInteractions: { enabled: false } },
    interactions: {
      url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
    },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: !id.includes('unverified'),
        name: 'Erika Extern',
      }),
    }),
    loadExistingGrant: async (context: {
      oidc: { client?: { clientId: string }; session?: { accountId?: string } };
    }) => {
      const grant = new provider.Grant({
        clientId: context.oidc.client!.clientId,
        accountId: context.oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: account } });
    else void handle(request, response);
  });

  return {
    issuer,
    async signIn(authorizationUrl, name) {
      account = name;
      const cookies = new Map<string, string>();
      let url = new URL(authorizationUrl);
      for (let hop = 0; hop < 8; hop += 1) {
        if (url.origin !== issuer) return url;
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([key_, value]) => `${key_}=${value}`).join('; ') },
        });
        for (const cookie of response.headers.getSetCookie()) {
          const [pair = ''] = cookie.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const location = response.headers.get('location');
        if (!location)
          throw new Error(`provider answered ${response.status}: ${await response.text()}`);
        url = new URL(location, issuer);
      }
      throw new Error('too many redirects');
    },
    idToken: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuer(issuer)
        .setAudience(client.id)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
