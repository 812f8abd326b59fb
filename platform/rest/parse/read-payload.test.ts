import { describe, expect, it } from 'vitest';
import { PlatformError } from '../../core/error.ts';
import { parsePayload } from './payload.ts';
import { readPayload } from './read-payload.ts';

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));
const rows = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, id) => ({ id, name: 'x'.repeat(40) })));

describe('large bodies', () => {
  it('mean the same as small ones', async () => {
    const text = rows(5_000);
    const csv = `id,name\n${'1,eins\n'.repeat(20_000)}`;
    for (const [body, type, columns] of [
      [text, 'application/json', null],
      [text, 'application/json', ['id']],
      [csv, 'text/csv', null],
      [`a=${'x'.repeat(100_000)}&b=%C3%BC`, 'application/x-www-form-urlencoded', null],
    ] as const) {
      for (const target of ['table', 'rpc'] as const) {
        expect(await readPayload(encode(body), type, target, columns)).toEqual(
          parsePayload(encode(body), type, target, columns),
        );
      }
    }
    expect(await readPayload(encode(text), 'text/plain', 'rpc', null)).toMatchObject({
      kind: 'raw',
    });
  });

  it('are refused with the same words', async () => {
    const refusal = (text: string, type = 'application/json') =>
      readPayload(encode(text), type, 'table', null).catch(
        (error: unknown) => error as PlatformError,
      );
    for (const [text, type, message] of [
      [`${rows(5_000)}]`, 'application/json', 'Empty or invalid json'],
      [
        `${rows(5_000).slice(0, -1)},{"other":1}]`,
        'application/json',
        'All object keys must match',
      ],
      ['['.repeat(100_000), 'application/json', 'JSON is nested too deep'],
      [`a,b\n${'1\n'.repeat(50_000)}`, 'text/csv', 'All lines must have same number of fields'],
      ['a=1&'.repeat(50_000), 'application/x-www-form-urlencoded', 'More than 10000 fields'],
      [
        `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`,
        'application/json',
        'More than 10000 fields',
      ],
    ] as const) {
      const error = await refusal(text, type);
      expect(error).toBeInstanceOf(PlatformError);
      expect(error).toMatchObject({ code: 'PGRST102', status: 400, message });
    }
  });

  it('leave the event loop to the others', async () => {
    const body = encode(rows(100_000));
    let turns = 0;
    let done = false;
    const count = (): void => {
      turns += 1;
      if (!done) setImmediate(count);
    };
    setImmediate(count);
    await readPayload(body, 'application/json', 'table', null);
    done = true;
    expect(turns).toBeGreaterThan(20);
  });
});
