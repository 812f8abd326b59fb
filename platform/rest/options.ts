/** The settings of PostgREST that this surface knows, under the meaning of their PGRST_* names. */
export type RestOptions = {
  /**
   * PGRST_DB_SCHEMAS: exposed schemas, the first is the default. The platform's
   * own schemas are never exposed.
   */
  schemas?: readonly string[];
  /** PGRST_DB_ANON_ROLE: the role whose missing privileges are a 401 instead of a 403. */
  anonRole?: string;
  /** PGRST_DB_PRE_REQUEST: function run before each request, `schema.name`. */
  preRequest?: string | null;
  /** PGRST_DB_TX_END. */
  txEnd?: TransactionEnd;
  /** PGRST_DB_MAX_ROWS: upper limit of the rows of an answer; null is none. */
  maxRows?: number | null;
  /** PGRST_DB_AGGREGATES_ENABLED. */
  aggregatesEnabled?: boolean;
  /**
   * Refuses changes and deletions without a filter, as the extension safeupdate
   * does on hosted projects.
   */
  safeUpdates?: boolean;
  /** PGRST_DB_EXTRA_SEARCH_PATH: schemas behind the requested one in `search_path`. */
  extraSearchPath?: readonly string[];
  /**
   * PGRST_OPENAPI_MODE: whether the root describes what the caller may use,
   * everything, or nothing.
   */
  openApiMode?: 'follow-privileges' | 'ignore-privileges' | 'disabled';
  /** PGRST_OPENAPI_SECURITY_ACTIVE: the description asks for a token. */
  openApiSecurityActive?: boolean;
  /**
   * PGRST_OPENAPI_SERVER_PROXY_URI: the address that the description names;
   * null is the platform's own.
   */
  openApiServerProxyUri?: string | null;
  /** PGRST_DB_ROOT_SPEC: function that answers at the root in place of the description. */
  rootSpec?: string | null;
};

export type TransactionEnd =
  | 'commit'
  | 'commit-allow-override'
  | 'rollback'
  | 'rollback-allow-override';
export type RestSettings = Required<RestOptions>;

const internalSchemas = new Set([
  'auth',
  'storage',
  'realtime',
  'platform',
  'vault',
  'information_schema',
]);
const isInternal = (schema: string): boolean =>
  internalSchemas.has(schema) || schema.startsWith('pg_');

export function buildSettings(options: RestOptions = {}): RestSettings {
  const schemas = (options.schemas ?? ['public']).filter((schema) => !isInternal(schema));
  return {
    schemas: schemas.length > 0 ? schemas : ['public'],
    anonRole: options.anonRole ?? 'anon',
    preRequest: options.preRequest ?? null,
    txEnd: options.txEnd ?? 'commit-allow-override',
    maxRows: options.maxRows ?? null,
    aggregatesEnabled: options.aggregatesEnabled ?? true,
    safeUpdates: options.safeUpdates ?? false,
    extraSearchPath: options.extraSearchPath ?? ['public', 'extensions'],
    openApiMode: options.openApiMode ?? 'disabled',
    openApiSecurityActive: options.openApiSecurityActive ?? false,
    openApiServerProxyUri: options.openApiServerProxyUri ?? null,
    rootSpec: options.rootSpec ?? null,
  };
}
