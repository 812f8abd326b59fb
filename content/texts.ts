import { pickTexts, type TextGroup, type Texts } from '#shared/texts/text-group.ts';
import { resolvePlaceholders, UnknownPlaceholderError } from './placeholders.ts';
import { getContentSettings, type ContentSettings } from './settings.ts';

const known = new WeakMap<ContentSettings, Map<TextGroup, Texts<TextGroup>>>();

/** The texts of a group as pages print them: edited ones first, prices and facts filled in. */
export function readTexts<const Group extends TextGroup>(group: Group): Texts<Group> {
  const settings = getContentSettings();
  const groups = known.get(settings) ?? new Map<TextGroup, Texts<TextGroup>>();
  known.set(settings, groups);
  const texts = groups.get(group) ?? resolveAll(group, settings);
  groups.set(group, texts);
  return texts as Texts<Group>;
}

function resolveAll(group: TextGroup, { company }: ContentSettings): Texts<TextGroup> {
  return Object.fromEntries(
    Object.entries(pickTexts(group)).map(([key, text]) => {
      try {
        return [key, resolvePlaceholders(text, company)];
      } catch (error) {
        if (!(error instanceof UnknownPlaceholderError)) throw error;
        // A later release knows a placeholder no more: the delivered text is better than none.
        return [key, resolvePlaceholders(group.entries[key]?.text ?? '', company)];
      }
    }),
  );
}
