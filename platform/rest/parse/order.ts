import { parseField } from './field.ts';
import { Scanner } from './scanner.ts';
import type { OrderTerm } from './types.ts';

/** Parses `order=`: `name.desc.nullslast,clients(name).asc`. */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do terms.push(parseTerm(scanner));
  while (scanner.take(','));
  return scanner.atEnd ? terms : scanner.fail('delimiter (.), "," or end of input');
}

function parseTerm(scanner: Scanner): OrderTerm {
  let field = parseField(scanner);
  let relation: string | null = null;
  if (field.path.length === 0 && scanner.take('(')) {
    relation = field.name;
    field = parseField(scanner);
    scanner.require(')');
  }
  const direction = scanner.take('.asc') ? 'asc' : scanner.take('.desc') ? 'desc' : null;
  const nulls = scanner.take('.nullsfirst') ? 'first' : scanner.take('.nullslast') ? 'last' : null;
  scanner.skipBlanks();
  return { relation, field, direction, nulls };
}
