import { Scanner } from './scanner.ts';
import { parseField, parseJsonPath } from './field.ts';
import type { Aggregate, JoinType, SelectEmbed, SelectField, SelectItem } from './types.ts';

/** Deeper trees serve no client and would exhaust the stack. */
export const MAX_DEPTH = 40;
const aggregate = /\.(?:sum|avg|count|max|min)\(\)/uy;

/**
 * Parses `select=`:
 * `id,label:name::text,data->>a,amount.sum(),client:clients!hint!inner(id),...other(*)`.
 */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  const items = parseItems(scanner, 0);
  return scanner.atEnd ? items : scanner.fail('",", letter, digit or end of input');
}

function parseItems(scanner: Scanner, depth: number): SelectItem[] {
  if (depth > MAX_DEPTH) scanner.fail('a shallower tree');
  scanner.skipBlanks();
  if (scanner.atEnd || scanner.peek() === ')') return [];
  const items: SelectItem[] = [];
  do {
    scanner.skipBlanks();
    items.push(parseItem(scanner, depth));
    scanner.skipBlanks();
  } while (scanner.take(','));
  return items;
}

function parseItem(scanner: Scanner, depth: number): SelectItem {
  if (scanner.take('...')) {
    const name = scanner.fieldName();
    return parseEmbed(scanner, { name, alias: null, spread: true }, depth);
  }
  if (scanner.take('*')) {
    requireEnd(scanner);
    return plainField('*', null);
  }
  const alias = parseAlias(scanner);
  if (scanner.take('count()'))
    return { ...plainField('*', alias), aggregate: 'count', aggregateCast: parseCast(scanner) };
  const start = scanner.position;
  const name = scanner.fieldName();
  if (scanner.peek() === '!' || scanner.peek() === '(')
    return parseEmbed(scanner, { name, alias, spread: false }, depth);
  scanner.position = start;
  return parseSelectField(scanner, alias);
}

function parseAlias(scanner: Scanner): string | null {
  const start = scanner.position;
  if (scanner.peek() !== '"' && !/^[\p{L}\p{N}_ $-]+:(?!:)/u.test(scanner.text.slice(start)))
    return null;
  const name = scanner.fieldName();
  if (scanner.peek() === ':' && scanner.peek(2) !== '::') {
    scanner.position++;
    scanner.skipBlanks();
    return name;
  }
  scanner.position = start;
  return null;
}

const plainField = (name: string, alias: string | null): SelectField => ({
  kind: 'field',
  field: { name, path: [] },
  alias,
  cast: null,
  aggregate: null,
  aggregateCast: null,
});

function parseSelectField(scanner: Scanner, alias: string | null): SelectField {
  const field = parseField(scanner);
  const cast = parseCast(scanner);
  const call = scanner.match(aggregate);
  const item: SelectField = {
    kind: 'field',
    field,
    alias,
    cast,
    aggregate: call ? (call.slice(1, -2) as Aggregate) : null,
    aggregateCast: call ? parseCast(scanner) : null,
  };
  requireEnd(scanner);
  return item;
}

const parseCast = (scanner: Scanner): string | null =>
  scanner.take('::') ? scanner.identifier() : null;

function requireEnd(scanner: Scanner): void {
  scanner.skipBlanks();
  if (!scanner.atEnd && scanner.peek() !== ',' && scanner.peek() !== ')')
    scanner.fail('"->>", "->", "::", ".", ")", "," or end of input');
}

function parseEmbed(
  scanner: Scanner,
  start: Pick<SelectEmbed, 'name' | 'alias' | 'spread'>,
  depth: number,
): SelectEmbed {
  let hint: string | null = null;
  let join: JoinType | null = null;
  for (let params = 0; params < 2 && scanner.take('!'); params++) {
    const word = scanner.fieldName();
    if (word === 'inner' || word === 'left') join ??= word;
    else hint ??= word;
  }
  scanner.require('(');
  const items = parseItems(scanner, depth + 1);
  scanner.require(')');
  return { kind: 'embed', ...start, hint, join, items };
}

/** A tree path of a parameter name: `clients.name`, `data->>a`. The last part is the field. */
export function parseTreePath(text: string): {
  path: string[];
  field: { name: string; path: ReturnType<typeof parseJsonPath> };
} {
  const scanner = new Scanner(text, 'tree path');
  const names = [scanner.fieldName()];
  while (scanner.take('.')) names.push(scanner.fieldName());
  const path = parseJsonPath(scanner);
  if (!scanner.atEnd) scanner.fail('letter, digit, "-", "->>", "->", "." or end of input');
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? '', path } };
}
