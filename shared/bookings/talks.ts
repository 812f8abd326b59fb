import type { ChatLanguage } from '#shared/chat/chat.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { pickTexts } from '#shared/texts/text-group.ts';
import * as z from 'zod/mini';

/** How a talk is held: we call, meet by the owner's video link, or receive the visitor. */
export const TALK_KINDS = ['phone', 'video', 'visit'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

/** How a sentence says it: 'Beratung am Telefon oder per Video'. German is edited (TALK_TEXTS). */
const WAYS: Readonly<Record<Exclude<ChatLanguage, 'de'>, Readonly<Record<TalkKind, string>>>> = {
  en: { phone: 'by phone', video: 'by video', visit: 'at our office' },
  nl: { phone: 'telefonisch', video: 'per video', visit: 'bij ons' },
};

/** 'am Telefon, per Video oder bei uns', for the kinds that are offered. */
export function describeTalks(kinds: readonly TalkKind[], language: ChatLanguage = 'de'): string {
  const texts = pickTexts(TALK_TEXTS);
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(
    TALK_KINDS.filter((kind) => kinds.includes(kind)).map((kind) =>
      language === 'de' ? texts[`${kind}.way`] : WAYS[language][kind],
    ),
  );
}

/** What the owner offers; the first kind is preset. */
export const TalksSchema = z.object({
  kinds: z.array(z.enum(TALK_KINDS)),
  videoUrl: z.string(),
  visitAddress: z.string(),
});
export type Talks = z.infer<typeof TalksSchema>;

/** The same as anybody may know it: the link comes with the confirmation. */
export type OfferedTalks = Omit<Talks, 'videoUrl'>;

/** Link or address of a talk; empty on the telephone. */
export const placeOf = (kind: TalkKind, { videoUrl, visitAddress }: Talks): string =>
  ({ phone: '', video: videoUrl, visit: visitAddress })[kind];
