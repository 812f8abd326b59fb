import type { Media } from '#shared/media/media.ts';

/** What is stored of a file, and of which version. */
export type MediaVersion = { values: ReturnType<typeof toMediaValues>; seen: string };

/** What two people can change of a file, in words that are compared alone. */
export const toMediaValues = ({ name, alt, crop, focus, type, bytes }: Media) => ({
  name,
  alt,
  // As exact as the database keeps it.
  frame: [crop.x, crop.y, crop.width, crop.height, focus.x, focus.y].map(Math.fround).join(' '),
  file: `${type} ${bytes}`,
});
