import { asOwner, type Database } from '#platform/db/database.ts';

const SCHEMAS = `('public', 'platform', 'auth', 'storage', 'realtime', 'extensions')`;

/** Rights in an order of their own, as granting leaves them in any. */
const rights = (acl: string): string => `(
  select string_agg(format('%s:%s', grantee::regrole, privilege_type), ' '
    order by grantee::regrole::text, privilege_type)
  from aclexplode(${acl}))`;

/** Extensions bring their own, and not the same on every server. */
const ours = (table: 'pg_class' | 'pg_proc', id: string): string => `not exists (
  select from pg_depend d
  where d.objid = ${id} and d.classid = '${table}'::regclass and d.deptype = 'e')`;

/**
 * Line breaks and comments of a body do not count, nor spaces beside brackets, nor that a text goes
 * on in a second line.
 */
const plain = (source: string): string => `regexp_replace(regexp_replace(regexp_replace(
  regexp_replace(${source}, '--[^\\n]*', '', 'g'), '''\\s*\\n\\s*''', '', 'g'),
  '\\s+', ' ', 'g'), ' ?([(),;]|\\[|\\]) ?', '\\1', 'g')`;

const QUERIES = [
  `select concat_ws(' ', 'table', c.oid::regclass, c.relkind, c.relpersistence,
     'rls', c.relrowsecurity, c.relforcerowsecurity,
     'rights', ${rights("coalesce(c.relacl, acldefault('r', c.relowner))")},
     'comment', obj_description(c.oid, 'pg_class')) as line
   from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'v', 'p', 'm', 'S')
     and ${ours('pg_class', 'c.oid')}`,
  `select concat_ws(' ', 'column', a.attrelid::regclass, a.attname,
     row_number() over (partition by a.attrelid order by a.attnum),
     format_type(a.atttypid, a.atttypmod), 'not null', a.attnotnull, 'identity', a.attidentity,
     'generated', a.attgenerated, 'default', pg_get_expr(d.adbin, d.adrelid),
     'rights', ${rights('a.attacl')}, 'comment', col_description(a.attrelid, a.attnum)) as line
   from pg_attribute a
   join pg_class c on c.oid = a.attrelid
   join pg_namespace n on n.oid = c.relnamespace
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where n.nspname in ${SCHEMAS} and c.relkind in ('r', 'v', 'p', 'm')
     and a.attnum > 0 and not a.attisdropped`,
  `select concat_ws(' ', 'constraint', k.conname, k.conrelid::regclass,
     pg_get_constraintdef(k.oid), 'comment', obj_description(k.oid, 'pg_constraint')) as line
   from pg_constraint k join pg_namespace n on n.oid = k.connamespace
   where n.nspname in ${SCHEMAS}`,
  `select concat_ws(' ', 'index', indexdef) as line
   from pg_indexes where schemaname in ${SCHEMAS}`,
  `select concat_ws(' ', 'function', p.oid::regprocedure, pg_get_function_arguments(p.oid),
     'returns', pg_get_function_result(p.oid), l.lanname, p.provolatile, p.prosecdef,
     p.proisstrict, p.proparallel, p.proconfig,
     'rights', ${rights("coalesce(p.proacl, acldefault('f', p.proowner))")},
     'comment', obj_description(p.oid, 'pg_proc'), 'as', ${plain('p.prosrc')}) as line
   from pg_proc p
   join pg_namespace n on n.oid = p.pronamespace
   join pg_language l on l.oid = p.prolang
   where n.nspname in ${SCHEMAS} and ${ours('pg_proc', 'p.oid')}`,
  `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled) as line
   from pg_trigger t where not t.tgisinternal`,
  `select concat_ws(' ', 'policy', to_jsonb(p)) as line from pg_policies p`,
  `select concat_ws(' ', 'publication', to_jsonb(p)) as line from pg_publication_tables p`,
  `select concat_ws(' ', 'default rights', d.defaclrole::regrole, n.nspname, d.defaclobjtype,
     ${rights('d.defaclacl')}) as line
   from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
  `select concat_ws(' ', 'schema', nspname,
     ${rights("coalesce(nspacl, acldefault('n', nspowner))")}) as line
   from pg_namespace where nspname in ${SCHEMAS}`,
];

/**
 * What the migrations have made, a sorted line each with its rights and its comment: two databases
 * with equal lines behave alike.
 */
async function readCatalogue(db: Database): Promise<string[]> {
  const found = await db.pipeline(
    asOwner('test: reads the catalogue'),
    QUERIES.map((sql) => ({ sql })),
  );
  return found
    .flat()
    .map(({ line }) => String(line))
    .sort();
}

/** What the first lacks of the other, and has besides. `count`: lines of the other. */
export async function compareCatalogues(first: Database, other: Database) {
  const [has, wants] = [await readCatalogue(first), await readCatalogue(other)];
  return {
    lacking: wants.filter((line) => !has.includes(line)),
    surplus: has.filter((line) => !wants.includes(line)),
    count: wants.length,
  };
}
