import { z } from 'zod';

const MAX_SIDE = 2500;
const side = z.coerce.number().int().min(0).max(MAX_SIDE).optional();

/** How a picture is to be delivered. Sides in pixels; `cover` fills and cuts, `contain` fits inside, `fill` distorts. */
export const TransformSchema = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).optional(),
  quality: z.coerce.number().int().min(20).max(100).optional(),
  format: z.enum(['origin', 'avif', 'webp', 'jpeg', 'png']).optional(),
});
export type Transform = z.output<typeof TransformSchema>;

const RESIZING: Readonly<Record<string, string>> = { cover: 'fill', contain: 'fit', fill: 'force' };

/** The form that is signed and reported in `x-transformations`, as Supabase writes it. Empty when nothing changes. */
export function writeTransform({ width, height, resize, quality, format }: Transform): string {
  const parts: string[] = [];
  if (height) parts.push(`height:${height}`);
  if (width) parts.push(`width:${width}`);
  if (width || height) parts.push(`resizing_type:${RESIZING[resize ?? 'cover']}`);
  if (quality) parts.push(`quality:${quality}`);
  if (format && format !== 'origin') parts.push(`format:${format}`);
  return parts.join(',');
}

/** Reads what `writeTransform` wrote. */
export function parseTransform(text: string): Transform {
  const parts = Object.fromEntries(text.split(',').map((part) => part.split(':', 2) as [string, string]));
  const resize = Object.keys(RESIZING).find((name) => RESIZING[name] === parts['resizing_type']);
  const { width, height, quality, format } = parts;
  return TransformSchema.parse({ width, height, quality, format, resize });
}
