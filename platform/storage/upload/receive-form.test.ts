import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storageError } from '../errors.ts';
import { receiveForm } from './receive-form.ts';

const folder = await mkdtemp(join(tmpdir(), 'form-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'arriving');

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (content: string, name = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a"\r\ncontent-type: ` +
  `text/plain\r\n\r\n${content}\r\n`;
const END = '--x--\r\n';

async function* arriveAs(...chunks: string[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk, 'latin1');
}

const receive = (
  body: AsyncIterable<Uint8Array>,
  options: { limit?: number; checkType?: (type: string) => void } = {},
) =>
  receiveForm({
    body,
    contentType: 'multipart/form-data; boundary=x',
    file,
    limit: 1_000_000,
    maxFieldBytes: 10,
    checkType() {},
    ...options,
  });

it('takes fields before and after the file, however the bytes are cut', async () => {
  const text = `${part('cacheControl', '60')}${filePart('\r\n--\r\n-x is no boundary\r\n--')}${part('metadata', '{"a":1}')}${END}`;
  for (const chunks of [[text], text.match(/[^]/g)!, [text.slice(0, 100), text.slice(100)]]) {
    const { fields, mimeType, size, md5 } = await receive(arriveAs(...chunks));
    expect([...fields]).toEqual([
      ['cacheControl', '60'],
      ['metadata', '{"a":1}'],
    ]);
    expect(mimeType).toBe('text/plain');
    const written = await readFile(file);
    expect(written.toString()).toBe('\r\n--\r\n-x is no boundary\r\n--');
    expect([size, md5]).toEqual([
      written.byteLength,
      createHash('md5').update(written).digest('hex'),
    ]);
  }
});

it('keeps the type of the file as it was said, whatever the parts around it say', async () => {
  const typed = filePart('text').replace('text/plain', 'text/plain;charset=iso-8859-1');
  const field = part('cacheControl', '60').replace(
    '\r\n\r\n',
    '\r\ncontent-type: text/x-field; charset=utf-16\r\n\r\n',
  );
  expect((await receive(arriveAs(field, typed, filePart('other'), END))).mimeType).toBe(
    'text/plain;charset=iso-8859-1',
  );
  const untyped = filePart('text').replace('content-type: text/plain\r\n', '');
  expect((await receive(arriveAs(field, untyped, END))).mimeType).toBe('text/plain');
});

it('has the file on the disk while the rest is still on its way', async () => {
  const half = 'y'.repeat(400_000);
  let sizeInBetween = 0;
  async function* slowly(): AsyncGenerator<Uint8Array> {
    yield* arriveAs(filePart(half).slice(0, -2));
    await expect
      .poll(async () => (sizeInBetween = (await stat(file)).size))
      .toBeGreaterThan(300_000);
    yield* arriveAs(half, '\r\n', END);
  }
  await rm(file);
  expect((await receive(slowly())).size).toBe(800_000);
  expect(sizeInBetween).toBeLessThan(800_000);
});

it('keeps the first file only, and a field only as far as it may be read', async () => {
  const { size, fields } = await receive(
    arriveAs(part('metadata', 'm'.repeat(500)), filePart('one'), filePart('other one', 'b'), END),
  );
  expect([size, fields.get('metadata')!.length]).toEqual([3, 11]);
});

it('reads a refused body to its end before it says so', async () => {
  let isRead = false;
  async function* body(): AsyncGenerator<Uint8Array> {
    yield* arriveAs(
      part('contentType', 'image/png'),
      filePart('z'.repeat(200_000)),
      filePart('z'.repeat(200_000)),
      END,
    );
    isRead = true;
  }
  const refuse = (type: string): void => {
    throw storageError('InvalidMimeType', type);
  };
  await expect(receive(body(), { checkType: refuse })).rejects.toMatchObject({
    code: 'InvalidMimeType',
    message: 'image/png',
  });
  expect(isRead).toBe(true);
  isRead = false;
  await expect(receive(body(), { limit: 100_000 })).rejects.toMatchObject({
    code: 'EntityTooLarge',
  });
  expect(isRead).toBe(true);
});

it.each([
  ['a form that ends too early', [filePart('text')]],
  ['a file that ends too early', [filePart('text').slice(0, -4)]],
  ['a second file that ends too early', [filePart('text'), filePart('text').slice(0, -4)]],
  ['a part whose head ends too early', [filePart('text'), filePart('text').slice(0, 20)]],
  ['no form', ['text']],
  ['no file', [part('metadata', '{}'), END]],
  ['a hundred and one parts', [part('a', '1').repeat(100), filePart('text'), END]],
])('%s is the mistake of the client', async (_, chunks) => {
  await expect(receive(arriveAs(...chunks))).rejects.toMatchObject({ code: 'InvalidRequest' });
});

it('reads the head of a part in each way that clients write it', async () => {
  const head = (disposition: string): string =>
    `--x\r\nContent-Disposition: ${disposition}\r\n\r\ntext\r\n`;
  const { fields, size } = await receive(
    arriveAs(
      '--x\r\ncontent-type: text/plain\r\n\r\nwithout a disposition\r\n',
      head('attachment; name="metadata"'),
      head('FORM-DATA;name=metadata'),
      head('form-data; name="a \\"quoted\\" name"'),
      head("form-data; name=file; filename*=UTF-8''%C3%A4.txt"),
      END,
    ),
  );
  expect([...fields.keys()]).toEqual(['metadata', 'a "quoted" name']);
  expect(size).toBe(4);
});

it('asks for the boundary', async () => {
  const typeless = { contentType: 'multipart/form-data', body: arriveAs(filePart('text'), END) };
  await expect(
    receiveForm({ ...typeless, file, limit: 1e6, maxFieldBytes: 10, checkType() {} }),
  ).rejects.toMatchObject({ code: 'InvalidRequest' });
});

it('a client that goes away is told from a client that sends nonsense', async () => {
  async function* body(): AsyncGenerator<Uint8Array> {
    yield* arriveAs(filePart('x'.repeat(100_000)).slice(0, -2));
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  }
  await expect(receive(body())).rejects.toMatchObject({ message: 'aborted' });
});

it('a disk that takes nothing is no mistake of the client', async () => {
  const body = arriveAs(filePart('x'.repeat(500_000)), filePart('y'.repeat(500_000)), END);
  const nowhere = {
    body,
    contentType: 'multipart/form-data; boundary=x',
    file: join(folder, 'no', 'such'),
  };
  await expect(
    receiveForm({ ...nowhere, limit: 1e6, maxFieldBytes: 10, checkType() {} }),
  ).rejects.toMatchObject({ code: 'ENOENT' });
});
