import type { PlatformError } from '../../core/error.ts';
import { restError } from '../errors.ts';
import type { MediaHandler } from '../schema/types.ts';

/** How the rows of an answer are written. `stripped` leaves out null fields. */
export type MediaType =
  | { kind: 'json'; stripped: boolean }
  | { kind: 'object'; stripped: boolean }
  | { kind: 'csv' }
  /** What the database itself writes: the value of a function, or of an aggregate over the rows. */
  | { kind: 'custom'; contentType: string; isBinary: boolean; handler: MediaHandler | null };

const supported = new Map<string, MediaType>(
  Object.entries({
    '*/*': { kind: 'json', stripped: false },
    'application/*': { kind: 'json', stripped: false },
    'application/json': { kind: 'json', stripped: false },
    'application/vnd.pgrst.array': { kind: 'json', stripped: false },
    'application/vnd.pgrst.array+json': { kind: 'json', stripped: false },
    'application/vnd.pgrst.object': { kind: 'object', stripped: false },
    'application/vnd.pgrst.object+json': { kind: 'object', stripped: false },
    'text/csv': { kind: 'csv' },
  } satisfies Record<string, MediaType>),
);
const rootTypes = new Set(['application/openapi+json', 'application/json', '*/*']);
const inUtf8 = new Set([
  'application/json',
  'application/openapi+json',
  'application/geo+json',
  'text/csv',
  'text/plain',
  'text/xml',
]);

/**
 * Chooses the media type by the quality and order of `Accept`. `findCustom`
 * tells what the database writes itself; PostgREST's own types win.
 */
export function chooseMediaType(
  accept: string | undefined,
  findCustom: (type: string) => MediaType | null,
): MediaType {
  const wanted = (accept ?? '*/*')
    .split(',')
    .map(parseRange)
    .sort((a, b) => b.quality - a.quality);
  for (const { type, stripped } of wanted) {
    const isOwn = type.startsWith('application/vnd.pgrst.');
    const media = (isOwn ? null : findCustom(type)) ?? supported.get(type);
    if (media)
      return stripped && isOwn && (media.kind === 'json' || media.kind === 'object')
        ? { kind: media.kind, stripped }
        : media;
  }
  throw notAvailable(wanted);
}

const notAvailable = (wanted: readonly { text: string }[]): PlatformError =>
  restError(
    'PGRST107',
    `None of these media types are available: ${wanted.map((range) => range.text).join(', ')}`,
  );

/** The root has one representation, whatever of this is asked for. */
export function requireOpenApi(accept = '*/*'): void {
  const wanted = accept.split(',').map(parseRange);
  if (!wanted.some(({ type }) => rootTypes.has(type))) throw notAvailable(wanted);
}

function parseRange(text: string): {
  text: string;
  type: string;
  stripped: boolean;
  quality: number;
} {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
  return {
    text: text.trim(),
    type: type.toLowerCase(),
    stripped: parameters.includes('nulls=stripped'),
    quality: Number.isFinite(quality) ? quality : 0,
  };
}

export function contentTypeOf(media: MediaType): string {
  if (media.kind === 'csv') return 'text/csv; charset=utf-8';
  if (media.kind === 'custom')
    return inUtf8.has(media.contentType)
      ? `${media.contentType}; charset=utf-8`
      : media.contentType;
  if (media.kind === 'object')
    return (
      `application/vnd.pgrst.object+json${media.stripped ? ';nulls=stripped' : ''}; ` +
      'charset=utf-8'
    );
  return media.stripped
    ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8'
    : 'application/json; charset=utf-8';
}
