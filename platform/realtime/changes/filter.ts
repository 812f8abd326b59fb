import { LIMITS } from '../limits.ts';
import type { Column } from './catalog.ts';

const OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'isdistinct',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** `column=not.operator.value`, not yet checked against a table. */
export type ParsedFilter = {
  column: string;
  operator: Operator;
  negated: boolean;
  values: string[];
};

/** A filter whose values have the form that the column's values have in JSON. */
export type Filter = Omit<ParsedFilter, 'values'> & {
  category: Column['category'];
  /** The first alone counts, except for `in`. */
  wanted: unknown;
  /** Of `in`, as `memberOf` writes them. */
  members: ReadonlySet<unknown>;
};

/** `values` in the JSON form of a column of this category. */
export function buildFilter(
  { column, operator, negated }: ParsedFilter,
  category: Column['category'],
  values: readonly unknown[],
): Filter {
  const members = new Set(operator === 'in' ? values.map((one) => memberOf(one, category)) : []);
  return { column, operator, negated, category, wanted: values[0], members };
}

const TERM = /^([^=]+)=(not\.)?([a-z]+)\.([\s\S]*)$/;
/** A comma that starts another condition; other commas belong to the value. */
const NEXT_TERM = new RegExp(`,(?=[^=,()]+=(?:not\\.)?(?:${OPERATORS.join('|')})\\.)`);

/**
 * Conditions joined by commas, all of which must hold. Throws an error whose
 * message is for the client.
 */
export function parseFilters(text: string): ParsedFilter[] {
  if (text.trim() === '') return [];
  if (Buffer.byteLength(text) > LIMITS.filterBytes)
    throw new Error(`Error parsing \`filter\` params: more than ${LIMITS.filterBytes} bytes`);
  return text.trim().split(NEXT_TERM).map(parseTerm);
}

function parseTerm(text: string): ParsedFilter {
  const match = TERM.exec(text);
  const operator = OPERATORS.find((known) => known === match?.[3]);
  if (!match || !operator)
    throw new Error(`Error parsing \`filter\` params: ${JSON.stringify(text)}`);
  const value = match[4]!;
  return {
    column: match[1]!.trim(),
    operator,
    negated: match[2] !== undefined,
    values: operator === 'in' ? parseList(value) : [value],
  };
}

function parseList(text: string): string[] {
  const inner = /^\((.*)\)$/s.exec(text)?.[1];
  if (inner === undefined)
    throw new Error(`Error parsing \`filter\` params: ${JSON.stringify(text)} is no list`);
  const values = [...inner.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain!.trim() : quoted.replace(/\\(.)/g, '$1'),
  );
  if (values.length > LIMITS.filterValues)
    throw new Error(
      `Error parsing \`filter\` params: \`in\` takes ${LIMITS.filterValues} values at most`,
    );
  return values;
}

export function matchesFilter(
  { column, operator, negated, category, wanted, members }: Filter,
  row: Readonly<Record<string, unknown>>,
): boolean {
  const actual = row[column] ?? null;
  if (operator === 'is') return (actual === (wanted ?? null)) !== negated;
  if (operator === 'isdistinct')
    return (actual === null || compare(actual, wanted, category) !== 0) !== negated;
  // As in SQL: nothing compares with null.
  if (actual === null) return false;
  return test(operator, actual, wanted, members, category) !== negated;
}

function test(
  operator: Operator,
  actual: unknown,
  wanted: unknown,
  members: ReadonlySet<unknown>,
  category: string,
): boolean {
  switch (operator) {
    case 'in':
      return members.has(memberOf(actual, category));
    case 'like':
      return isLike(textOf(actual), textOf(wanted));
    case 'ilike':
      return isLike(textOf(actual).toLowerCase(), textOf(wanted).toLowerCase());
    default: {
      const order = compare(actual, wanted, category);
      return {
        eq: order === 0,
        neq: order !== 0,
        lt: order < 0,
        lte: order <= 0,
        gt: order > 0,
        gte: order >= 0,
      }[operator as 'eq'];
    }
  }
}

/**
 * Negative, zero or positive. Times are compared as such, because their text
 * depends on the writer's time zone.
 */
function compare(left: unknown, right: unknown, category: string): number {
  const [one, other] = [memberOf(left, category), memberOf(right, category)];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [a, b] = [textOf(left), textOf(right)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Equal values of a column have the same: its number, its time in milliseconds, or its text. */
function memberOf(value: unknown, category: string): number | string {
  if (category === 'N') return Number(value);
  const time = category === 'D' ? Date.parse(String(value)) : Number.NaN;
  return Number.isNaN(time) ? textOf(value) : time;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Ordinary patterns look at each sign once, and twice where words begin alike. */
const MOST_LOOKS = 4;

/**
 * SQL's like: % any text, _ any character. Without a regular expression, and
 * in so many steps that thousands of subscriptions of a client take no time: a
 * pattern that would need more matches nothing.
 */
export function isLike(text: string, pattern: string): boolean {
  let [at, wanted, retryAt, afterStar] = [0, 0, -1, -1];
  let steps = MOST_LOOKS * (text.length + pattern.length);
  while (at < text.length) {
    if (--steps < 0) return false;
    if (pattern[wanted] === '%') [retryAt, afterStar] = [at, (wanted += 1)];
    else if (wanted < pattern.length && (pattern[wanted] === '_' || pattern[wanted] === text[at]))
      [at, wanted] = [at + 1, wanted + 1];
    else if (afterStar >= 0) [at, wanted] = [(retryAt += 1), afterStar];
    else return false;
  }
  return /^%*$/.test(pattern.slice(wanted));
}
