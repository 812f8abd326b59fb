import { MAIL_TEXTS } from '#shared/texts/mails.ts';
import { fillText, pickTexts } from '#shared/texts/text-group.ts';

export type MailTextKey = keyof typeof MAIL_TEXTS.entries;

/** A sentence as the agency says it, its {names} filled in. */
export const say = (key: MailTextKey, values: Readonly<Record<string, string>> = {}): string =>
  fillText(pickTexts(MAIL_TEXTS)[key], values);
