import { LIMITS } from '../limits.ts';
import { MalformedFrame, type Inbound, type Version } from './frame.ts';

const PUSH_KIND = 3;
const JSON_ENCODING = 1;
const HEADER_BYTES = 7;

/** Text frames of both protocols. Throws MalformedFrame. */
export function decodeText(text: string, version: Version): Inbound {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    throw new MalformedFrame('not JSON');
  }
  if (isNestedDeeper(message, LIMITS.nesting)) throw new MalformedFrame('nested too deeply');
  const fields = version === 2 ? fieldsOfArray(message) : fieldsOfObject(message);
  const { topic, event, payload } = fields;
  if (typeof topic !== 'string' || typeof event !== 'string')
    throw new MalformedFrame('topic and event are required');
  return {
    joinRef: textOf(fields.joinRef),
    ref: textOf(fields.ref),
    topic,
    event,
    payload,
    broadcast: findBroadcast(event, payload),
  };
}

/**
 * Parsing takes any depth, writing does not: a value that overflows the stack
 * would end the process.
 */
export const isNestedDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1)));

type Fields = { joinRef: unknown; ref: unknown; topic: unknown; event: unknown; payload: unknown };

function fieldsOfArray(message: unknown): Fields {
  if (!Array.isArray(message) || message.length !== 5)
    throw new MalformedFrame('expected [join_ref, ref, topic, event, payload]');
  const [joinRef, ref, topic, event, payload] = message as unknown[];
  return { joinRef, ref, topic, event, payload };
}

function fieldsOfObject(message: unknown): Fields {
  if (typeof message !== 'object' || message === null || Array.isArray(message))
    throw new MalformedFrame('expected an object');
  const { join_ref: joinRef, ref, topic, event, payload } = message as Record<string, unknown>;
  return { joinRef, ref, topic, event, payload };
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

function findBroadcast(event: string, payload: unknown): Inbound['broadcast'] {
  if (event !== 'broadcast' || typeof payload !== 'object' || payload === null) return null;
  const { event: name, payload: body } = payload as Record<string, unknown>;
  return typeof name === 'string' ? { event: name, body: JSON.stringify(body ?? {}) } : null;
}

/**
 * A broadcast in binary: kind, five lengths, encoding, then join_ref, ref,
 * topic, event, metadata and the payload. Throws MalformedFrame.
 */
export function decodeBinary(data: Buffer): Inbound {
  if (data.length < HEADER_BYTES || data[0] !== PUSH_KIND)
    throw new MalformedFrame('unknown binary frame');
  let offset = HEADER_BYTES;
  const take = (length: number): string => {
    const text = data.toString('utf8', offset, offset + length);
    offset += length;
    return text;
  };
  const [joinRef, ref, topic, event] = [
    take(data[1]!),
    take(data[2]!),
    take(data[3]!),
    take(data[4]!),
  ];
  take(data[5]!);
  if (offset > data.length || topic === '' || event === '')
    throw new MalformedFrame('binary frame is too short');
  const payload = data.subarray(offset);
  const body =
    data[6] === JSON_ENCODING ? requireJson(payload.toString()) : new Uint8Array(payload);
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: null,
    broadcast: { event, body },
  };
}

/** The text goes to other clients as it is, so it has to be what it claims. */
function requireJson(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    throw new MalformedFrame('payload is not JSON');
  }
}
