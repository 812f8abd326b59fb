import { expect, it } from 'vitest';
import { findSignatureImage, SIGNATURE_MAX_BYTES } from './signature-image.ts';

const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (length: number) => {
  const bytes = Buffer.alloc(length);
  Buffer.from(PNG_MAGIC).copy(bytes);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

it('reads PNG and SVG, base64 and percent-encoded', () => {
  expect(findSignatureImage(png(64))).toMatchObject({ type: 'image/png', bytes: { length: 64 } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  expect(findSignatureImage(`data:image/svg+xml;base64,${btoa(svg)}`)?.type).toBe('image/svg+xml');
  expect(findSignatureImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`)?.type).toBe('image/svg+xml');
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
