import { fileTypeFromBuffer } from 'file-type';
import { QUOTE_FILE_PROBLEMS, QUOTE_FILE_TYPES } from '#shared/quote-files.ts';

/** Enough for the camera of any phone, and far below what unpacks to gigabytes. */
const MAX_PIXELS = 60_000_000;

export type CleanFile = { type: string; bytes: Uint8Array };

/** The type by the content, never by the name; pictures are written anew, upright and without place, time and device. A string says what is wrong. */
export async function cleanFile(bytes: Uint8Array): Promise<CleanFile | string> {
  const type = (await fileTypeFromBuffer(bytes))?.mime;
  if (!type || !(type in QUOTE_FILE_TYPES)) return QUOTE_FILE_PROBLEMS.type;
  if (!type.startsWith('image/')) return { type, bytes };
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient();
    return { type, bytes: await (type === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer() };
  } catch {
    return QUOTE_FILE_PROBLEMS.broken;
  }
}
