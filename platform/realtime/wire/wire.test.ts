import fc from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { decodeBinary, decodeText } from './decode.ts';
import { encodeBroadcast, encodeFrame } from './encode.ts';
import { MalformedFrame } from './frame.ts';

describe('frames', () => {
  it('reads in both protocols what it writes', () => {
    const frame = {
      joinRef: '1',
      ref: '2',
      topic: 'realtime:a',
      event: 'presence',
      payload: { a: 'ü' },
    };
    for (const version of [1, 2] as const)
      expect(decodeText(encodeFrame(frame, version), version)).toEqual({
        ...frame,
        broadcast: null,
      });
  });

  it('tells a broadcast in binary to protocol 2, in text to protocol 1, and bytes only to protocol 2', () => {
    const json = { event: 'e', body: '{"n":1}' };
    expect(encodeBroadcast('realtime:a', json, 2)).toEqual(
      Buffer.from('\x04\x0a\x01\x00\x01realtime:ae{"n":1}', 'latin1'),
    );
    expect(JSON.parse(encodeBroadcast('realtime:a', json, 1) as string)).toMatchObject({
      payload: { type: 'broadcast', event: 'e', payload: { n: 1 } },
    });
    expect(encodeBroadcast('realtime:a', { event: 'e', body: new Uint8Array([1]) }, 1)).toBeNull();
    const long = encodeBroadcast('realtime:a', { event: 'e'.repeat(300), body: '1' }, 2);
    expect(JSON.parse(long as string)).toEqual([
      null,
      null,
      'realtime:a',
      'broadcast',
      { type: 'broadcast', event: 'e'.repeat(300), payload: 1 },
    ]);
  });

  it('refuses what is nested so deeply that writing it again would overflow the stack', () => {
    const nest = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    const read = (levels: number) =>
      decodeText(`["1","1","realtime:a","broadcast",{"event":"e","payload":${nest(levels)}}]`, 2);
    expect(read(100).broadcast).toEqual({ event: 'e', body: nest(100) });
    for (const levels of [1_000, 100_000]) expect(() => read(levels)).toThrow(MalformedFrame);
  });

  it('refuses anything else without breaking', () => {
    const decode = (read: () => unknown) => {
      try {
        read();
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedFrame);
      }
    };
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) =>
        decode(() => decodeBinary(Buffer.from([3, ...bytes]))),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) =>
        ([1, 2] as const).forEach((version) => decode(() => decodeText(text, version))),
      ),
    );
    expect(() => decodeBinary(Buffer.from('\x03\x00\x00\x01\x01\x00\x01te{', 'latin1'))).toThrow(
      'payload is not JSON',
    );
  });
});
