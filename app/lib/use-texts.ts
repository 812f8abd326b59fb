import { mergeTexts, type TextGroup, type Texts } from '#shared/texts/text-group.ts';
import { useSiteData } from './use-site.ts';

/**
 * The texts of a group that is `inBrowser`, the same on the server, in islands
 * and in the private areas.
 */
export const useTexts = <const Group extends TextGroup>(group: Group): Texts<Group> =>
  mergeTexts(group, useSiteData()?.texts?.[group.id]);
