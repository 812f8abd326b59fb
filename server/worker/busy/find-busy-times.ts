import ICAL from 'ical.js';
import { findMoment } from '#shared/agency/clock.ts';
import { isTalkUid } from '#shared/bookings/talk-uid.ts';
import { PROMISES } from '#shared/agency/business.ts';
import { CalendarProblem } from './calendar-problem.ts';

/** Milliseconds; `to` lies outside. */
export type Span = { from: number; to: number };

/** In a shorter gap no talk fits: what lies around it is one time. */
const GAP_MS = PROMISES.freeCallMinutes * 60_000;
/** A daily event of sixty years; what repeats more often is no calendar of a person. */
const MAX_REPEATS = 25_000;

/**
 * When the owner of a calendar is busy within `window`: repeated, moved and
 * left out events as RFC 5545 has them. Free and cancelled events, and talks of
 * our own, keep nobody busy. Sorted, and apart by at least a talk.
 */
export function findBusyTimes(text: string, window: Span, agencyMail: string): Span[] {
  const busy = readCalendars(text).flatMap((calendar) => {
    nameZones(calendar);
    return [...findEvents(calendar, window, agencyMail), ...findFreeBusy(calendar)];
  });
  const spans = busy
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from < last.to + GAP_MS) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  return merged;
}

function readCalendars(text: string): ICAL.Component[] {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text))
    throw new CalendarProblem(
      'Unter dieser Adresse liegt kein Kalender. Nehmen Sie die Adresse „im iCal-Format“ (ICS).',
    );
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF?\s*/, ''));
    const roots = typeof parsed[0] === 'string' ? [parsed] : parsed;
    return roots.map((root: unknown[]) => new ICAL.Component(root));
  } catch (cause) {
    throw new CalendarProblem('Die Datei des Kalenders ist beschädigt.', { cause });
  }
}

/** A zone that a file only names: an IANA name, else the agency's. */
class NamedZone extends ICAL.Timezone {
  override utcOffset(time: ICAL.Time): number {
    const wall = wallOf(time);
    return (wall - findMoment(wall, this.tzid)) / 1000;
  }
}

/** Moments of different zones are compared while a series unfolds: each zone has to be known. */
function nameZones(calendar: ICAL.Component): void {
  const described = new Set<unknown>();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const isEmpty = zone.getAllSubcomponents().length === 0;
    if (isEmpty) calendar.removeSubcomponent(zone);
    else described.add(zone.getFirstPropertyValue('tzid'));
  }
  for (const event of calendar.getAllSubcomponents('vevent'))
    for (const property of event.getAllProperties()) {
      const name = property.getFirstParameter('tzid');
      if (name && !described.has(name) && !ICAL.TimezoneService.has(name))
        ICAL.TimezoneService.register(new NamedZone({ tzid: name }), name);
    }
}

function findEvents(calendar: ICAL.Component, window: Span, agencyMail: string): Span[] {
  const events = calendar.getAllSubcomponents('vevent');
  /** What an event of its own takes the place of, by UID. */
  const replaced = new Map<string, string[]>();
  for (const event of events)
    replaced.set(uidOf(event), [
      ...(replaced.get(uidOf(event)) ?? []),
      ...unlessBroken(() => namesIn(event, 'recurrence-id')),
    ]);
  return events.flatMap((event) =>
    isFree(event) || isTalkUid(uidOf(event), agencyMail)
      ? []
      : unlessBroken(() => expand(event, window, replaced.get(uidOf(event)) ?? [])),
  );
}

/** Nothing for an entry that nobody can read: it must not take the others with it. */
function unlessBroken<Part>(read: () => Part[]): Part[] {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof CalendarProblem) throw cause;
    return [];
  }
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
const uidOf = (component: ICAL.Component): string =>
  String(component.getFirstPropertyValue('uid') ?? '');

const isFree = (component: ICAL.Component): boolean =>
  textOf(component, 'transp') === 'TRANSPARENT' ||
  textOf(component, 'status') === 'CANCELLED' ||
  ['FREE', 'WORKINGELSEWHERE'].includes(textOf(component, 'x-microsoft-cdo-busystatus'));

function expand(component: ICAL.Component, window: Span, replaced: readonly string[]): Span[] {
  const starts = component.getFirstProperty('dtstart');
  if (!starts) return [];
  const leftOut = new Set([...replaced, ...namesIn(component, 'exdate')]);
  // ical.js passes over a left out moment that follows one which was none of the series.
  component.removeAllProperties('exdate');
  // Else each event reads the exceptions of all others.
  const event = new ICAL.Event(component, { exceptions: [] });
  const { duration } = event;
  const spanAt = (start: ICAL.Time): Span => {
    const end = start.clone();
    end.addDuration(duration);
    return { from: momentOf(start), to: momentOf(end) };
  };
  if (!event.isRecurring()) return [spanAt(event.startDate)];
  const spans: Span[] = [];
  const repeats = event.iterator();
  for (let count = 0; count < MAX_REPEATS; count++) {
    const start = repeats.next();
    if (!start) return spans;
    const span = spanAt(start);
    if (span.from >= window.to) return spans;
    if (span.to <= window.from) continue;
    if (!leftOut.has(String(span.from)) && !leftOut.has(dayOf(start))) spans.push(span);
  }
  throw new CalendarProblem('Ein Termin wiederholt sich zu oft.');
}

/** Occurrences of a series: by their moment, or by their day where the file gives that alone. */
const namesIn = (component: ICAL.Component, property: 'exdate' | 'recurrence-id'): string[] =>
  component
    .getAllProperties(property)
    .flatMap((each) => each.getValues() as ICAL.Time[])
    .map((time) => (time.isDate ? dayOf(time) : String(momentOf(time))));

function findFreeBusy(calendar: ICAL.Component): Span[] {
  return calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter(
      (property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE',
    )
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .map((period) => ({ from: momentOf(period.start), to: momentOf(period.getEnd()) }));
}

const dayOf = (time: ICAL.Time): string => time.toString().slice(0, 10);
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** What has no zone is meant by the agency's clock, whole days too. */
const momentOf = (time: ICAL.Time): number =>
  time.isDate || time.zone === ICAL.Timezone.localTimezone
    ? findMoment(wallOf(time))
    : time.toUnixTime() * 1000;
