import * as z from 'zod';
import { splitSource } from './source-text.ts';
import { findTextGroup } from './text-groups.ts';

// Rows of the content store that are no pages: a group of texts each, as front matter alone.

const TextsSchema = z.record(z.string(), z.string());

/**
 * The edited texts of a group; keys that the group does not have (any more) and
 * empty ones fall away. Null: no such group, or nothing readable.
 */
export function parseTexts(id: string, source: string): Record<string, string> | null {
  const group = findTextGroup(id);
  const parsed = TextsSchema.safeParse(splitSource(source).data);
  if (!group || !parsed.success) return null;
  return Object.fromEntries(
    Object.entries(parsed.data).filter(([key, text]) => key in group.entries && text.trim() !== ''),
  );
}
