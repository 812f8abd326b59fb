import { AsyncLocalStorage } from 'node:async_hooks';
import type { PreviewedText } from '#app/lib/contexts.ts';
import { COLLECTION_NAMES } from '#content/collections.ts';
import { parseTexts } from '#content/edited-texts.ts';
import { getContentSettings, scopePreviews, type ContentSettings } from '#content/settings.ts';

const previews = new AsyncLocalStorage<ContentSettings>();
scopePreviews(() => previews.getStore());

/**
 * Runs something that reads the content of the site, with one text changed that
 * nobody else sees changed.
 */
export function withPreviewedText<Result>(
  text: PreviewedText,
  run: () => Promise<Result>,
): Promise<Result> {
  const settings = getContentSettings();
  return previews.run({ ...settings, ...findChanges(settings, text) }, run);
}

function findChanges(
  settings: ContentSettings,
  { collection, slug, source }: PreviewedText,
): Partial<ContentSettings> {
  if (collection === 'texts')
    return { texts: { ...settings.texts, [slug]: parseTexts(slug, source) ?? {} } };
  const changed = COLLECTION_NAMES.find((name) => name === collection);
  if (!changed) return {};
  return {
    findOverrides: async (name) => {
      const others = await settings.findOverrides(name);
      if (name !== changed) return others;
      return [...others.filter((file) => file.slug !== slug), { origin: 'Vorschau', slug, source }];
    },
  };
}
