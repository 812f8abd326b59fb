import type { Aggregate, Field, JoinType, Operation } from '../parse/types.ts';
import type { MediaType } from '../parse/media-type.ts';
import type { Window } from '../parse/types.ts';
import type { Column, Relationship, Routine, Table } from '../schema/types.ts';

/** A column or a JSON path into it; `column` is null when the schema cache does not know it. */
export type FieldPlan = { field: Field; column: Column | null };
export type SelectPlan = FieldPlan & {
  name: string;
  cast: string | null;
  aggregate: Aggregate | null;
  aggregateCast: string | null;
};

export type LogicPlan =
  | (FieldPlan & { kind: 'filter'; negated: boolean; operation: Operation })
  /** The embedded resource has rows (`exists`) or has none. */
  | { kind: 'embedded'; exists: boolean; child: ReadNode }
  | { kind: 'group'; negated: boolean; operator: 'and' | 'or'; children: readonly LogicPlan[] };

export type OrderPlan = FieldPlan & {
  child: ReadNode | null;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
};

/**
 * What a node reads: a table, or the rows that a change or a function left in
 * the statement's first CTE.
 */
export type Source =
  | { kind: 'table'; table: Table }
  | {
      kind: 'cte';
      table: Table | null;
      columns: ReadonlyMap<string, Column> | null;
      name: string;
      schema: string;
    };

/**
 * How an embedded resource appears in its parent: as one object, an array, or
 * spread into the parent's columns.
 */
export type EmbedMode = 'object' | 'array' | 'spread-object' | 'spread-array';

export type ReadNode = {
  source: Source;
  /** Name of the rows in SQL; unique in the statement. */
  alias: string;
  /** Field of the parent's object. Empty for the root. */
  name: string;
  fields: readonly SelectPlan[];
  children: ReadNode[];
  where: LogicPlan[];
  order: OrderPlan[];
  window: Window;
  embed: {
    relationship: Relationship;
    mode: EmbedMode;
    join: JoinType;
    parentAlias: string;
    /** The name that the client selected it by; filters may use it instead of the alias. */
    selectedAs: string;
    /** No field was asked for: only its filters count. */ hidden: boolean;
  } | null;
};

export type InsertPlan = {
  kind: 'insert';
  table: Table;
  columns: readonly Column[];
  json: string;
  isArray: boolean;
  applyDefaults: boolean;
  conflict: { action: 'merge' | 'ignore'; columns: readonly string[] } | null;
  /** PUT: the payload must match the filters of the URL. */
  match: readonly LogicPlan[];
};
export type UpdatePlan = {
  kind: 'update';
  table: Table;
  columns: readonly Column[];
  json: string;
  isArray: boolean;
  applyDefaults: boolean;
  where: readonly LogicPlan[];
};
export type DeletePlan = { kind: 'delete'; table: Table; where: readonly LogicPlan[] };
export type MutatePlan = (InsertPlan | UpdatePlan | DeletePlan) & { returning: readonly string[] };

export type CallPlan = {
  routine: Routine;
  arguments:
    | { kind: 'none' }
    /**
     * The request body as JSON; the named fields (of the first object of an
     * array) are the arguments.
     */
    | { kind: 'json'; json: string; isArray: boolean; names: readonly string[] }
    | { kind: 'direct'; values: ReadonlyMap<string, readonly string[]> }
    | { kind: 'body'; text: string }
    | { kind: 'bytes'; base64: string };
  /** Computed columns that the reader asks for. */
  computed: readonly string[];
};

export type Plan = {
  media: MediaType;
  read: ReadNode;
  mutate: MutatePlan | null;
  call: CallPlan | null;
};
