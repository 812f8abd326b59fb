import { invalidBody } from '../errors.ts';
import { parseCsv } from './csv.ts';

/**
 * A request body. `json` goes to Postgres as the client wrote it (so that
 * numbers keep their digits); `keys` are the fields of its objects. `raw` is
 * the body of a function with one unnamed parameter.
 */
export type Payload =
  | { kind: 'json'; contentType: string; json: string; keys: readonly string[]; isArray: boolean }
  /** A form sent to a function; names may repeat. */
  | { kind: 'form'; contentType: string; entries: readonly (readonly [string, string])[] }
  | { kind: 'raw'; contentType: string; bytes: Uint8Array<ArrayBuffer> };

const jsonTypes = new Set([
  'application/json',
  'application/vnd.pgrst.object+json',
  'application/vnd.pgrst.array+json',
]);
const rawTypes = new Set(['text/plain', 'text/xml', 'application/octet-stream']);
const decoder = new TextDecoder();
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (contentType: string | undefined): string =>
  contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';

/** Whether a body of this type is taken apart; others are passed on as bytes. */
export const isParsed = (contentType: string | undefined): boolean =>
  !rawTypes.has(typeOf(contentType));

/** Far more than the 1,600 columns that a table of Postgres can have. */
const MAX_FIELDS = 10_000;

function requireFewFields(count: number): void {
  if (count > MAX_FIELDS) throw invalidBody(`More than ${MAX_FIELDS} fields`);
}

/**
 * `columns` (from the query) replaces the keys and lifts the rule that all
 * objects have the same ones.
 */
export function parsePayload(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
  target: 'table' | 'rpc',
  columns: readonly string[] | null,
): Payload {
  const type = typeOf(contentType);
  const text = decoder.decode(bytes);
  if (jsonTypes.has(type))
    return parseJson(
      target === 'rpc' && text === '' ? '{}' : text,
      'application/json',
      target,
      columns,
    );
  if (type === 'text/csv') return parseJson(JSON.stringify(parseCsv(text)), type, target, columns);
  if (type === 'application/x-www-form-urlencoded') {
    // Counted before it is taken apart: a million fields take seconds.
    requireFewFields(text.split('&', MAX_FIELDS + 1).length);
    const form = new URLSearchParams(text);
    return target === 'rpc'
      ? { kind: 'form', contentType: type, entries: [...form] }
      : parseJson(JSON.stringify(Object.fromEntries(form)), type, target, columns);
  }
  if (target === 'rpc' && rawTypes.has(type)) return { kind: 'raw', contentType: type, bytes };
  throw invalidBody(`Content-Type not acceptable: ${type}`);
}

function parseJson(
  text: string,
  contentType: string,
  target: 'table' | 'rpc',
  columns: readonly string[] | null,
): Payload {
  const value = parseJsonText(text);
  const isArray = Array.isArray(value);
  // Bare values are no rows, but may be the argument of a function.
  if (!isArray && !isObject(value))
    return {
      kind: 'json',
      contentType,
      json: target === 'rpc' ? text : '[]',
      keys: [],
      isArray: true,
    };
  return {
    kind: 'json',
    contentType,
    json: text,
    keys: columns ?? commonKeys(isArray ? (value as unknown[]) : [value]),
    isArray,
  };
}

/** Deeper than any data, and yet far from where databases run out of stack. */
const MAX_NESTING = 1_000;

function parseJsonText(text: string): unknown {
  if (measureNesting(text) > MAX_NESTING) throw invalidBody('JSON is nested too deep');
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

/** Brackets in texts count too: no one writes a thousand of them without closing any. */
function measureNesting(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (char === 0x5d || char === 0x7d) depth--;
  }
  return deepest;
}

function commonKeys(rows: readonly unknown[]): string[] {
  if (rows.length === 0) return [];
  const keys = isObject(rows[0]) ? Object.keys(rows[0]) : null;
  requireFewFields(keys?.length ?? 0);
  const known = new Set(keys);
  for (const row of rows) {
    const own = keys && isObject(row) ? Object.keys(row) : null;
    if (!own || own.length !== known.size || !own.every((key) => known.has(key)))
      throw invalidBody('All object keys must match');
  }
  return keys ?? [];
}
