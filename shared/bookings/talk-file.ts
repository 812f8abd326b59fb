import { PROMISES } from '../agency/business.ts';
import { talkUid } from './talk-uid.ts';

/** What calendars call it, before the name of the agency. */
export const TALK_TITLE = `Beratungsgespräch (${PROMISES.freeCallMinutes} Minuten)`;

type Talk = {
  id: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
  title: string;
  place: string;
};

/** '2026-11-23T09:30:00.000Z' → '20261123T093000Z' */
const stamp = (moment: string | Date): string =>
  new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
/** A line goes on behind a break and a space (RFC 5545, 3.1). */
const fold = (line: string): string => line.replace(/.{60}(?=.)/gu, '$&\r\n ');

/** A talk as calendars read it: the same entry as that of the invitation by mail. */
export const buildTalkFile = (talk: Talk, agencyMail: string, now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Termine//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${talkUid(talk.id, agencyMail)}`,
    `SEQUENCE:${talk.sequence}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(talk.startsAt)}`,
    `DTEND:${stamp(talk.endsAt)}`,
    `SUMMARY:${escapeText(talk.title)}`,
    ...(talk.place ? [`LOCATION:${escapeText(talk.place)}`] : []),
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
