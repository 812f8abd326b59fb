import type { Metadata } from 'sharp';

// BUDGET-02: a picture of a few kilobytes can unpack to gigabytes. What
// decoding needs is known from its head alone.

/** Enough for the camera of any phone. */
export const MAX_PIXELS = 60_000_000;
/**
 * What the decoder may hold at once, in bytes; the process around it takes some
 * 60 MB more, the server's own garbage as much again.
 */
export const MAX_HELD_BYTES = 80_000_000;

const SAMPLE_BYTES: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};
/** Samples a pixel that a progressive JPEG keeps until its last scan, two bytes each. */
const JPEG_SAMPLES: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2, '4:4:0': 2 };

type Head = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

export const pixelBytes = ({ channels, depth }: Head): number =>
  channels * (SAMPLE_BYTES[depth] ?? 1);

/**
 * What decoding holds at its peak, as measured with libvips 8.18: most formats
 * arrive line by line, some only as a whole.
 */
export function heldBytes(head: Head): number {
  const { format, width, height, channels, isProgressive, chromaSubsampling = '' } = head;
  const area = width * height;
  switch (format) {
    case 'jpeg':
      return isProgressive ? area * 2 * (JPEG_SAMPLES[chromaSubsampling] ?? channels) : 0;
    case 'png':
      return isProgressive ? area * pixelBytes(head) : 0;
    case 'heif':
      return area * 18;
    case 'gif':
      return area * 8;
    default:
      return area * pixelBytes(head);
  }
}

export const isTooLarge = (head: Head): boolean =>
  head.width * head.height > MAX_PIXELS || heldBytes(head) > MAX_HELD_BYTES;
