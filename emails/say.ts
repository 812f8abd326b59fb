import { ACCOUNT_MAIL_TEXTS } from '#shared/texts/account-mails.ts';
import { MAIL_TEXTS } from '#shared/texts/mails.ts';
import { OFFICE_MAIL_TEXTS } from '#shared/texts/office-mails.ts';
import { fillText, pickTexts, type TextGroup } from '#shared/texts/text-group.ts';

/** Says a sentence of the group as the agency words it, its {names} filled in. */
const buildSay =
  <const Group extends TextGroup>(group: Group) =>
  (key: keyof Group['entries'], values: Readonly<Record<string, string>> = {}): string =>
    fillText(pickTexts(group)[key], values);

/** To customers. */
export const say = buildSay(MAIL_TEXTS);
/** About an account. */
export const sayOfAccount = buildSay(ACCOUNT_MAIL_TEXTS);
/** To the agency. */
export const sayToOffice = buildSay(OFFICE_MAIL_TEXTS);
