import type { Database } from '../../db/database.ts';
import { asOwner } from '../../db/database.ts';
import type { Column } from './types.ts';

/** The catalog as one query returns it. Numbers of columns are `attnum`s, ids are oids. */
export type CatalogRelation = {
  oid: number;
  schema: string;
  name: string;
  kind: string;
  updatable: number;
  primaryKey: number[] | null;
  columns: (Column & { num: number })[] | null;
  definition: string | null;
};
export type CatalogForeignKey = {
  name: string;
  table: number;
  columns: number[];
  target: number;
  targetColumns: number[];
  isUnique: boolean;
};
export type CatalogRoutine = {
  oid: number;
  schema: string;
  name: string;
  returnsSet: boolean;
  rows: number;
  volatility: 'v' | 's' | 'i';
  returnType: string;
  returnTypeType: string;
  returnRelation: number;
  returnBaseType: string;
  /** The media type that the returned domain is named after. */
  mediaType: string | null;
  variadic: boolean;
  defaults: number;
  /** Relation oid of the type of the first argument, 0 if it is none. */
  firstRelation: number;
  inputs: { name: string | null; type: string }[] | null;
  outputs: { name: string | null; type: string; baseType: string }[] | null;
};
/**
 * An aggregate over the rows of a relation, or of any (0), that returns a
 * domain named after a media type.
 */
export type CatalogHandler = {
  schema: string;
  name: string;
  relation: number;
  mediaType: string;
  baseType: string;
};
export type Catalog = {
  relations: CatalogRelation[];
  foreignKeys: CatalogForeignKey[];
  routines: CatalogRoutine[];
  handlers: CatalogHandler[];
};

const catalogSql = `
with recursive base(oid, base) as (
  select t.oid, t.oid from pg_type t where t.typtype <> 'd'
  union all
  select d.oid, base.base from pg_type d join base on d.typtype = 'd' and d.typbasetype = base.oid
),
space as (select oid, nspname from pg_namespace where nspname !~ '^pg_'
  and nspname <> 'information_schema'),
representation as (
  select d.oid, json_object_agg(case when c.castsource = d.oid then 'toJson'
    when c.castsource = 'json'::regtype then 'fromJson' else 'fromText' end,
      c.castfunc::regproc::text) as calls
  from pg_cast c join pg_type d on d.typtype = 'd'
    and ((c.castsource = d.oid and c.casttarget = 'json'::regtype)
    or (c.casttarget = d.oid and c.castsource in ('json'::regtype, 'text'::regtype)))
  where c.castcontext = 'i' and c.castmethod = 'f' group by d.oid
),
relation as (
  select c.oid::int8, s.nspname as schema, c.relname as name, c.relkind as kind,
    pg_relation_is_updatable(c.oid, true) as updatable,
    (select conkey from pg_constraint k where k.conrelid = c.oid
      and k.contype = 'p') as "primaryKey",
    (select json_agg(json_build_object('num', a.attnum, 'name', a.attname, 'type',
      format_type(a.atttypid, -1), 'baseType', format_type(base.base, -1),
        'representation', representation.calls, 'default', case when a.attidentity <> ''
          then format('nextval(%L)', pg_get_serial_sequence(c.oid::regclass::text, a.attname))
          when a.attgenerated = ''
            then coalesce(pg_get_expr(d.adbin, d.adrelid), (select t.typdefault from pg_type t
            where t.oid = a.atttypid)) end) order by a.attnum)
      from pg_attribute a left join base on base.oid = a.atttypid left join representation
        on representation.oid = a.atttypid left join pg_attrdef d on d.adrelid = c.oid
        and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    case when c.relkind in ('v', 'm') then (select r.ev_action::text from pg_rewrite r
      where r.ev_class = c.oid and r.rulename = '_RETURN') end as definition
  from pg_class c join space s on s.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
),
foreign_key as (
  select k.conname as name, k.conrelid::int8 as table, k.conkey as columns,
    k.confrelid::int8 as target, k.confkey as "targetColumns",
    exists (select from pg_constraint u where u.conrelid = k.conrelid and u.contype in ('p', 'u')
      and u.conkey @> k.conkey and u.conkey <@ k.conkey) as "isUnique"
  from pg_constraint k where k.contype = 'f' and k.conparentid = 0
),
media as (
  select oid, lower(typname) as type from pg_type where typtype = 'd'
    and (typname ~* '^[a-z0-9.-]+/[a-z0-9.+-]+$' or typname = '*/*')
),
handler as (
  select s.nspname as schema, p.proname as name, a.typrelid::int8 as relation,
    media.type as "mediaType", format_type(base.base, -1) as "baseType"
  from pg_proc p join space s on s.oid = p.pronamespace join media on media.oid = p.prorettype
    join base on base.oid = media.oid
    join pg_type a on a.oid = p.proargtypes[0]
  where p.prokind = 'a' and p.pronargs = 1 and (a.typrelid <> 0 or a.oid = 'anyelement'::regtype)
),
routine as (
  select p.oid::int8, s.nspname as schema, p.proname as name, p.proretset as "returnsSet",
    p.prorows as rows, p.provolatile as volatility,
    format_type(p.prorettype, -1) as "returnType", rb.typtype as "returnTypeType",
      rb.typrelid::int8 as "returnRelation", format_type(rb.oid, -1) as "returnBaseType",
    (select type from media where media.oid = p.prorettype) as "mediaType",
    p.provariadic <> 0 as variadic, p.pronargdefaults as defaults,
    coalesce((select t.typrelid::int8 from pg_type t where t.oid = p.proargtypes[0]),
      0) as "firstRelation",
    (select json_agg(json_build_object('name', nullif(names.name, ''), 'type',
      format_type(i.type, -1)) order by i.ord)
      from unnest(p.proargtypes::oid[]) with ordinality i(type, ord)
      left join lateral (select n.name
        from (select coalesce(p.proargnames[a.ord], '') as name,
        row_number() over (order by a.ord) as place
        from generate_series(1, cardinality(coalesce(p.proallargtypes, p.proargtypes::oid[])))
          a(ord) where coalesce(p.proargmodes[a.ord], 'i') in ('i', 'b', 'v')) n
        where n.place = i.ord) names on true) as inputs,
    (select json_agg(json_build_object('name', p.proargnames[o.ord], 'type',
      format_type(o.type, -1), 'baseType', format_type(base.base, -1)) order by o.ord)
      from unnest(p.proallargtypes) with ordinality o(type, ord) left join base on base.oid = o.type
      where p.proargmodes[o.ord] in ('o', 'b', 't')) as outputs
  from pg_proc p join space s on s.oid = p.pronamespace join base b on b.oid = p.prorettype
    join pg_type rb on rb.oid = b.base
  where p.prokind = 'f'
)
select json_build_object(
  'relations', coalesce((select json_agg(r) from relation r), '[]'),
  'foreignKeys', coalesce((select json_agg(f order by f.name) from foreign_key f), '[]'),
  'handlers', coalesce((select json_agg(h) from handler h), '[]'),
  'routines', coalesce((select json_agg(r order by r.name, coalesce(r.inputs::text, ''))
    from routine r), '[]'))::text as catalog`;

/**
 * Reads the catalog. The empty search path makes Postgres write every type name
 * with its schema.
 */
export async function readCatalog(db: Database): Promise<Catalog> {
  const [, rows] = await db.pipeline(asOwner('read the schema cache of the REST interface'), [
    { sql: `select set_config('search_path', '', true)` },
    { sql: catalogSql },
  ]);
  return JSON.parse(String(rows?.[0]?.['catalog'])) as Catalog;
}
