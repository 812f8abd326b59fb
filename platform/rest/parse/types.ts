/** One step of a JSON path. A key is text, an index a (possibly negative) number. */
export type JsonStep = { arrow: '->' | '->>'; operand: string | number };
export type Field = { name: string; path: readonly JsonStep[] };

export type Aggregate = 'sum' | 'avg' | 'count' | 'max' | 'min';
/** `name: '*'` stands for all columns. */
export type SelectField = {
  kind: 'field';
  field: Field;
  alias: string | null;
  cast: string | null;
  aggregate: Aggregate | null;
  aggregateCast: string | null;
};
export type JoinType = 'inner' | 'left';
export type SelectEmbed = {
  kind: 'embed';
  name: string;
  alias: string | null;
  hint: string | null;
  join: JoinType | null;
  spread: boolean;
  items: readonly SelectItem[];
};
export type SelectItem = SelectField | SelectEmbed;

export type Quantifier = 'any' | 'all';
export type CompareOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj';
export type FullTextOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';
export type IsValue = 'null' | 'not_null' | 'true' | 'false' | 'unknown';
export type Operation =
  | { kind: 'compare'; operator: CompareOperator; quantifier: Quantifier | null; value: string }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: IsValue }
  | { kind: 'isdistinct'; value: string }
  | { kind: 'fulltext'; operator: FullTextOperator; language: string | null; value: string };

export type Filter = { kind: 'filter'; field: Field; negated: boolean; operation: Operation };
export type LogicTree =
  | Filter
  | { kind: 'group'; negated: boolean; operator: 'and' | 'or'; children: readonly LogicTree[] };
export type OrderTerm = {
  relation: string | null;
  field: Field;
  direction: 'asc' | 'desc' | null;
  nulls: 'first' | 'last' | null;
};

/** Something at a place of the embedding tree; the empty path is the resource itself. */
export type At<T> = { path: readonly string[]; value: T };
/** `limit` null means no limit. */
export type Window = { offset: number; limit: number | null };

export type Query = {
  select: readonly SelectItem[];
  filters: readonly At<LogicTree>[];
  order: readonly At<readonly OrderTerm[]>[];
  windows: readonly At<Window>[];
  columns: readonly string[] | null;
  onConflict: readonly string[] | null;
  /** Parameters that are no filter: arguments of a function called by GET. */
  args: readonly (readonly [string, string])[];
};
