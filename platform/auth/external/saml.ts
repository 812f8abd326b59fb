import { randomBytes } from 'node:crypto';
import type { Profile, SAML } from '@node-saml/node-saml';
import { z } from 'zod';
import { authError } from '../errors.ts';
import type { AttributeMapping, SsoProviderRow } from '../tables/sso-providers.ts';
import type { ExternalProfile } from './presets.ts';

const REDIRECT_BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

const Text = z.union([z.string(), z.object({ _: z.string() }).transform(({ _: text }) => text)]);
const MetadataSchema = z.object({
  EntityDescriptor: z.object({
    $: z.looseObject({ entityID: z.string().min(1) }),
    IDPSSODescriptor: z.tuple([
      z.looseObject({
        KeyDescriptor: z.array(
          z.looseObject({
            $: z.looseObject({ use: z.string().optional() }).optional(),
            KeyInfo: z.array(
              z.looseObject({
                X509Data: z.array(z.looseObject({ X509Certificate: z.array(Text) })),
              }),
            ),
          }),
        ),
        SingleSignOnService: z.array(
          z.looseObject({ $: z.looseObject({ Binding: z.string(), Location: z.url() }) }),
        ),
      }),
    ]),
  }),
});

export type SamlMetadata = { entityId: string; signInUrl: string; certificates: string[] };

/**
 * What we need of an identity provider's metadata. Throws `validation_failed`
 * when a part is missing.
 */
export async function parseSamlMetadata(xml: string): Promise<SamlMetadata> {
  // The library is large and most sites never use single sign-on: it is loaded at its first use.
  const { parseXml2JsFromString } = await import('@node-saml/node-saml/lib/xml.js');
  const document: unknown = await parseXml2JsFromString(xml).catch(() => null);
  const parsed = MetadataSchema.safeParse(document);
  if (!parsed.success)
    throw authError(
      'validation_failed',
      'SAML Metadata does not describe exactly one identity provider with keys and addresses',
    );
  const {
    $: attributes,
    IDPSSODescriptor: [descriptor],
  } = parsed.data.EntityDescriptor;
  const redirect = descriptor.SingleSignOnService.find(
    ({ $: service }) => service.Binding === REDIRECT_BINDING,
  );
  const signing = descriptor.KeyDescriptor.filter(({ $: key }) => key?.use !== 'encryption');
  const certificates = signing.flatMap(({ KeyInfo }) =>
    KeyInfo.flatMap(({ X509Data }) => X509Data.flatMap(({ X509Certificate }) => X509Certificate)),
  );
  if (!redirect || certificates.length === 0)
    throw authError(
      'validation_failed',
      'SAML Metadata has no HTTP-Redirect sign-in address or no signing key',
    );
  return {
    entityId: attributes.entityID,
    signInUrl: redirect.$.Location,
    certificates: certificates.map((text) => text.replaceAll(/\s+/g, '')),
  };
}

/** Where identity providers have their answers handed in. */
export const buildAssertionAddress = (issuer: string): string => `${issuer}/sso/saml/acs`;

/**
 * Our side towards one identity provider. `requestId` is the only request an
 * answer may belong to.
 */
async function createServiceProvider(
  issuer: string,
  provider: SsoProviderRow,
  requestId: string,
): Promise<SAML> {
  const { signInUrl, certificates, entityId } = await parseSamlMetadata(provider.metadata_xml);
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml');
  return new SAML({
    issuer: `${issuer}/sso/saml/metadata`,
    callbackUrl: buildAssertionAddress(issuer),
    entryPoint: signInUrl,
    idpCert: certificates,
    idpIssuer: entityId,
    identifierFormat: provider.name_id_format,
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: 60_000,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: (_key, value) => Promise.resolve({ value, createdAt: Date.now() }),
      getAsync: (key) => Promise.resolve(key === requestId ? new Date().toISOString() : null),
      removeAsync: (key) => Promise.resolve(key),
    },
  });
}

export const createRequestId = (): string => `_${randomBytes(20).toString('hex')}`;

export async function buildSamlSignInUrl(
  issuer: string,
  provider: SsoProviderRow,
  requestId: string,
  relayState: string,
): Promise<string> {
  const serviceProvider = await createServiceProvider(issuer, provider, requestId);
  return serviceProvider.getAuthorizeUrlAsync(relayState, undefined, {});
}

