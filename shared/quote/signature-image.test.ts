import { expect, it } from 'vitest';
import { findSignatureImage, SIGNATURE_MAX_BYTES } from './signature-image.ts';

const chunk = (type: string, data: Uint8Array = new Uint8Array()) => {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4);
  bytes.set(data, 8);
  return bytes;
};
const header = (width: number, height: number) => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return chunk('IHDR', size);
};
const buildPng = (...chunks: Buffer[]) =>
  Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
const toDataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

const HEADER = header(360, 120);
const DATA = chunk('IDAT', Buffer.alloc(20));
const END = chunk('IEND');
/** A picture of exactly `length` bytes. */
const png = (length: number) =>
  toDataUrl(
    buildPng(
      HEADER,
      chunk('IDAT', Buffer.alloc(length - buildPng(HEADER, DATA, END).length + 20)),
      END,
    ),
  );

it('reads PNG and SVG, base64 and percent-encoded', () => {
  expect(findSignatureImage(png(120))).toMatchObject({ type: 'image/png', bytes: { length: 120 } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(findSignatureImage(`data:image/svg+xml;base64,${btoa(svg)}`)?.type).toBe('image/svg+xml');
  expect(
    findSignatureImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)?.type,
  ).toBe('image/svg+xml');
});

it('accepts exactly the largest size', () => {
  expect(findSignatureImage(png(SIGNATURE_MAX_BYTES))).not.toBeNull();
  expect(findSignatureImage(png(SIGNATURE_MAX_BYTES + 1))).toBeNull();
});

it.each([
  '',
  'https://example.org/a.png',
  'data:image/jpeg;base64,/9j/',
  'data:image/png;base64,',
  'data:image/png;base64,%%%',
  'data:image/svg+xml,<html>',
  'data:image/svg+xml,%E0',
])('refuses %j', (value) => expect(findSignatureImage(value)).toBeNull());

it.each([
  ['nothing but the mark of the format', buildPng()],
  ['cut off', buildPng(HEADER, DATA)],
  ['cut off within its header', buildPng(HEADER.subarray(0, 13))],
  ['cut off within its data', buildPng(HEADER, DATA.subarray(0, 15))],
  ['without image data', buildPng(HEADER, END)],
  ['without a header', buildPng(DATA, END)],
  ['no pixels', buildPng(header(0, 120), DATA, END)],
  ['far larger than a signature', buildPng(header(60_000, 60_000), DATA, END)],
  ['followed by something else', buildPng(HEADER, DATA, END, Buffer.from('<script>'))],
])('refuses a PNG that is %s', (_, bytes) =>
  expect(findSignatureImage(toDataUrl(bytes))).toBeNull(),
);
