import * as z from 'zod';
import { isMediaType, type Media, type MediaType } from './media.ts';

export const MediaRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  mime_type: z.string().refine((type): type is MediaType => isMediaType(type)),
  size_bytes: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  alt: z.string(),
  crop_x: z.number(),
  crop_y: z.number(),
  crop_width: z.number(),
  crop_height: z.number(),
  focus_x: z.number(),
  focus_y: z.number(),
  version: z.number(),
});
export type MediaRow = z.infer<typeof MediaRowSchema>;

/** What the database gives of a row, as pages use it. */
export const toMedia = (row: MediaRow): Media => ({
  id: row.id,
  name: row.name,
  type: row.mime_type,
  bytes: row.size_bytes,
  size: row.width && row.height ? { width: row.width, height: row.height } : null,
  alt: row.alt,
  crop: { x: row.crop_x, y: row.crop_y, width: row.crop_width, height: row.crop_height },
  focus: { x: row.focus_x, y: row.focus_y },
  version: row.version,
});
