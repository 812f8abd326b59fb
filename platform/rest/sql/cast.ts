import { quoteIdentifier } from '../../db/database.ts';

/** SQL's own spellings, which are no names in the catalog. */
const spelled = new Map(
  Object.entries({
    int: 'int4',
    integer: 'int4',
    smallint: 'int2',
    bigint: 'int8',
    decimal: 'numeric',
    real: 'float4',
    float: 'float8',
    'double precision': 'float8',
    boolean: 'bool',
    char: 'bpchar',
    character: 'bpchar',
    'character varying': 'varchar',
    bit: 'bit',
    'bit varying': 'varbit',
    'timestamp without time zone': 'timestamp',
    'timestamp with time zone': 'timestamptz',
    'time without time zone': 'time',
    'time with time zone': 'timetz',
  }),
);

/**
 * Casts an expression to a type the client names. The name is looked up in the
 * search path, never read as SQL.
 */
export const castTo = (sql: string, type: string | null): string =>
  type === null
    ? sql
    : `cast(${sql} as ${quoteIdentifier(spelled.get(type.toLowerCase()) ?? type)})`;
