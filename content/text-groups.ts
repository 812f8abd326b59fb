import { CONTACT_TEXTS } from '#shared/texts/contact.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { MAIL_TEXTS } from '#shared/texts/mails.ts';
import type { TextGroup } from '#shared/texts/text-group.ts';
import { HOME_QUESTION_TEXTS } from './faq.ts';

/** Every group of texts that the admin area edits. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  HOME_TEXTS,
  HOME_QUESTION_TEXTS,
  FRAME_TEXTS,
  CONTACT_TEXTS,
  MAIL_TEXTS,
];

export const findTextGroup = (id: string): TextGroup | null =>
  TEXT_GROUPS.find((group) => group.id === id) ?? null;
