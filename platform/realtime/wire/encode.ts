import type { Broadcast, Frame, Version } from './frame.ts';

const BROADCAST_KIND = 4;
const MAX_FIELD_BYTES = 255;

export function encodeFrame(
  { joinRef, ref, topic, event, payload }: Frame,
  version: Version,
): string {
  return version === 2
    ? JSON.stringify([joinRef, ref, topic, event, payload])
    : JSON.stringify({ topic, event, payload, ref, join_ref: joinRef });
}

/**
 * A broadcast as the client of that version reads it; null when it cannot be
 * told so (bytes to protocol 1.0.0).
 */
export function encodeBroadcast(
  topic: string,
  broadcast: Broadcast,
  version: Version,
): string | Buffer | null {
  const { event, body, meta } = broadcast;
  const binary = version === 2 ? encodeBinary(topic, broadcast) : null;
  if (binary) return binary;
  if (typeof body !== 'string') return null;
  // The payload is JSON text already: it is put in place, not parsed and written again.
  const payload = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body}${meta ? `,"meta":${JSON.stringify(meta)}` : ''}}`;
  const name = JSON.stringify(topic);
  return version === 2
    ? `[null,null,${name},"broadcast",${payload}]`
    : `{"topic":${name},"event":"broadcast","payload":${payload},"ref":null}`;
}

/** Null when a field does not fit its one-byte length. */
function encodeBinary(topic: string, { event, body, meta }: Broadcast): Buffer | null {
  const fields = [topic, event, meta ? JSON.stringify(meta) : ''].map((text) => Buffer.from(text));
  if (fields.some((field) => field.length > MAX_FIELD_BYTES)) return null;
  const isJson = typeof body === 'string';
  return Buffer.concat([
    Buffer.from([BROADCAST_KIND, ...fields.map((field) => field.length), isJson ? 1 : 0]),
    ...fields,
    isJson ? Buffer.from(body) : body,
  ]);
}
