import { agencyDay } from '../agency/agency-day.ts';
import { TALK_TEXTS } from '../texts/talks.ts';
import { pickTexts } from '../texts/text-group.ts';
import type { TalkKind } from './talks.ts';
import { talkUid } from './talk-uid.ts';

type Talk = {
  id: string;
  startsAt: string;
  endsAt: string;
  name: string;
  phone: string;
  kind: TalkKind;
  place: string;
  sequence: number;
};

/** Where the agency finds a talk in its calendar. */
export const talkPath = (startsAt: string): string => `/admin/termine?woche=${agencyDay(startsAt)}`;

/** A talk in the agency's own calendar, in its feed and in the mails about it: with whom, where. */
export function buildAgencyEntry(talk: Talk, agencyMail: string, origin: string) {
  const place = talk.kind === 'phone' ? talk.phone : talk.place;
  return {
    id: talkUid(talk.id, agencyMail),
    sequence: talk.sequence,
    start: new Date(talk.startsAt),
    end: new Date(talk.endsAt),
    summary: `${pickTexts(TALK_TEXTS)[talk.kind]}: ${talk.name}`,
    ...(place && { location: place }),
    url: `${origin}${talkPath(talk.startsAt)}`,
  };
}
