import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hasActiveContent, mayHoldMacros } from './active-content.ts';

const pdf = (...parts: (string | Buffer)[]) =>
  hasActiveContent(new Blob(['%PDF-1.7\n', ...parts.map((part) => part as BlobPart), '\n%%EOF']));
const packed = (objects: string, kind = '/ObjStm') => [
  `1 0 obj <</Type ${kind} /Filter /FlateDecode>>\nstream\n`,
  deflateSync(objects),
  '\nendstream endobj',
];

it.each([
  ['a script', ['1 0 obj <</OpenAction <</S /JavaScript /JS (app.alert(1))>>>> endobj']],
  ['a script in other letters', ['1 0 obj <</S /J#61vaScript>> endobj']],
  ['a program', ['1 0 obj <</S /Launch /F (cmd.exe)>> endobj']],
  ['a packed script', packed('5 0 <</S /JavaScript /JS (x)>>')],
  ['what unpacks to more than a page can hold', packed('0'.repeat(64 * 1024 * 1024))],
  [
    'a script between comments that look like a stream',
    ['% stream\n1 0 obj <</S /JavaScript /JS (x)>> endobj\n% endstream'],
  ],
  ['packed objects that nobody can read', ['1 0 obj <</Type /ObjStm>>\nstream\n???\nendstream']],
])('finds %s', async (_, parts) => {
  expect(await pdf(...parts)).toBe(true);
});

it.each([
  ['pages and a first view', ['1 0 obj <</Type /Catalog /OpenAction [3 0 R /Fit]>> endobj']],
  ['packed objects', packed('5 0 <</Type /Page>>')],
  ['the same words on a page', packed('(Wir schreiben /JavaScript)', '/Page')],
])('leaves %s alone', async (_, parts) => {
  expect(await pdf(...parts)).toBe(false);
});

it.each([
  ['streams that never end', 'stream\n'],
  ['streams of no object', 'stream\nendstream '],
  ['signs that spell nothing', '#4'],
])('is done with a file full of %s before anybody waits', async (_, part) => {
  const before = process.threadCpuUsage();
  await pdf(part.repeat(100_000));
  // Looked at again for each, such a file takes minutes.
  expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(5);
});

it('knows formats that hold macros unseen', () => {
  expect(mayHoldMacros({ mime_type: 'application/msword' })).toBe(true);
  expect(mayHoldMacros({ mime_type: 'application/pdf' })).toBe(false);
});
