import { buildAssertionAddress } from '../../external/saml.ts';
import type { Endpoint } from '../../service.ts';

/** GET /sso/saml/metadata: what an identity provider needs to know about this service. */
export const samlMetadata: Endpoint = (auth) => async () => {
  const { generateServiceProviderMetadata } = await import('@node-saml/node-saml');
  const xml = generateServiceProviderMetadata({
    issuer: `${auth.issuer}/sso/saml/metadata`,
    callbackUrl: buildAssertionAddress(auth.issuer),
    wantAssertionsSigned: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  });
  return new Response(xml, {
    headers: {
      'content-type': 'application/samlmetadata+xml',
      'cache-control': 'public, max-age=600',
    },
  });
};
