import { PROMISES } from '../agency/business.ts';

/** What calendars call it, before the name of the agency. */
export const TALK_TITLE = `Beratungsgespräch (${PROMISES.freeCallMinutes} Minuten)`;

/** Names a talk in every calendar file, so that invitation and feed are one entry. */
export const talkUid = (id: string, agencyMail: string): string =>
  `${id}@${agencyMail.split('@')[1]}`;

/** Whether a calendar kept elsewhere shows one of our own talks: it takes its place already. */
export const isTalkUid = (uid: string, agencyMail: string): boolean =>
  /^[0-9a-f-]{36}@/.test(uid) && uid.endsWith(`@${agencyMail.split('@')[1]}`);