/**
 * Of an assertion whose signature holds. The library compares its subject's request only where it
 * names one, and neither its issuer nor its recipient.
 */
const AssertionSchema = z.object({
  Assertion: z.object({
    Issuer: z.tuple([Text]),
    Subject: z.tuple([
      z.object({
        SubjectConfirmation: z.array(
          z.object({
            SubjectConfirmationData: z.tuple([
              z.object({ $: z.object({ InResponseTo: z.string(), Recipient: z.string() }) }),
            ]),
          }),
        ),
      }),
    ]),
  }),
});

/** Whether the provider made a signed assertion for this request, to be handed in at `recipient`. */
function isMeantForUs(
  assertion: unknown,
  expected: { entityId: string; requestId: string; recipient: string },
): boolean {
  const parsed = AssertionSchema.safeParse(assertion);
  if (!parsed.success) return false;
  const { Issuer: issuers, Subject: subjects } = parsed.data.Assertion;
  const confirmations = subjects[0].SubjectConfirmation.map(
    ({ SubjectConfirmationData: data }) => data[0].$,
  );
  return (
    issuers[0].trim() === expected.entityId &&
    confirmations.length > 0 &&
    confirmations.every(
      ({ InResponseTo: requestId, Recipient: recipient }) =>
        requestId === expected.requestId && recipient === expected.recipient,
    )
  );
}

/**
 * Checks signature, issuer, audience, recipient, time and request of an answer.
 * Throws `validation_failed` for anything that does not hold.
 */
export async function readSamlAnswer(
  issuer: string,
  provider: SsoProviderRow,
  requestId: string,
  answer: string,
): Promise<ExternalProfile> {
  const serviceProvider = await createServiceProvider(issuer, provider, requestId);
  const { profile } = await serviceProvider
    .validatePostResponseAsync({ SAMLResponse: answer })
    .catch((cause: unknown) => {
      throw authError('validation_failed', 'SAML Assertion is not valid', { cause });
    });
  const expected = {
    entityId: provider.entity_id,
    requestId,
    recipient: buildAssertionAddress(issuer),
  };
  if (profile && !isMeantForUs(profile.getAssertion?.(), expected))
    throw authError('validation_failed', 'SAML Assertion was not made for this sign-in');
  if (!profile?.nameID) throw authError('saml_assertion_no_user_id');
  return buildSamlProfile(provider, profile);
}

const EMAIL_ATTRIBUTES = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'email',
  'Mail',
  'Email',
];

/**
 * Whether an identity provider can vouch for an address: for those of its own domains only, since
 * it, or whoever may edit his entry there, names any.
 */
function isOfDomains(email: string, domains: readonly string[]): boolean {
  const [name, domain, ...rest] = email.split('@');
  return Boolean(name) && domain !== undefined && rest.length === 0 && domains.includes(domain);
}

function buildSamlProfile(provider: SsoProviderRow, profile: Profile): ExternalProfile {
  const attributes = profile.attributes as Record<string, unknown> | undefined;
  const read = (name: string): unknown =>
    attributes?.[name] ?? (profile as Record<string, unknown>)[name];
  const mapped = mapAttributes(provider.attribute_mapping, read);
  const candidates = [mapped['email'], ...EMAIL_ATTRIBUTES.map(read), profile.nameID];
  const email =
    candidates
      .find((value): value is string => typeof value === 'string' && value.includes('@'))
      ?.toLowerCase() ?? null;
  const emailVerified = email !== null && isOfDomains(email, provider.domains);
  return {
    provider: `sso:${provider.id}`,
    sub: profile.nameID,
    email,
    emailVerified,
    claims: {
      ...mapped,
      iss: provider.entity_id,
      sub: profile.nameID,
      ...(email ? { email, email_verified: emailVerified } : {}),
    },
  };
}

function mapAttributes(
  mapping: AttributeMapping | null,
  read: (name: string) => unknown,
): Record<string, unknown> {
  const entries = Object.entries(mapping?.keys ?? {}).map(
    ([claim, { name, names = [], default: fallback }]) => {
      const found = [...(name ? [name] : []), ...names]
        .map(read)
        .find((value) => value !== undefined);
      return [claim, found ?? fallback] as const;
    },
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
