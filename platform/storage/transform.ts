import { z } from 'zod';

const MAX_SIDE = 2500;
const offset = z.coerce.number().optional();
const side = z.coerce.number().int().min(0).max(MAX_SIDE).optional();

/**
 * How a picture is to be delivered. Sides in pixels; `cover` fills and cuts,
 * `contain` fits inside, `fill` distorts.
 */
export const TransformSchema = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp', 'jpeg', 'png']).optional(),
  /**
   * What stays when `cover` cuts: a side, the liveliest part (sm), or a point
   * given by two shares from the left top (fp).
   */
  gravity: z
    .enum(['no', 'so', 'ea', 'we', 'noea', 'nowe', 'soea', 'sowe', 'ce', 'sm', 'fp'])
    .optional(),
  x_offset: offset,
  y_offset: offset,
});
export type Transform = z.output<typeof TransformSchema>;

const RESIZING: Readonly<Record<string, string>> = { cover: 'fill', contain: 'fit', fill: 'force' };

/**
 * The form that is signed and reported in `x-transformations`, as Supabase
 * writes it. Empty when nothing changes.
 */
export function writeTransform({
  width,
  height,
  resize,
  quality,
  format,
  gravity,
  x_offset: x = 0,
  y_offset: y = 0,
}: Transform): string {
  const parts: string[] = [];
  if (height) parts.push(`height:${height}`);
  if (width) parts.push(`width:${width}`);
  if (width || height) parts.push(`resizing_type:${RESIZING[resize ?? 'cover']}`);
  if (gravity)
    parts.push(
      x === 0 && y === 0 && gravity !== 'fp'
        ? `gravity:${gravity}`
        : `gravity:${gravity}:${x}:${y}`,
    );
  if (quality) parts.push(`quality:${quality}`);
  if (format && format !== 'origin') parts.push(`format:${format}`);
  return parts.join(',');
}

/** Reads what `writeTransform` wrote. */
export function parseTransform(text: string): Transform {
  const parts = new Map(
    text.split(',').map((part) => [part.split(':')[0]!, part.split(':').slice(1)]),
  );
  const first = (name: string): string | undefined => parts.get(name)?.[0];
  const [gravity, x, y] = parts.get('gravity') ?? [];
  return TransformSchema.parse({
    width: first('width'),
    height: first('height'),
    quality: first('quality'),
    format: first('format'),
    resize: Object.keys(RESIZING).find((name) => RESIZING[name] === first('resizing_type')),
    gravity,
    x_offset: x,
    y_offset: y,
  });
}

const COMPASS = {
  no: 'north',
  so: 'south',
  ea: 'east',
  we: 'west',
  noea: 'northeast',
  nowe: 'northwest',
  soea: 'southeast',
  sowe: 'southwest',
  ce: 'centre',
} as const;

/** The part that stays, in sharp's words; a point counts as the ninth of the picture it lies in. */
export function buildPosition({
  gravity,
  x_offset: x = 0.5,
  y_offset: y = 0.5,
}: Transform): string {
  if (gravity === 'sm') return 'attention';
  if (gravity !== 'fp') return COMPASS[gravity ?? 'ce'];
  const vertical = y < 1 / 3 ? 'north' : y > 2 / 3 ? 'south' : '';
  const horizontal = x < 1 / 3 ? 'west' : x > 2 / 3 ? 'east' : '';
  return vertical + horizontal || 'centre';
}
