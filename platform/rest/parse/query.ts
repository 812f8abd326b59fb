import { Scanner } from './scanner.ts';
import { looksLikeFilter, parseFilterValue, parseLogic } from './filter.ts';
import { parseOrder } from './order.ts';
import { parseSelect, parseTreePath } from './select.ts';
import type { At, LogicTree, OrderTerm, Query, Window } from './types.ts';

const star = parseSelect('*');

/**
 * Parses a query string. With `allowArgs` (functions called by GET) parameters
 * without an operator are arguments, otherwise they are errors.
 */
export function parseQuery(search: URLSearchParams, allowArgs: boolean): Query {
  let select = star;
  let columns: string[] | null = null;
  let onConflict: string[] | null = null;
  const filters: At<LogicTree>[] = [];
  const order: At<OrderTerm[]>[] = [];
  const windows = new Map<string, At<Window>>();
  const args: [string, string][] = [];

  for (const [name, value] of search) {
    if (name === 'select') select = value.trim() === '' ? star : parseSelect(value);
    else if (name === 'columns') columns = parseColumns(value, 'columns parameter');
    else if (name === 'on_conflict') onConflict = parseColumns(value, 'on_conflict parameter');
    else {
      const last = name.slice(name.lastIndexOf('.') + 1);
      if (last === 'and' || last === 'or') filters.push(parseLogicParameter(name, last, value));
      else if (last === 'order')
        order.push({
          path: parseTreePath(name).path,
          value: value === '' ? [] : parseOrder(value),
        });
      else if (last === 'limit' || last === 'offset') addWindow(windows, name, last, value);
      else if (allowArgs && !looksLikeFilter(value)) args.push([name, value]);
      else {
        const { path, field } = parseTreePath(name);
        filters.push({ path, value: { kind: 'filter', field, ...parseFilterValue(value) } });
      }
    }
  }
  return { select, filters, order, windows: [...windows.values()], columns, onConflict, args };
}

/** `and=(…)`, `not.or=(…)`, `clients.or=(…)`, `clients.not.and=(…)`. */
function parseLogicParameter(name: string, operator: 'and' | 'or', value: string): At<LogicTree> {
  const { path } = parseTreePath(name);
  return {
    path: path.filter((part) => part !== 'not'),
    value: parseLogic(operator, path.includes('not'), value),
  };
}

function parseColumns(text: string, what: string): string[] {
  const scanner = new Scanner(text, what);
  const names: string[] = [];
  do {
    scanner.skipBlanks();
    names.push(scanner.fieldName());
    scanner.skipBlanks();
  } while (scanner.take(','));
  if (!scanner.atEnd) scanner.fail('"," or end of input');
  return [...new Set(names)];
}

/** Numbers that are none are ignored, as PostgREST does. */
function addWindow(
  windows: Map<string, At<Window>>,
  name: string,
  last: 'limit' | 'offset',
  value: string,
): void {
  const { path } = parseTreePath(name);
  const key = JSON.stringify(path);
  const window = windows.get(key) ?? { path, value: { offset: 0, limit: null } };
  if (/^-?\d{1,15}$/u.test(value)) {
    if (last === 'limit') window.value.limit = Number(value);
    else window.value.offset = Math.max(0, Number(value));
  }
  windows.set(key, window);
}
