import { invalidBody } from '../errors.ts';
import { parseCsv } from './csv.ts';

/**
 * A request body. `json` goes to Postgres as the client wrote it (so that numbers keep their digits); `keys` are the fields of its objects.
 * `raw` is the body of a function with one unnamed parameter.
 */
export type Payload =
  | { kind: 'json'; json: string; keys: readonly string[]; isArray: boolean; rows: number }
  | { kind: 'raw'; contentType: string; bytes: Uint8Array<ArrayBuffer> };

const decoder = new TextDecoder();
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `columns` (from the query) replaces the keys and lifts the rule that all objects have the same ones. */
export function parsePayload(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | undefined,
  target: 'table' | 'rpc',
  columns: readonly string[] | null,
): Payload {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() || 'application/json';
  if (type === 'application/json' || type === 'application/vnd.pgrst.object+json' || type === 'application/vnd.pgrst.array+json') {
    const text = decoder.decode(bytes);
    return parseJson(target === 'rpc' && text === '' ? '{}' : text, columns);
  }
  if (type === 'text/csv') return parseJson(JSON.stringify(parseCsv(decoder.decode(bytes))), columns);
  if (type === 'application/x-www-form-urlencoded')
    return parseJson(JSON.stringify(Object.fromEntries(new URLSearchParams(decoder.decode(bytes)))), columns);
  if (target === 'rpc' && (type === 'text/plain' || type === 'text/xml' || type === 'application/octet-stream'))
    return { kind: 'raw', contentType: type, bytes };
  throw invalidBody(`Content-Type not acceptable: ${type}`);
}

function parseJson(text: string, columns: readonly string[] | null): Payload {
  const value = parseJsonText(text);
  const isArray = Array.isArray(value);
  const rows = isArray ? (value as unknown[]) : [value];
  if (!isArray && !isObject(value)) return { kind: 'json', json: text, keys: [], isArray: true, rows: 0 };
  return { kind: 'json', json: text, keys: columns ?? commonKeys(rows), isArray, rows: rows.length };
}

function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
}

function commonKeys(rows: readonly unknown[]): string[] {
  if (rows.length === 0) return [];
  const keys = isObject(rows[0]) ? Object.keys(rows[0]) : null;
  const known = new Set(keys);
  for (const row of rows) {
    const own = keys && isObject(row) ? Object.keys(row) : null;
    if (!own || own.length !== known.size || !own.every((key) => known.has(key))) throw invalidBody('All object keys must match');
  }
  return keys ?? [];
}
