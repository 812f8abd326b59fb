import { quoteIdentifier, type Transaction } from './database.ts';
import { SETTINGS } from './dump.ts';

// A database of before the first baseline: no migration leads from its tables to today's, so its
// rows move into new ones.

/** A table of schema public, and where its rows wait. */
const nameOf = (table: string): string => `public.${quoteIdentifier(table)}`;
const asideOf = (table: string): string => `former.${quoteIdentifier(table)}`;

/**
 * Makes schema public anew with `create` and brings every row over, all in the transaction of the
 * caller: columns that both have as they are, new ones with their defaults, triggers silent.
 * `complete` does what the changes in between did to rows. Throws where a row would lose something.
 */
export async function rebuildPublic(
  tx: Transaction,
  create: () => Promise<void>,
  complete: string,
): Promise<void> {
  await tx.script(`${SETTINGS} create schema former;`);
  const sequences = await tx.query<{ name: string; last: string }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  const filled = await readSql(tx, COPIES);
  const drops = await readSql(tx, DROPS);
  await tx.script([...filled, ...drops, KEEP_BUCKETS].join('\n'));
  await create();

  const keys = await tx.query<{ unbind: string; bind: string }>(FOREIGN_KEYS);
  await tx.script(keys.map(({ unbind }) => unbind).join('\n'));
  const tables = await readSql(tx, TABLES);
  const setTriggers = (verb: string): Promise<void> =>
    tx.script(tables.map((table) => `alter table ${table} ${verb} trigger user;`).join('\n'));
  await setTriggers('disable');
  await copyRows(tx);
  for (const { name, last } of sequences)
    await tx.query('select setval($1::text::regclass, $2::text::bigint)', [nameOf(name), last]);
  await tx.script(complete);
  await setTriggers('enable');
  await tx.script(
    `${keys.map(({ bind }) => bind).join('\n')}
     drop rule keep_known on storage.buckets; drop schema former cascade;`,
  );
}

async function copyRows(tx: Transaction): Promise<void> {
  const tables = await tx.query<{ name: string; columns: string; unknown: string | null }>(
    `select f.relname::text as name,
       string_agg(quote_ident(a.attname), ', ') filter (where b.attgenerated = '') as columns,
       string_agg(a.attname, ', ') filter (where b.attname is null) as unknown
     from pg_class f
     join pg_attribute a on a.attrelid = f.oid and a.attnum > 0
     left join pg_attribute b on b.attname = a.attname and b.attnum > 0 and not b.attisdropped
       and b.attrelid = to_regclass(format('public.%I', f.relname))
     where f.relnamespace = 'former'::regnamespace and f.relkind = 'r'
     group by f.relname`,
  );
  for (const { name, columns, unknown } of tables) {
    if (unknown !== null)
      throw new Error(
        `Dieses Programm kennt in public.${name} nicht: ${unknown}. Sichern Sie das, nehmen Sie ` +
          'es heraus und starten Sie erneut; geändert wurde nichts. / This program does not know ' +
          `${unknown} in public.${name}. Save it, take it out, start again; nothing has changed.`,
      );
    await tx.script(
      `truncate ${nameOf(name)};
       insert into ${nameOf(name)} (${columns}) overriding system value
         select ${columns} from ${asideOf(name)};`,
    );
    const [count] = await tx.query<{ former: number; now: number }>(
      `select (select count(*) from ${asideOf(name)}) as former,
         (select count(*) from ${nameOf(name)}) as now`,
    );
    if (count?.former !== count?.now)
      throw new Error(`public.${name}: ${count?.now} rows of ${count?.former} came over`);
  }
}

const readSql = async (tx: Transaction, query: string): Promise<string[]> =>
  (await tx.query<{ sql: string }>(query)).map(({ sql }) => sql);

/** Rows of pg_class or pg_proc in schema public that no extension brought. */
const ours = (catalogue: 'pg_class' | 'pg_proc', schema: string): string =>
  `${catalogue} o where o.${schema} = 'public'::regnamespace and not exists (
     select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = o.oid
       and d.deptype = 'e')`;

const TABLES = `select oid::regclass::text as sql from ${ours('pg_class', 'relnamespace')}
  and relkind in ('r', 'p')`;

/** Views too: one that is nobody's stops it all, as it is unknown afterwards. */
const COPIES = `select format('create table former.%I as table public.%1$I;', relname) as sql
  from ${ours('pg_class', 'relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'f')`;

/** All that the app's migrations made: what is in public, and policies elsewhere. */
const DROPS = `select sql from (
    select 1 as step, format('drop policy %I on %I.%I;', policyname, schemaname, tablename) as sql
    from pg_policies where schemaname in ('storage', 'realtime')
    union all
    select 2, format('drop %s if exists %s cascade;', case relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'f' then 'foreign table' else 'table' end,
      oid::regclass)
    from ${ours('pg_class', 'relnamespace')} and relkind in ('r', 'p', 'v', 'm', 'f')
    union all
    select 3, format('drop sequence if exists %s cascade;', oid::regclass)
    from ${ours('pg_class', 'relnamespace')} and relkind = 'S'
    union all
    select 4, format('drop routine if exists %s cascade;', oid::regprocedure)
    from ${ours('pg_proc', 'pronamespace')}
  ) drops order by step`;

/** The migrations make buckets that are there already, with the settings that they have. */
const KEEP_BUCKETS = `create rule keep_known as on insert to storage.buckets
  where exists (select from storage.buckets b where b.id = new.id) do instead nothing;`;

/** Dropped and made again, which checks them; to silence them takes a superuser. */
const FOREIGN_KEYS = `select
    format('alter table %s drop constraint %I;', conrelid::regclass, conname) as unbind,
    format('alter table %s add constraint %I %s;', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as bind
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
