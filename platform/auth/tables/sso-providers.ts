import { queryOne, type Transaction } from '../../db/database.ts';

/** Which SAML attribute holds which claim: `{keys: {email: {name | names | default}}}`. */
export type AttributeMapping = {
  keys?:
    | Record<string, { name?: string | undefined; names?: string[] | undefined; default?: unknown }>
    | undefined;
};

export type SsoProviderRow = {
  id: string;
  resource_id: string | null;
  disabled: boolean | null;
  created_at: Date;
  updated_at: Date;
  entity_id: string;
  metadata_xml: string;
  metadata_url: string | null;
  attribute_mapping: AttributeMapping | null;
  name_id_format: string | null;
  domains: string[];
};

const SELECT = `select p.id, p.resource_id, p.disabled, p.created_at, p.updated_at,
  s.entity_id, s.metadata_xml, s.metadata_url, s.attribute_mapping, s.name_id_format,
  coalesce((select json_agg(d.domain order by d.domain) from auth.sso_domains d
    where d.sso_provider_id = p.id), '[]') as domains
  from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id`;

export const findSsoProvider = (tx: Transaction, id: string): Promise<SsoProviderRow | null> =>
  queryOne(tx, `${SELECT} where p.id = $1::uuid`, [id]);

export const findSsoProviderByDomain = (
  tx: Transaction,
  domain: string,
): Promise<SsoProviderRow | null> =>
  queryOne(
    tx,
    `${SELECT} where p.id = (select d.sso_provider_id from auth.sso_domains d
     where lower(d.domain) = lower($1))`,
    [domain],
  );

export const findSsoProviderByEntityId = (
  tx: Transaction,
  entityId: string,
): Promise<SsoProviderRow | null> => queryOne(tx, `${SELECT} where s.entity_id = $1`, [entityId]);

export async function listSsoProviders(tx: Transaction): Promise<SsoProviderRow[]> {
  return tx.query<SsoProviderRow>(`${SELECT} order by p.created_at`);
}

export type SsoProviderFields = {
  entityId: string;
  metadataXml: string;
  metadataUrl: string | null;
  attributeMapping: AttributeMapping | null;
  nameIdFormat: string | null;
  resourceId: string | null;
  disabled: boolean;
};

/** Creates the provider, or replaces its fields when the id exists. */
export async function putSsoProvider(
  tx: Transaction,
  id: string,
  fields: SsoProviderFields,
  now: Date,
): Promise<void> {
  const at = now;
  await tx.query(
    `insert into auth.sso_providers (id, resource_id, disabled, created_at, updated_at)
     values ($1::uuid, $2, $3::boolean, $4::timestamptz, $4::timestamptz)
     on conflict (id) do update set resource_id = excluded.resource_id,
       disabled = excluded.disabled, updated_at = excluded.updated_at`,
    [id, fields.resourceId, fields.disabled, at],
  );
  await tx.query(
    `insert into auth.saml_providers (id, sso_provider_id, entity_id, metadata_xml, metadata_url,
     attribute_mapping, name_id_format, created_at, updated_at)
     values (gen_random_uuid(), $1::uuid, $2, $3, $4, $5::text::jsonb, $6, $7::timestamptz,
       $7::timestamptz)
     on conflict (entity_id) do update set metadata_xml = excluded.metadata_xml,
       metadata_url = excluded.metadata_url,
       attribute_mapping = excluded.attribute_mapping, name_id_format = excluded.name_id_format,
         updated_at = excluded.updated_at`,
    [
      id,
      fields.entityId,
      fields.metadataXml,
      fields.metadataUrl,
      fields.attributeMapping && JSON.stringify(fields.attributeMapping),
      fields.nameIdFormat,
      at,
    ],
  );
}

export async function replaceSsoDomains(
  tx: Transaction,
  providerId: string,
  domains: readonly string[],
  now: Date,
): Promise<void> {
  await tx.query('delete from auth.sso_domains where sso_provider_id = $1::uuid', [providerId]);
  for (const domain of domains) {
    await tx.query(
      `insert into auth.sso_domains (id, sso_provider_id, domain, created_at, updated_at)
       values (gen_random_uuid(), $1::uuid, $2, $3::timestamptz, $3::timestamptz)`,
      [providerId, domain.toLowerCase(), now],
    );
  }
}

export async function deleteSsoProvider(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.sso_providers where id = $1::uuid', [id]);
}
