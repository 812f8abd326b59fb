/** Largest accepted signature, in bytes after decoding. */
export const SIGNATURE_MAX_BYTES = 200_000;

export type SignatureImage = {
  type: 'image/png' | 'image/svg+xml';
  bytes: Uint8Array<ArrayBuffer>;
};

const DATA_URL = /^data:(image\/png|image\/svg\+xml)((?:;[a-z0-9=-]+)*),(.*)$/is;
const PNG_MAGIC = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length, type and checksum around the data of a chunk. */
const CHUNK_FRAME = 12;
/** The mark of the format, a header with 13 bytes, the end mark. */
const PNG_MIN_BYTES = PNG_MAGIC.length + CHUNK_FRAME + 13 + CHUNK_FRAME;
/** The forms draw 360 × 120 at the density of the screen. */
const PNG_MAX_SIDE = 2500;

/**
 * Decodes a signature data URL. Null if it is no data URL of a PNG or SVG, does
 * not decode, is cut off, is empty or exceeds SIGNATURE_MAX_BYTES. An SVG may
 * carry scripts: show it through `<img>` only, never inline.
 */
export function findSignatureImage(dataUrl: string): SignatureImage | null {
  // Base64 needs 4/3 of the bytes, percent-encoding at most three times as many.
  if (dataUrl.length > SIGNATURE_MAX_BYTES * 3 + 100) return null;
  const [, mediaType, parameters = '', payload = ''] = DATA_URL.exec(dataUrl) ?? [];
  if (!mediaType || !payload) return null;
  const type = mediaType.toLowerCase() === 'image/png' ? 'image/png' : 'image/svg+xml';
  const bytes = decodePayload(payload, parameters.toLowerCase().includes(';base64'));
  if (!bytes || bytes.length > SIGNATURE_MAX_BYTES) return null;
  return (type === 'image/png' ? isPng(bytes) : isSvg(bytes)) ? { type, bytes } : null;
}

function decodePayload(payload: string, isBase64: boolean): Uint8Array<ArrayBuffer> | null {
  try {
    return isBase64
      ? Uint8Array.from(atob(payload), (char) => char.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(payload));
  } catch {
    return null;
  }
}

/**
 * The signature of the format, then whole chunks: a header with a sensible size
 * first, image data, the end mark last.
 */
function isPng(bytes: Uint8Array): boolean {
  if (bytes.length < PNG_MIN_BYTES || !PNG_MAGIC.every((value, index) => bytes[index] === value))
    return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: string[] = [];
  for (
    let at = PNG_MAGIC.length;
    at + CHUNK_FRAME <= bytes.length;
    at += CHUNK_FRAME + view.getUint32(at)
  ) {
    chunks.push(String.fromCharCode(...bytes.subarray(at + 4, at + 8)));
    if (chunks.at(-1) === 'IEND')
      return at + CHUNK_FRAME === bytes.length && chunks.includes('IDAT');
    if (
      chunks.length === 1 &&
      !(chunks[0] === 'IHDR' && isSide(view.getUint32(at + 8)) && isSide(view.getUint32(at + 12)))
    )
      return false;
  }
  return false;
}
const isSide = (pixels: number): boolean => pixels > 0 && pixels <= PNG_MAX_SIDE;

const isSvg = (bytes: Uint8Array): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(new TextDecoder().decode(bytes));
