import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseMimeType, requireHonestContent } from './content-type.ts';

const folder = await mkdtemp(join(tmpdir(), 'content-'));
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['text/plain;charset=UTF-8', 'text/plain;charset=UTF-8'],
  ['Text/Plain; charset="utf-8"; format=flowed', 'text/plain;charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml'],
  ['video/webm;codecs=vp8,opus', 'video/webm'],
  ['application/pdf;x=1, application/xhtml+xml', 'application/pdf'],
])('%s is stored as %s', (given, stored) => {
  expect(parseMimeType(given)).toBe(stored);
  expect(parseMimeType(stored)).toBe(stored);
});

it.each([
  'application/pdf, application/xhtml+xml',
  'application/pdf,application/xhtml+xml;charset=utf-8',
  'text/plain;charset=x, text/html',
  'text/plain\nx: y',
  'text',
  '',
  `a/${'b'.repeat(300)}`,
])('%j is no type', (given) => {
  expect(() => parseMimeType(given)).toThrow('is not supported');
});

it('takes XML for no kind that is known by its first bytes', async () => {
  const file = join(folder, 'page');
  await writeFile(file, '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>');
  const check = (type: string) => requireHonestContent(file, type, ['*/*']);
  await expect(check('application/pdf')).rejects.toMatchObject({ code: 'InvalidMimeType' });
  await check('image/svg+xml');
  await check('text/plain');
});
