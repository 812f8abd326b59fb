import { parseField } from './field.ts';
import { MAX_DEPTH } from './select.ts';
import { Scanner } from './scanner.ts';
import type {
  CompareOperator,
  Filter,
  FullTextOperator,
  IsValue,
  LogicTree,
  Operation,
  Quantifier,
} from './types.ts';

const compare =
  /(?:neq|cs|cd|ov|sl|sr|nxr|nxl|adj)(?=\.)|(?:eq|gte|gt|lte|lt|like|ilike|match|imatch)(?=\.|\((?:any|all)\)\.)/uy;
const fullText = /(?:fts|plfts|phfts|wfts)(?=[.(])/uy;
const is = /(?:not_null|null|true|false|unknown)/iuy;
const quantifier = /\((?:any|all)\)/uy;
const listText = /[^,)]*/uy;
const arrayText = /\{[^{}]*\}/uy;

/**
 * Parses the value side of a filter: `eq.1`, `not.in.(a,b)`,
 * `like(any).{a*,b*}`, `fts(german).haus`.
 */
export function parseFilterValue(text: string): { negated: boolean; operation: Operation } {
  return parseOperation(new Scanner(text, 'filter'), (scanner) => scanner.rest());
}

/**
 * Whether the value has the form of a filter; without it a GET parameter of a
 * function is an argument.
 */
export const looksLikeFilter = (text: string): boolean =>
  /^(?:not\.)?(?:(?:eq|gte?|lte?|i?like|i?match)(?:\((?:any|all)\))?\.|(?:neq|cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct)\.|is\.(?:not_null|null|true|false|unknown)|in\.\s*\(|(?:fts|plfts|phfts|wfts)(?:\([^)]*\))?\.)/iu.test(
    text,
  );

function parseOperation(
  scanner: Scanner,
  parseValue: (scanner: Scanner) => string,
): { negated: boolean; operation: Operation } {
  const negated = scanner.take('not.');
  if (scanner.take('in.'))
    return { negated, operation: { kind: 'in', values: parseList(scanner) } };
  if (scanner.take('is.')) {
    const value =
      scanner.match(is) ?? scanner.fail('isVal: (null, not_null, true, false, unknown)');
    return { negated, operation: { kind: 'is', value: value.toLowerCase() as IsValue } };
  }
  if (scanner.take('isdistinct.'))
    return { negated, operation: { kind: 'isdistinct', value: parseValue(scanner) } };
  const search = scanner.match(fullText) as FullTextOperator | null;
  if (search) {
    const language = scanner.take('(') ? scanner.identifier() : null;
    if (language !== null) scanner.require(')');
    scanner.require('.');
    return {
      negated,
      operation: { kind: 'fulltext', operator: search, language, value: parseValue(scanner) },
    };
  }
  const operator = scanner.match(compare) as CompareOperator | null;
  if (!operator) return scanner.fail('"not" or operator (eq, gt, ...)');
  const quantified = scanner.match(quantifier)?.slice(1, -1) as Quantifier | undefined;
  scanner.require('.');
  return {
    negated,
    operation: {
      kind: 'compare',
      operator,
      quantifier: quantified ?? null,
      value: parseValue(scanner),
    },
  };
}

function parseList(scanner: Scanner): string[] {
  scanner.skipBlanks();
  scanner.require('(');
  scanner.skipBlanks();
  const values: string[] = [];
  do values.push(parseListElement(scanner));
  while (scanner.take(','));
  scanner.require(')');
  scanner.skipBlanks();
  return values;
}

/** Quotes count only when they enclose the whole element: `"a,b"` is quoted, `"a"b` is not. */
function parseListElement(scanner: Scanner): string {
  return parseWholeQuoted(scanner) ?? scanner.match(listText) ?? '';
}

function parseWholeQuoted(scanner: Scanner): string | null {
  const quoted = /"(?:[^\\"]|\\[^])*"(?=[,)]|$)/uy;
  const raw = scanner.match(quoted);
  return raw === null ? null : raw.slice(1, -1).replace(/\\([^])/gu, '$1');
}

/** Parses the value of `and`/`or`: `(a.eq.1,or(b.is.null,not.and(…)))`. */
export function parseLogic(operator: 'and' | 'or', negated: boolean, text: string): LogicTree {
  const scanner = new Scanner(text, 'logic tree', operator.length + (negated ? 'not.'.length : 0));
  const tree = parseGroup(scanner, operator, negated, 0);
  return scanner.atEnd ? tree : scanner.fail('end of input');
}

function parseGroup(
  scanner: Scanner,
  operator: 'and' | 'or',
  negated: boolean,
  depth: number,
): LogicTree {
  if (depth > MAX_DEPTH) scanner.fail('a shallower tree');
  scanner.skipBlanks();
  scanner.require('(');
  const children: LogicTree[] = [];
  do {
    scanner.skipBlanks();
    children.push(parseBranch(scanner, depth));
    scanner.skipBlanks();
  } while (scanner.take(','));
  scanner.require(')');
  scanner.skipBlanks();
  return { kind: 'group', negated, operator, children };
}

function parseBranch(scanner: Scanner, depth: number): LogicTree {
  const group = scanner.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/uy);
  if (group)
    return parseGroup(
      scanner,
      group.endsWith('and') ? 'and' : 'or',
      group.startsWith('not.'),
      depth + 1,
    );
  if (scanner.peek() === ')')
    scanner.fail(
      'field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    );
  const field = parseField(scanner);
  scanner.require('.');
  return { kind: 'filter', field, ...parseOperation(scanner, parseLogicValue) } satisfies Filter;
}

function parseLogicValue(scanner: Scanner): string {
  return parseWholeQuoted(scanner) ?? scanner.match(arrayText) ?? scanner.match(listText) ?? '';
}
