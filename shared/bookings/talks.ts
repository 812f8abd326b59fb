import type { ChatLanguage } from '#shared/chat/chat.ts';
import * as z from 'zod/mini';

/** How a talk is held: we call, meet by the owner's video link, or receive the visitor. */
export const TALK_KINDS = ['phone', 'video', 'visit'] as const;
export type TalkKind = (typeof TALK_KINDS)[number];

export const TALK_LABELS: Readonly<Record<TalkKind, string>> = {
  phone: 'Telefonat',
  video: 'Videogespräch',
  visit: 'Besuch bei uns',
};

/** How a sentence says it: 'Beratung am Telefon oder per Video'. */
const WAYS: Readonly<Record<ChatLanguage, Readonly<Record<TalkKind, string>>>> = {
  de: { phone: 'am Telefon', video: 'per Video', visit: 'bei uns' },
  en: { phone: 'by phone', video: 'by video', visit: 'at our office' },
  nl: { phone: 'telefonisch', video: 'per video', visit: 'bij ons' },
};

/** 'am Telefon, per Video oder bei uns', for the kinds that are offered. */
export function describeTalks(kinds: readonly TalkKind[], language: ChatLanguage = 'de'): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(
    TALK_KINDS.filter((kind) => kinds.includes(kind)).map((kind) => WAYS[language][kind]),
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
