import { CONTACT_TEXTS } from '#shared/texts/contact.ts';
import { CONSENT_BANNER_TEXTS } from '#shared/texts/consent-banner.ts';
import { DOCUMENT_TEXTS } from '#shared/texts/documents.ts';
import { FRAME_TEXTS } from '#shared/texts/frame.ts';
import { HOME_TEXTS } from '#shared/texts/home.ts';
import { LINK_PAGE_TEXTS } from '#shared/texts/link-pages.ts';
import { MAIL_TEXTS } from '#shared/texts/mails.ts';
import { ACCOUNT_MAIL_TEXTS } from '#shared/texts/account-mails.ts';
import { OFFICE_MAIL_TEXTS } from '#shared/texts/office-mails.ts';
import { CHAT_TEXTS } from '#shared/texts/chat.ts';
import { LOGIN_TEXTS } from '#shared/texts/login.ts';
import { NOTICE_TEXTS } from '#shared/texts/notices.ts';
import { OVERVIEW_TEXTS } from '#shared/texts/overviews.ts';
import { PACKAGE_TEXTS } from '#shared/texts/packages.ts';
import { ROI_TEXTS } from '#shared/texts/roi.ts';
import { TALK_TEXTS } from '#shared/texts/talks.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
import type { TextGroup } from '#shared/texts/text-group.ts';
import { HOME_QUESTION_TEXTS } from './faq.ts';

/** Every group of texts that the admin area edits. */
export const TEXT_GROUPS: readonly TextGroup[] = [
  HOME_TEXTS,
  HOME_QUESTION_TEXTS,
  SHOWPIECE_TEXTS,
  FRAME_TEXTS,
  PACKAGE_TEXTS,
  OVERVIEW_TEXTS,
  CONTACT_TEXTS,
  TALK_TEXTS,
  ROI_TEXTS,
  LOGIN_TEXTS,
  CHAT_TEXTS,
  CONSENT_BANNER_TEXTS,
  NOTICE_TEXTS,
  MAIL_TEXTS,
  ACCOUNT_MAIL_TEXTS,
  OFFICE_MAIL_TEXTS,
  DOCUMENT_TEXTS,
  LINK_PAGE_TEXTS,
];

export const findTextGroup = (id: string): TextGroup | null =>
  TEXT_GROUPS.find((group) => group.id === id) ?? null;
