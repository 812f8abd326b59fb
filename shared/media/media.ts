// The media library (supabase/migrations/*_media.sql): what may be uploaded,
// and where its variants are.

export const MAX_MEDIA_BYTES = 25 * 1024 * 1024;

export const MEDIA_TYPES = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
  'application/pdf': 'PDF',
} as const;
export type MediaType = keyof typeof MEDIA_TYPES;
export const isMediaType = (type: string): type is MediaType => type in MEDIA_TYPES;

/** A row of the library as pages use it. */
export type Media = {
  id: string;
  name: string;
  type: MediaType;
  bytes: number;
  /** Of the upright original in pixels; null for a document. */
  size: { width: number; height: number } | null;
  alt: string;
  /** The part that is shown, as shares of the original. */
  crop: Rectangle;
  /** The point that stays in sight, as shares of the part shown. */
  focus: { x: number; y: number };
  version: number;
};
export type Rectangle = { x: number; y: number; width: number; height: number };

export const WHOLE: Rectangle = { x: 0, y: 0, width: 1, height: 1 };

export const MEDIA_PROBLEMS = {
  type: 'Dieses Format nehmen wir nicht an: JPEG, PNG, WebP, AVIF, SVG oder PDF.',
  size: 'Die Datei ist zu groß: höchstens 25 MB.',
  empty: 'Die Datei ist leer.',
  pixels: 'Das Bild hat zu viele Bildpunkte. Verkleinern Sie es auf höchstens 8.000 Pixel Breite.',
  broken: 'Die Datei lässt sich nicht lesen. Bitte speichern Sie sie neu ab.',
  drawing: 'Die Zeichnung lässt sich nicht lesen. Bitte speichern Sie sie als einfaches SVG.',
  alt: 'Beschreiben Sie in einem Satz, was das Bild zeigt.',
  picture: 'Hier passt nur ein Bild: JPEG, PNG, WebP, AVIF oder SVG.',
  kind: 'Ein Bild lässt sich nur durch ein Bild ersetzen, ein PDF nur durch ein PDF.',
} as const;

/** Endings that file dialogs offer. */
export const PICTURE_ACCEPT = '.jpg,.jpeg,.png,.webp,.avif,.svg';
export const DOCUMENT_ACCEPT = '.pdf';

export const MAX_ALT_LENGTH = 300;

/** Widths that variants are made in; a picture is never enlarged. */
const WIDTHS = [320, 640, 960, 1280, 1920] as const;
/**
 * The AVIF encoder holds the whole picture: so long a side is the most it gets
 * (platform/storage/pictures).
 */
const MAX_AVIF_SIDE = 1600;

export const VARIANT_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];

/** Pixels of the part that is shown. */
export function shownSize({ size, crop }: Pick<Media, 'size' | 'crop'>) {
  if (!size) throw new Error('a document has no size');
  return {
    width: Math.max(1, Math.round(size.width * crop.width)),
    height: Math.max(1, Math.round(size.height * crop.height)),
  };
}

export function listVariantWidths(
  media: Pick<Media, 'size' | 'crop'>,
  format: VariantFormat,
): number[] {
  const { width, height } = shownSize(media);
  const most =
    format === 'avif' ? Math.min(MAX_AVIF_SIDE, MAX_AVIF_SIDE * (width / height)) : Infinity;
  const smaller = WIDTHS.filter((step) => step < width && step <= most);
  const isWhole = width <= WIDTHS[WIDTHS.length - 1]! && width <= most;
  return isWhole ? [...smaller, width] : [...smaller];
}

/** Formats a picture is offered in; the last is for browsers that take neither of the others. */
export const listFormats = (type: MediaType): VariantFormat[] =>
  type === 'image/png' ? ['avif', 'webp', 'png'] : ['avif', 'webp', 'jpeg'];

export const isPicture = ({ type }: Pick<Media, 'type'>): boolean => type !== 'application/pdf';
export const isDrawing = ({ type }: Pick<Media, 'type'>): boolean => type === 'image/svg+xml';

/** Address of one variant of a picture. */
export const variantPath = (
  { id, version }: Pick<Media, 'id' | 'version'>,
  width: number,
  format: VariantFormat,
): string => `/medien/${id}/${version}-${width}.${format}`;

/** Every width of one format, as in <img srcset>. */
export const listSources = (
  media: Pick<Media, 'id' | 'version' | 'size' | 'crop'>,
  format: VariantFormat,
): string =>
  listVariantWidths(media, format)
    .map((width) => `${variantPath(media, width, format)} ${width}w`)
    .join(', ');

/** Address of a file that is sent as it is: drawings and documents. */
export const filePath = ({ id, version, type }: Pick<Media, 'id' | 'version' | 'type'>): string =>
  `/medien/${id}/${version}.${isDrawing({ type }) ? 'svg' : 'pdf'}`;

/** Address of a variant about as wide as wanted, for browsers of every age. */
export function findPictureSource(media: Media, width: number): string {
  if (isDrawing(media)) return filePath(media);
  const format = listFormats(media.type).at(-1) ?? 'jpeg';
  const widths = listVariantWidths(media, format);
  return variantPath(media, widths.find((known) => known >= width) ?? widths.at(-1) ?? 0, format);
}
