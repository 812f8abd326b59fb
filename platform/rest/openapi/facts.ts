import { DatabaseError, type Database, type Scope, type Statement } from '../../db/database.ts';
import type { RestSettings } from '../options.ts';

export type ColumnFacts = {
  name: string;
  comment: string | null;
  type: string;
  nullable: boolean;
  maxLength: number | null;
  default: string | null;
  values: string[] | null;
};
export type TableFacts = { name: string; comment: string | null; columns: ColumnFacts[] };
/** `types` are those of the parameters in their order. */
export type RoutineFacts = { oid: number; comment: string | null; types: string[] };

/**
 * What the document tells beyond the schema cache. Read at each request: who
 * asks decides what it names.
 */
export type Facts = { comment: string | null; tables: TableFacts[]; routines: RoutineFacts[] };

const routinesSql = `
select json_build_object('comment', obj_description(s.oid, 'pg_namespace'), 'routines', coalesce((
  select json_agg(json_build_object('oid', p.oid::int8, 'comment',
    obj_description(p.oid, 'pg_proc'), 'types', coalesce((
    select json_agg(i.type::regtype::text order by i.place)
      from unnest(p.proargtypes::oid[]) with ordinality i(type, place)), '[]'))
    order by p.pronargs, obj_description(p.oid, 'pg_proc') collate "C" nulls first)
  from pg_proc p where p.pronamespace = s.oid and p.prokind = 'f'
    and ($2::text::boolean or has_function_privilege(p.oid, 'execute'))), '[]'))::text as facts
from (values (0)) here left join pg_namespace s on s.nspname = $1::text`;

const tablesSql = `
with recursive base(oid, base) as (
  select t.oid, t.oid from pg_type t where t.typtype <> 'd'
  union all
  select d.oid, base.base from pg_type d join base on d.typtype = 'd' and d.typbasetype = base.oid
)
select coalesce(json_agg(json_build_object('name', c.relname, 'comment',
  obj_description(c.oid, 'pg_class'), 'columns', coalesce((
  select json_agg(json_build_object(
    'name', a.attname,
    'comment', col_description(c.oid, a.attnum),
    'type', case when b.typnamespace = 'pg_catalog'::regnamespace then format_type(b.oid, null)
      else format_type(a.atttypid, a.atttypmod) end,
    'nullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
    'maxLength', information_schema._pg_char_max_length(information_schema._pg_truetypid(a, t),
      information_schema._pg_truetypmod(a, t)),
    'default', case when t.typtype = 'd' and d.adbin is null then pg_get_expr(t.typdefaultbin, 0)
      when a.attidentity = '' and a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
    'values', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e
      where e.enumtypid = b.oid)) order by a.attnum)
  from pg_attribute a join pg_type t on t.oid = a.atttypid join base on base.oid = t.oid
    join pg_type b on b.oid = base.base
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped), '[]')) order by c.relname),
    '[]')::text as facts
from pg_class c join pg_namespace s on s.oid = c.relnamespace
where s.nspname = $1::text and c.relkind in ('r', 'p', 'v', 'm', 'f') and not c.relispartition
  and ($2::text::boolean
  or pg_has_role(c.relowner, 'usage')
    or has_any_column_privilege(c.oid, 'select, insert, update, references')
  or has_table_privilege(c.oid, 'select, insert, update, delete, truncate, references, trigger'))`;

/**
 * As PostgREST does, types of columns are named with their schema (the search
 * path is emptied for them), those of parameters without.
 */
export async function readFacts(
  db: Database,
  scope: Scope,
  schema: string,
  { openApiMode }: RestSettings,
  preRequest: Statement | null,
): Promise<Facts> {
  const params = [schema, String(openApiMode === 'ignore-privileges')];
  const results = await db.pipeline(scope, [
    ...(preRequest ? [preRequest] : []),
    { sql: routinesSql, params },
    { sql: `select set_config('search_path', '', true)` },
    { sql: tablesSql, params },
  ]);
  const [routines, , tables] = results
    .slice(-3)
    .map((rows) => rows[0]?.['facts'] as string | undefined);
  if (!routines || !tables)
    throw new DatabaseError({ code: 'XX000', message: 'the statement returned no row' });
  return {
    ...(JSON.parse(routines) as Omit<Facts, 'tables'>),
    tables: JSON.parse(tables) as TableFacts[],
  };
}
