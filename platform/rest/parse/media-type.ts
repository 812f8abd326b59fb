import { restError } from '../errors.ts';

/** How the rows of an answer are written. `stripped` leaves out null fields. */
export type MediaType =
  | { kind: 'json'; stripped: boolean }
  | { kind: 'object'; stripped: boolean }
  | { kind: 'csv' }
  /** The bare value of a function that returns one scalar. */
  | { kind: 'raw'; contentType: string };

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
const json = { kind: 'json', stripped: false } satisfies MediaType;

/** Chooses the media type by the quality and order of `Accept`. `rawTypes` are those in which the target's bare value may be sent. */
export function chooseMediaType(accept: string | undefined, rawTypes: readonly string[]): MediaType {
  if (!accept || accept === '*/*' || accept === 'application/json') return json;
  const wanted = accept
    .split(',')
    .map(parseRange)
    .sort((a, b) => b.quality - a.quality);
  for (const { type, stripped } of wanted) {
    const media = supported.get(type);
    if (media)
      return stripped && (media.kind === 'json' || media.kind === 'object') && type.includes('vnd.pgrst')
        ? { kind: media.kind, stripped }
        : media;
    if (rawTypes.includes(type)) return { kind: 'raw', contentType: type };
  }
  throw restError('PGRST107', `None of these media types are available: ${wanted.map((range) => range.text).join(', ')}`);
}

function parseRange(text: string): { text: string; type: string; stripped: boolean; quality: number } {
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
  if (media.kind === 'raw')
    return media.contentType === 'application/octet-stream' ? media.contentType : `${media.contentType}; charset=utf-8`;
  if (media.kind === 'object') return `application/vnd.pgrst.object+json${media.stripped ? ';nulls=stripped' : ''}; charset=utf-8`;
  return media.stripped ? 'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8' : 'application/json; charset=utf-8';
}
