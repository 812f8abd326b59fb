// @database postgres
import { generateKeyPairSync } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { signXml } from '@node-saml/node-saml/lib/xml.js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCertificate } from '#tests/support/certificate.ts';
import { asOwner } from '#platform/db/database.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
const ENTITY = 'https://idp.firma.example/metadata';
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const metadata =
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${ENTITY}">
  <IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>CERTIFICATE</X509Certificate></X509Data></KeyInfo></KeyDescriptor>
    <SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.firma.example/sso"/>
  </IDPSSODescriptor>
</EntityDescriptor>`.replace('CERTIFICATE', createCertificate(privateKey, publicKey));

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

async function call(
  method: string,
  path: string,
  body: unknown,
  key = platform.keys.serviceRoleKey,
) {
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
  };
  const response = await platform.fetch(
    new Request(`http://localhost/auth/v1${path}`, {
      method,
      headers,
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: await response.json() };
}

/** Stands for the request that is answered. */
const REQUEST = 'REQUEST';

/** What the identity provider would post for the sign-in that the URL began. */
function answerTo(
  signInUrl: string,
  options: {
    signWith?: string;
    audience?: string;
    inResponseTo?: string;
    issuer?: string;
    /** Attributes of the subject's confirmation in place of the right ones. */
    confirmation?: string;
    nameId?: string;
    mail?: string;
  } = {},
) {
  const url = new URL(signInUrl);
  const request = inflateRawSync(
    Buffer.from(url.searchParams.get('SAMLRequest')!, 'base64'),
  ).toString();
  const requestId = options.inResponseTo ?? /ID="([^"]+)"/.exec(request)![1];
  const confirmation = (
    options.confirmation ?? `${REQUEST} Recipient="http://localhost/auth/v1/sso/saml/acs"`
  ).replace(REQUEST, `InResponseTo="${requestId}"`);
  const now = new Date();
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
  const assertion =
    '<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0" ' +
    `IssueInstant="${at(0)}"><saml:Issuer>${options.issuer ?? ENTITY}</saml:Issuer><saml:Subject><saml:NameID ` +
    `Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${options.nameId ?? 'mitarbeiter-7'}</saml:NameID>` +
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml:SubjectConfirmationData NotOnOrAfter="${at(300)}" ${confirmation}/>` +
    '</saml:SubjectConfirmation>' +
    `</saml:Subject><saml:Conditions NotBefore="${at(-10)}" NotOnOrAfter="${at(300)}">` +
    '<saml:AudienceRestriction>' +
    `<saml:Audience>${options.audience ?? 'http://localhost/auth/v1/sso/saml/metadata'}</saml:Audience>` +
    `</saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}">` +
    '<saml:AuthnContext>' +
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef>' +
    '</saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement><saml:Attribute ' +
    `Name="mail"><saml:AttributeValue>${options.mail ?? 'Mia@firma.example'}</saml:AttributeValue></saml:Attribute>` +
    '</saml:AttributeStatement></saml:Assertion>';
  const response =
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r1" Version="2.0" ' +
    `IssueInstant="${at(0)}" InResponseTo="${requestId}" ` +
    'Destination="http://localhost/auth/v1/sso/saml/acs"><samlp:Status><samlp:StatusCode ' +
    'Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>' +
    `</samlp:Status>${assertion}</samlp:Response>`;
  const signed = signXml(
    response,
    "//*[local-name(.)='Assertion']",
    { reference: "//*[local-name(.)='Assertion']/*[local-name(.)='Issuer']", action: 'after' },
    {
      privateKey: options.signWith ?? pem,
      signatureAlgorithm: 'sha256',
      digestAlgorithm: 'sha256',
    },
  );
  return new URLSearchParams({
    SAMLResponse: Buffer.from(signed).toString('base64'),
    RelayState: url.searchParams.get('RelayState')!,
  });
}

async function post(form: URLSearchParams) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await platform.fetch(
    new Request('http://localhost/auth/v1/sso/saml/acs', {
      method: 'POST',
      headers,
      body: form.toString(),
    }),
  );
  return new URL(response.headers.get('location')!);
}

const begin = async () =>
  (
    await platform
      .client()
      .auth.signInWithSSO({ domain: 'firma.example', options: { skipBrowserRedirect: true } })
  ).data!.url;

