import { expect, it } from 'vitest';
import { isTooLarge } from './budget.ts';

const usual = { width: 8_064, height: 6_048, channels: 3, depth: 'uchar' } as const;
const phone = {
  ...usual,
  format: 'jpeg',
  chromaSubsampling: '4:2:0',
  isProgressive: false,
} as const;

it.each([
  ['the largest photo of a phone', phone, false],
  ['more pixels than any camera', { ...phone, width: 10_000 }, true],
  [
    'a progressive photo of 24 megapixels',
    { ...phone, width: 6_000, height: 4_000, isProgressive: true, chromaSubsampling: '4:4:4' },
    true,
  ],
  [
    'the same as cameras write it',
    { ...phone, width: 6_000, height: 4_000, isProgressive: true },
    false,
  ],
  ['a drawing of 59 megapixels', { ...usual, width: 7_700, height: 7_700, format: 'png' }, false],
  [
    'the same interlaced',
    { ...usual, width: 7_700, height: 7_700, format: 'png', isProgressive: true },
    true,
  ],
  [
    'a deep interlaced one of 20',
    {
      ...usual,
      width: 5_000,
      height: 4_000,
      channels: 4,
      depth: 'ushort',
      format: 'png',
      isProgressive: true,
    },
    true,
  ],
  ['WebP of 12', { ...usual, width: 4_000, height: 3_000, channels: 4, format: 'webp' }, false],
  ['WebP of 48', { ...usual, channels: 4, format: 'webp' }, true],
  ['AVIF of 12', { ...usual, width: 4_000, height: 3_000, format: 'heif' }, true],
  ['AVIF of 4', { ...usual, width: 2_400, height: 1_600, format: 'heif' }, false],
] as const)('%s', (_, head, expected) => {
  expect(isTooLarge({ isProgressive: false, chromaSubsampling: '', ...head })).toBe(expected);
});
