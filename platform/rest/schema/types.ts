/**
 * How a domain is read and written when casts from and to JSON or text were
 * made for it: names of their functions, safe to embed. A missing one means the
 * domain's own text.
 */
export type Representation = { toJson?: string; fromJson?: string; fromText?: string };

export type Column = {
  name: string;
  /**
   * The declared type, e.g. `text`, `public.mood`, `integer[]`. SQL text from
   * `format_type`, safe to embed.
   */
  type: string;
  /** The type below a domain; what filter values are read as. */
  baseType: string;
  /** SQL of the default, for `missing=default`. */
  default: string | null;
  representation: Representation | null;
};

export type Table = {
  schema: string;
  name: string;
  isView: boolean;
  insertable: boolean;
  updatable: boolean;
  deletable: boolean;
  primaryKey: readonly string[];
  columns: ReadonlyMap<string, Column>;
};

export type ColumnPair = { source: string; target: string };
export type Junction = {
  schema: string;
  name: string;
  sourceConstraint: string;
  targetConstraint: string;
  source: readonly ColumnPair[];
  target: readonly ColumnPair[];
};

/**
 * A way from the rows of one table to those of another. In pairs of a junction
 * `target` is the junction's column.
 */
export type Relationship =
  | {
      kind: 'many-to-one' | 'one-to-many' | 'one-to-one';
      source: Table;
      target: Table;
      constraint: string;
      pairs: readonly ColumnPair[];
      /** The foreign key is one of the source; false on the way back. */
      holdsKey: boolean;
      isSelf: boolean;
    }
  | { kind: 'many-to-many'; source: Table; target: Table; junction: Junction; isSelf: boolean }
  | {
      kind: 'computed';
      source: Table;
      target: Table;
      schema: string;
      functionName: string;
      toOne: boolean;
    };

export type RoutineParameter = { name: string; type: string; required: boolean; variadic: boolean };
export type Routine = {
  oid: number;
  schema: string;
  name: string;
  parameters: readonly RoutineParameter[];
  returnsSet: boolean;
  /** `composite`: rows with columns; `scalar`: one value a row. */
  returns: 'void' | 'scalar' | 'composite';
  returnType: string;
  /** The table whose rows are returned, for embedding. */
  table: Table | null;
  /** Columns of the rows when known. */
  columns: ReadonlyMap<string, Column> | null;
  volatility: 'v' | 's' | 'i';
  /**
   * The value is an answer of this media type by itself. Any type has the value
   * of `*` with a slash and another.
   */
  mediaType: string | null;
  isBinary: boolean;
};

/** An aggregate that writes the rows of one table, or of any, in a media type. */
export type MediaHandler = {
  schema: string;
  name: string;
  table: Table | null;
  mediaType: string;
  isBinary: boolean;
};

export type SchemaCache = {
  /** Exposed tables and views by `schema.name`. */
  tables: ReadonlyMap<string, Table>;
  /** Relationships by the source's `schema.name`, to tables of exposed schemas only. */
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  /** Functions (with overloads) by `schema.name`. */
  routines: ReadonlyMap<string, readonly Routine[]>;
  /** Computed columns by the table's `schema.name`. */
  computed: ReadonlyMap<string, ReadonlyMap<string, Column>>;
  /** Media handlers by the table's `schema.name`, or by `*` for any. */
  handlers: ReadonlyMap<string, readonly MediaHandler[]>;
};

export const keyOf = (schema: string, name: string): string => `${schema}.${name}`;