describe('single sign-on (PLATFORM-AUTH-18)', () => {
  it('answers an unknown domain with 4xx as JSON', async () => {
    const { error } = await platform.client().auth.signInWithSSO({ domain: 'unbekannt.example' });
    expect(error).toMatchObject({ status: 404, code: 'sso_provider_not_found' });
    expect((await call('POST', '/sso', {}, platform.keys.anonKey)).status).toBe(400);
  });

  it('administers identity providers with the service key only', async () => {
    expect(
      (
        await call(
          'POST',
          '/admin/sso/providers',
          { type: 'saml', metadata_xml: metadata },
          platform.keys.anonKey,
        )
      ).status,
    ).toBe(403);
    expect(
      (await call('POST', '/admin/sso/providers', { type: 'saml', metadata_xml: '<nothing/>' }))
        .status,
    ).toBe(400);
    const created = await call('POST', '/admin/sso/providers', {
      type: 'saml',
      metadata_xml: metadata,
      domains: ['firma.example'],
    });
    expect(created).toMatchObject({
      status: 201,
      body: { saml: { entity_id: ENTITY }, domains: [{ domain: 'firma.example' }] },
    });
    expect(
      (await call('POST', '/admin/sso/providers', { type: 'saml', metadata_xml: metadata })).body
        .error_code,
    ).toBe('saml_idp_already_exists');
    expect((await call('GET', '/admin/sso/providers', null)).body.items).toHaveLength(1);
    expect(
      (await call('PUT', `/admin/sso/providers/${created.body.id}`, { resource_id: 'firma' })).body,
    ).toMatchObject({
      resource_id: 'firma',
      domains: [{ domain: 'firma.example' }],
    });
  });

  it('signs in with a signed answer to its own request, once', async () => {
    const form = answerTo(await begin());
    const fields = new URLSearchParams((await post(form)).hash.slice(1));
    const claims = decodeJwt(fields.get('access_token')!);
    expect(claims).toMatchObject({ email: 'mia@firma.example', amr: [{ method: 'sso/saml' }] });
    expect((claims['app_metadata'] as { provider: string }).provider).toMatch(/^sso:/);
    expect((await post(form)).hash).toContain('saml_relay_state_not_found');
    const again = new URLSearchParams((await post(answerTo(await begin()))).hash.slice(1));
    expect(decodeJwt(again.get('access_token')!).sub).toBe(claims.sub);
  });

  it('believes an address of its provider’s domains only', async () => {
    for (const [index, mail] of [
      'kunde@other.example',
      'kunde@sub.firma.example',
      'kunde@firma.example.other.example',
      'kunde@other.example,x@firma.example',
    ].entries()) {
      const location = await post(answerTo(await begin(), { nameId: `fremd-${index}`, mail }));
      const claims = decodeJwt(new URLSearchParams(location.hash.slice(1)).get('access_token')!);
      const { data } = await platform.service().auth.admin.getUserById(claims.sub!);
      expect(data.user!.email ?? '').toBe('');
      expect(data.user!.email_confirmed_at ?? null).toBeNull();
      expect(data.user!.identities).toMatchObject([
        { identity_data: { email: mail, email_verified: false } },
      ]);
    }
  });

  it('leaves documents and talks to the other account of the same address', async () => {
    await post(answerTo(await begin()));
    const { data } = await platform
      .service()
      .auth.admin.createUser({ email: 'mia@firma.example', email_confirm: true });
    const rows = await platform.db.transaction(asOwner('an offer of the agency'), (tx) =>
      tx.query(
        `insert into public.offers (customer_email, content) values ('Mia@firma.example', '{}')
         returning customer_id, public.find_account('Mia@firma.example') as found`,
      ),
    );
    expect(rows).toEqual([{ found: data.user!.id, customer_id: data.user!.id }]);
  });

  it('refuses foreign signatures, issuers, requests, recipients and other audiences', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    for (const options of [
      { signWith: other },
      { inResponseTo: '_another' },
      { audience: 'https://elsewhere.example' },
      { issuer: 'https://idp.other.example/metadata' },
      { confirmation: 'Recipient="http://localhost/auth/v1/sso/saml/acs"' },
      { confirmation: `${REQUEST} Recipient="http://elsewhere.example/auth/v1/sso/saml/acs"` },
      { confirmation: REQUEST },
    ]) {
      const location = await post(answerTo(await begin(), options));
      expect(location.hash).toContain('error_code=validation_failed');
      expect(location.hash).not.toContain('access_token');
    }
  });

  it('publishes its own metadata', async () => {
    const response = await platform.fetch(
      new Request('http://localhost/auth/v1/sso/saml/metadata'),
    );
    expect(await response.text()).toContain('http://localhost/auth/v1/sso/saml/acs');
  });
});
