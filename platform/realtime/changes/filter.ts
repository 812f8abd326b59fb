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
  values: unknown[];
};

const TERM = /^([^=]+)=(not\.)?([a-z]+)\.([\s\S]*)$/;
/** A comma that starts another condition; other commas belong to the value. */
const NEXT_TERM = new RegExp(`,(?=[^=,()]+=(?:not\\.)?(?:${OPERATORS.join('|')})\\.)`);

/**
 * Conditions joined by commas, all of which must hold. Throws an error whose
 * message is for the client.
 */
export function parseFilters(text: string): ParsedFilter[] {
  if (text.trim() === '') return [];
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
  return [...inner.matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? plain!.trim() : quoted.replace(/\\(.)/g, '$1'),
  );
}

export function matchesFilter(
  { column, operator, negated, category, values }: Filter,
  row: Readonly<Record<string, unknown>>,
): boolean {
  const actual = row[column] ?? null;
  const [wanted] = values;
  if (operator === 'is') return (actual === (wanted ?? null)) !== negated;
  if (operator === 'isdistinct')
    return (actual === null || compare(actual, wanted, category) !== 0) !== negated;
  // As in SQL: nothing compares with null.
  if (actual === null) return false;
  return test(operator, actual, wanted, values, category) !== negated;
}

function test(
  operator: Operator,
  actual: unknown,
  wanted: unknown,
  values: readonly unknown[],
  category: string,
): boolean {
  switch (operator) {
    case 'in':
      return values.some((value) => compare(actual, value, category) === 0);
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
  if (category === 'N') return Number(left) - Number(right);
  if (category === 'D' && !Number.isNaN(Date.parse(String(left))))
    return Date.parse(String(left)) - Date.parse(String(right));
  const [a, b] = [textOf(left), textOf(right)];
  return a < b ? -1 : a > b ? 1 : 0;
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
