import { quoteLiteral } from '../../db/database.ts';
import type { CompareOperator, Operation } from '../parse/types.ts';
import type { FieldPlan, LogicPlan } from '../plan/types.ts';
import type { Column } from '../schema/types.ts';
import { buildField, representationOf, valueType } from './field.ts';
import { Params } from './params.ts';

const operators: Record<CompareOperator, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};
const searches = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
} as const;
const texts = new Set(['extensions.citext', 'public.citext']);
const patterns = new Set<CompareOperator>(['like', 'ilike', 'match', 'imatch']);

/**
 * Values of columns that the cache does not know stay untyped literals, so that
 * Postgres finds their type or its own words for the error.
 */
const buildValue = (params: Params, value: string, type: string | null, array = false): string =>
  type === null ? quoteLiteral(value) : params.add(value, array ? `${type}[]` : type);

export type EmbeddedTest = (
  exists: boolean,
  child: Extract<LogicPlan, { kind: 'embedded' }>['child'],
) => string;

export function buildLogic(
  params: Params,
  alias: string,
  logic: LogicPlan,
  testEmbedded: EmbeddedTest,
): string {
  if (logic.kind === 'filter')
    return `${logic.negated ? 'not ' : ''}${buildComparison(params, alias, logic, logic.operation)}`;
  if (logic.kind === 'embedded') return testEmbedded(logic.exists, logic.child);
  const parts = logic.children.map((child) => buildLogic(params, alias, child, testEmbedded));
  return `${logic.negated ? 'not ' : ''}(${parts.join(` ${logic.operator} `)})`;
}

function buildComparison(
  params: Params,
  alias: string,
  plan: FieldPlan,
  operation: Operation,
): string {
  const field = buildField(alias, plan);
  switch (operation.kind) {
    case 'is':
      return `${field} is ${operation.value.replace('_', ' ')}`;
    case 'isdistinct':
      return `${field} is distinct from ${buildFieldValue(params, plan, operation.value)}`;
    case 'in':
      return operation.values.length === 1 && operation.values[0] === ''
        ? `${field} = any('{}')`
        : `${field} = ` +
            `any(${buildFieldValue(params, plan, buildArrayLiteral(operation.values), true)})`;
    case 'fulltext': {
      const language =
        operation.language === null ? '' : `${params.add(operation.language, 'regconfig')}, `;
      const document =
        plan.column && plan.field.path.length === 0 && plan.column.baseType === 'tsvector'
          ? field
          : buildDocument(field, plan.column, language);
      return (
        `${document} @@ ` +
        `${searches[operation.operator]}(${language}${params.add(operation.value)})`
      );
    }
    case 'compare':
      return `${field} ${operators[operation.operator]} ${buildOperand(params, plan, operation)}`;
  }
}

const buildDocument = (field: string, column: Column | null, language: string): string => {
  const isJson = column?.baseType === 'json' || column?.baseType === 'jsonb';
  return column === null ? field : `to_tsvector(${language}${isJson ? field : `${field}::text`})`;
};

function buildOperand(
  params: Params,
  plan: FieldPlan,
  { operator, quantifier, value }: Extract<Operation, { kind: 'compare' }>,
): string {
  const wildcard = operator === 'like' || operator === 'ilike' ? value.replaceAll('*', '%') : value;
  const isArray = quantifier !== null;
  const operand = patterns.has(operator)
    ? buildValue(params, wildcard, patternType(valueType(plan)), isArray)
    : buildFieldValue(params, plan, wildcard, isArray);
  return isArray ? `${quantifier}(${operand})` : operand;
}

/** A value, or an array of them, as the field is to be compared with. */
function buildFieldValue(params: Params, plan: FieldPlan, value: string, isArray = false): string {
  const call = representationOf(plan)?.fromText;
  if (!call) return buildValue(params, value, valueType(plan), isArray);
  return isArray
    ? `array(select ${call}(pgrst_text) from unnest(${params.add(value, 'text[]')}) as pgrst_text)`
    : `${call}(${params.add(value)})`;
}

/**
 * Patterns are text, except where an extension has its own (ltree, say): then
 * Postgres finds the type.
 */
const patternType = (type: string | null): string | null =>
  type === null || texts.has(type) || !type.includes('.') ? 'text' : null;

const buildArrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
