import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { talkUid } from './talk-uid.ts';

type Talk = {
  id: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
  title: string;
  place: string;
};

/** A talk as calendars read it: the same entry as that of the invitation by mail. */
export function buildTalkFile(talk: Talk, agencyMail: string, now: Date): string {
  const calendar = ical({
    prodId: { company: agencyMail, product: 'Termine', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: talkUid(talk.id, agencyMail),
    sequence: talk.sequence,
    stamp: now,
    start: new Date(talk.startsAt),
    end: new Date(talk.endsAt),
    summary: talk.title,
    status: ICalEventStatus.CONFIRMED,
    ...(talk.place && { location: talk.place }),
  });
  return calendar.toString();
}
