import { lazily } from '#shared/core/lazily.ts';

/**
 * What the buckets project-files and message-files take: file name ending →
 * type. The migration lists the same types.
 */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  psd: 'image/vnd.adobe.photoshop',
  pdf: 'application/pdf',
  ai: 'application/pdf',
  ps: 'application/postscript',
  zip: 'application/zip',
  txt: 'text/plain',
  md: 'text/plain',
  csv: 'text/csv',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
};
export const MAX_FILE_BYTES = 50 * 1024 * 1024;

/** By the ending: browsers name types differently from system to system. Undefined: not taken. */
export const fileTypeOf = (name: string): string | undefined =>
  FILE_TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** What is wrong with a file before it is sent; empty: nothing. */
export function checkFile({ name, size }: { name: string; size: number }): string {
  if (fileTypeOf(name) === undefined) return 'Dieser Dateityp wird nicht angenommen.';
  if (size > MAX_FILE_BYTES) return 'Die Datei ist größer als 50 MB.';
  return size === 0 ? 'Die Datei ist leer.' : '';
}

const amount = lazily(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

/** 1536 → '1,5 KB' (non-breaking space). */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes}\u00a0Byte`;
  return bytes < 1024 * 1024
    ? `${amount().format(bytes / 1024)}\u00a0KB`
    : `${amount().format(bytes / 1024 / 1024)}\u00a0MB`;
}
