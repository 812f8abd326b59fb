import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { PlatformContext } from '../../../http/env.ts';
import { authError } from '../../errors.ts';
import { parseSamlMetadata } from '../../external/saml.ts';
import { isUuid } from '../../../core/ids.ts';
import { OptionalText, parseBody } from '../../request.ts';
import { inTransaction, type Endpoint, type Work } from '../../service.ts';
import {
  deleteSsoProvider,
  findSsoProvider,
  findSsoProviderByDomain,
  findSsoProviderByEntityId,
  listSsoProviders,
  putSsoProvider,
  replaceSsoDomains,
  type SsoProviderRow,
} from '../../tables/sso-providers.ts';

const FETCH_TIMEOUT_MS = 5_000;
const MAX_METADATA_CHARACTERS = 1_048_576;

const Mapping = z.object({
  keys: z
    .record(
      z.string(),
      z.object({
        name: z.string().optional(),
        names: z.array(z.string()).optional(),
        default: z.unknown().optional(),
      }),
    )
    .optional(),
});
const Body = z.object({
  type: OptionalText,
  metadata_xml: z.string().max(MAX_METADATA_CHARACTERS).nullish(),
  metadata_url: OptionalText,
  domains: z.array(z.string().min(1).max(255)).nullish(),
  attribute_mapping: Mapping.nullish(),
  name_id_format: OptionalText,
  resource_id: z.string().nullish(),
  disabled: z.boolean().nullish(),
});
type Body = z.output<typeof Body>;

/** GET /admin/sso/providers */
export const listProviders: Endpoint = (auth) => async (context) => {
  const rows = await inTransaction(auth, context, 'list identity providers', ({ tx }) =>
    listSsoProviders(tx),
  );
  // Without the metadata: it is long.
  return Response.json({ items: rows.map((row) => buildProvider({ ...row, metadata_xml: '' })) });
};

/** POST /admin/sso/providers {type: saml, metadata_xml | metadata_url, domains} */
export const createProvider: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  if (body.type !== 'saml')
    throw authError('validation_failed', "Only 'saml' supported for SSO provider type");
  const xml = await loadMetadata(body);
  if (!xml) throw authError('validation_failed', 'Either metadata_xml or metadata_url must be set');
  const { entityId } = await parseSamlMetadata(xml);
  const created = await inTransaction(auth, context, 'add an identity provider', async (work) => {
    if (await findSsoProviderByEntityId(work.tx, entityId))
      throw authError('saml_idp_already_exists');
    return store(work, randomUUID(), null, body, xml, entityId);
  });
  return Response.json(buildProvider(created), { status: 201 });
};

/** GET /admin/sso/providers/:providerId */
export const getProvider: Endpoint = (auth) => async (context) => {
  return Response.json(
    buildProvider(
      await inTransaction(auth, context, 'read an identity provider', (work) =>
        getProviderOfPath(work, context),
      ),
    ),
  );
};

/** PUT /admin/sso/providers/:providerId: what is given replaces what was. */
export const updateProvider: Endpoint = (auth) => async (context) => {
  const body = await parseBody(context, Body);
  const xml = await loadMetadata(body);
  const entityId = xml ? (await parseSamlMetadata(xml)).entityId : null;
  const updated = await inTransaction(
    auth,
    context,
    'change an identity provider',
    async (work) => {
      const current = await getProviderOfPath(work, context);
      if (entityId && entityId !== current.entity_id) {
        throw authError(
          'validation_failed',
          'SAML Metadata can be updated only if the EntityID matches for the provider',
        );
      }
      return store(work, current.id, current, body, xml ?? current.metadata_xml, current.entity_id);
    },
  );
  return Response.json(buildProvider(updated));
};

/** DELETE /admin/sso/providers/:providerId */
export const deleteProvider: Endpoint = (auth) => async (context) => {
  const removed = await inTransaction(
    auth,
    context,
    'remove an identity provider',
    async (work) => {
      const current = await getProviderOfPath(work, context);
      await deleteSsoProvider(work.tx, current.id);
      return current;
    },
  );
  return Response.json(buildProvider(removed));
};

async function store(
  work: Work,
  id: string,
  current: SsoProviderRow | null,
  body: Body,
  xml: string,
  entityId: string,
): Promise<SsoProviderRow> {
  for (const domain of body.domains ?? []) {
    const owner = await findSsoProviderByDomain(work.tx, domain);
    if (owner && owner.id !== id)
      throw authError(
        'sso_domain_already_exists',
        `SSO Domain '${domain}' is already assigned to an SSO identity provider`,
        {
          status: 400,
        },
      );
  }
  const fields = {
    entityId,
    metadataXml: xml,
    metadataUrl: body.metadata_url || (current?.metadata_url ?? null),
    attributeMapping: body.attribute_mapping ?? current?.attribute_mapping ?? null,
    nameIdFormat: body.name_id_format || (current?.name_id_format ?? null),
    resourceId:
      body.resource_id === undefined ? (current?.resource_id ?? null) : body.resource_id || null,
    disabled: body.disabled ?? current?.disabled ?? false,
  };
  await putSsoProvider(work.tx, id, fields, work.now);
  if (body.domains) await replaceSsoDomains(work.tx, id, body.domains, work.now);
  const stored = await findSsoProvider(work.tx, id);
  if (!stored) throw authError('unexpected_failure');
  return stored;
}

async function loadMetadata(body: Body): Promise<string | null> {
  if (body.metadata_xml && body.metadata_url)
    throw authError(
      'validation_failed',
      'Only one of metadata_xml or metadata_url needs to be set',
    );
  if (body.metadata_xml) return body.metadata_xml;
  if (!body.metadata_url) return null;
  if (!URL.canParse(body.metadata_url) || new URL(body.metadata_url).protocol !== 'https:')
    throw authError('validation_failed', 'metadata_url is not a HTTPS URL');
  const response = await fetch(body.metadata_url, {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw authError('saml_metadata_fetch_failed', undefined, { cause });
  });
  if (!response.ok)
    throw authError(
      'saml_metadata_fetch_failed',
      `HTTP ${response.status} error fetching SAML Metadata`,
    );
  return (await response.text()).slice(0, MAX_METADATA_CHARACTERS);
}

async function getProviderOfPath(work: Work, context: PlatformContext): Promise<SsoProviderRow> {
  const id = context.req.param('providerId');
  const provider = isUuid(id) ? await findSsoProvider(work.tx, id) : null;
  if (!provider) throw authError('sso_provider_not_found', 'SSO Identity Provider not found');
  return provider;
}

function buildProvider(row: SsoProviderRow): Record<string, unknown> {
  return {
    id: row.id,
    ...(row.resource_id ? { resource_id: row.resource_id } : {}),
    disabled: row.disabled ?? false,
    saml: {
      entity_id: row.entity_id,
      ...(row.metadata_xml ? { metadata_xml: row.metadata_xml } : {}),
      ...(row.metadata_url ? { metadata_url: row.metadata_url } : {}),
      attribute_mapping: row.attribute_mapping ?? {},
      ...(row.name_id_format ? { name_id_format: row.name_id_format } : {}),
    },
    domains: row.domains.map((domain) => ({ domain })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
