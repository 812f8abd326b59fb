import { asOwner, type Database } from '#platform/db/database.ts';

export type Column = {
  name: string;
  type: string;
  isNullable: boolean;
  /** By the table or by a trigger before the insert. */
  hasDefault: boolean;
  /** An identity or computed value that nobody may write. */
  isGenerated: boolean;
};
export type Relation = { name: string; isView: boolean; columns: Column[] };
export type ForeignKey = {
  relation: string;
  name: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
};
export type DatabaseFunction = {
  name: string;
  /** Nullable: null is its default, or the body asks for it. */
  args: { name: string; type: string; isOptional: boolean; isNullable: boolean }[];
  /** Null unless it `returns table (…)`. */
  columns: { name: string; type: string }[] | null;
  returns: string;
  /** The table whose rows it returns. */
  returnedRelation: string | null;
  isSet: boolean;
};
export type Catalogue = {
  relations: Relation[];
  foreignKeys: ForeignKey[];
  functions: DatabaseFunction[];
  /** Texts that a check constraint lists, by `table.column`. */
  choices: Record<string, string[]>;
  enums: { name: string; values: string[] }[];
};

const RELATIONS = `
  select c.relname::text as name, c.relkind in ('v', 'm') as "isView",
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', coalesce(base.typname, t.typname),
        'isNullable', not (a.attnotnull or t.typnotnull),
        'hasDefault', a.atthasdef or a.attidentity <> '' or exists (
          select from pg_trigger fill join pg_proc p on p.oid = fill.tgfoid
          where fill.tgrelid = c.oid and fill.tgtype & 7 = 7
            and p.prosrc ~ ('new\\.' || a.attname || ' :=')),
        'isGenerated', a.attidentity = 'a' or a.attgenerated <> ''
      ) order by a.attname collate "C")
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_type base on base.oid = t.typbasetype
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname collate "C"`;

const FOREIGN_KEYS = `
  with keys as (
    select k.*, source.relname as relation, target.relname as referenced,
      array(select a.attname::text from unnest(k.conkey) with ordinality as key (num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = key.num
        order by place) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality as key (num, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = key.num
        order by place) as referenced_columns
    from pg_constraint k
    join pg_class source on source.oid = k.conrelid
    join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      and target.relnamespace = 'public'::regnamespace
  )
  select relation::text, conname::text as name, columns, referenced::text as "referencedRelation",
    referenced_columns as "referencedColumns",
    exists (select from pg_index i
      where i.indrelid = conrelid and i.indisunique and i.indpred is null
        and (i.indkey::int2[])[0:i.indnkeyatts - 1] @> conkey
        and (i.indkey::int2[])[0:i.indnkeyatts - 1] <@ conkey) as "isOneToOne"
  from keys order by keys.relation collate "C", conname collate "C"`;

const FUNCTIONS = `
  select p.proname::text as name, p.proretset as "isSet", t.typname::text as returns,
    relation.relname::text as "returnedRelation", given.args, given.columns
  from pg_proc p
  join pg_type t on t.oid = p.prorettype
  left join pg_class relation on relation.oid = t.typrelid
    and relation.relnamespace = 'public'::regnamespace
  cross join lateral (
    select
      coalesce(json_agg(json_build_object('name', arg.name, 'type', type.typname,
          'isOptional', arg.place > p.pronargs - p.pronargdefaults,
          'isNullable', coalesce(
            pg_get_function_arg_default(p.oid, arg.place::int) ~ '^NULL', false)
            or p.prosrc ~ ('if ' || arg.name || ' is null then'))
        order by arg.name collate "C") filter (where arg.mode in ('i', 'b')), '[]') as args,
      json_agg(json_build_object('name', arg.name, 'type', type.typname)
        order by arg.name collate "C") filter (where arg.mode = 't') as columns
    from unnest(
      coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames,
      coalesce(p.proargmodes::text[], array_fill('i'::text, array[p.pronargs::int]))
    ) with ordinality as arg (type, name, mode, place)
    join pg_type type on type.oid = arg.type
  ) as given
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and t.typname not in ('trigger', 'event_trigger')
  order by p.proname collate "C", pg_get_function_arguments(p.oid)`;

const CHECKS = `
  select c.relname || '.' || a.attname as "column", pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'c' and k.connamespace = 'public'::regnamespace
    and cardinality(k.conkey) = 1`;

const ENUMS = `
  select t.typname::text as name,
    (select array_agg(e.enumlabel::text order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid) as values
  from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype = 'e'
  order by t.typname collate "C"`;

/** What the schema public offers to the REST interface. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  return db.transaction(asOwner('reads the catalogue'), async (tx) => ({
    relations: await tx.query<Relation>(RELATIONS),
    foreignKeys: await tx.query<ForeignKey>(FOREIGN_KEYS),
    functions: await tx.query<DatabaseFunction>(FUNCTIONS),
    choices: readChoices(await tx.query<{ column: string; definition: string }>(CHECKS)),
    enums: await tx.query<Catalogue['enums'][number]>(ENUMS),
  }));
}

/** `check (status in ('a', 'b'))` as PostgreSQL writes it down; other checks limit no type. */
const CHOICE = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/;

function readChoices(checks: { column: string; definition: string }[]): Catalogue['choices'] {
  return Object.fromEntries(
    checks.flatMap(({ column, definition }) => {
      const list = CHOICE.exec(definition)?.[1];
      if (list === undefined) return [];
      return [[column, Array.from(list.matchAll(/'([^']*)'::text/g), ([, text = '']) => text)]];
    }),
  );
}
