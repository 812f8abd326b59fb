import { asOwner, type Database } from '../../db/database.ts';

export type Column = {
  name: string;
  /** Short name as clients know it, e.g. `int4`, `_text`. */
  type: string;
  /** Name to cast to, e.g. `character varying(20)`. */
  castType: string;
  /** N number, D date or time, B boolean …: pg_type.typcategory. */
  category: string;
  isKey: boolean;
  /** Roles with the privilege to select it. */
  readers: string[];
};
export type Policy = { permissive: boolean; roles: string[]; using: string };

/** A table of the publication `supabase_realtime`. */
export type Table = {
  schema: string;
  name: string;
  hasRls: boolean;
  /** REPLICA IDENTITY FULL: updates carry the whole old row. */
  hasFullIdentity: boolean;
  columns: Column[];
  /** For select, of all roles. */
  policies: Policy[];
};

export type Catalog = { tables: Table[]; bypassingRoles: ReadonlySet<string> };

const TABLES = `
  select n.nspname as schema, c.relname as name, c.relrowsecurity as has_rls,
    c.relreplident = 'f' as has_full_identity,
    (select json_agg(json_build_object(
        'name', a.attname, 'type', t.typname, 'castType', format_type(a.atttypid, a.atttypmod),
          'category', t.typcategory,
        'isKey', exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary
          and a.attnum = any (i.indkey)),
        'readers', (select coalesce(json_agg(r.rolname), '[]') from pg_roles r
          where r.rolname !~ '^pg_'
          and has_schema_privilege(r.oid, n.oid, 'usage')
            and has_column_privilege(r.oid, c.oid, a.attnum, 'select'))
      ) order by a.attnum) from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object(
        'permissive', p.polpermissive, 'using', pg_get_expr(p.polqual, p.polrelid),
        'roles', (select json_agg(coalesce(r.rolname, 'public')) from unnest(p.polroles) u left
          join pg_roles r on r.oid = u)
      )), '[]') from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*')
        and p.polqual is not null) as policies
  from pg_publication_tables pt
    join pg_namespace n on n.nspname = pt.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = pt.tablename
  where pt.pubname = 'supabase_realtime'`;
const BYPASSING = 'select rolname from pg_roles where rolbypassrls or rolsuper';

/** How long an answer counts: policies and grants change with migrations. */
const FRESH_MS = 2_000;

/**
 * The published tables, read anew when older than two seconds; reading also
 * puts the logging trigger on tables that lack it.
 */
export function createCatalogHolder(
  db: Database,
  now: () => number = Date.now,
): { get: () => Promise<Catalog> } {
  let loaded: Promise<Catalog> | null = null;
  let loadedAt = 0;

  async function load(): Promise<Catalog> {
    const scope = asOwner('the catalog says what others may read');
    const [, tables = [], roles = []] = await db.pipeline(scope, [
      { sql: 'select realtime.follow_publication()' },
      { sql: TABLES },
      { sql: BYPASSING },
    ]);
    return {
      tables: tables.map((row) => ({
        schema: String(row['schema']),
        name: String(row['name']),
        hasRls: row['has_rls'] === true,
        hasFullIdentity: row['has_full_identity'] === true,
        columns: row['columns'] as Column[],
        policies: row['policies'] as Policy[],
      })),
      bypassingRoles: new Set(roles.map((row) => String(row['rolname']))),
    };
  }

  return {
    get() {
      if (!loaded || now() - loadedAt > FRESH_MS) {
        loadedAt = now();
        loaded = load();
        loaded.catch(() => (loaded = null));
      }
      return loaded;
    },
  };
}

export const findTable = ({ tables }: Catalog, schema: string, name: string): Table | undefined =>
  tables.find((table) => table.schema === schema && table.name === name);
