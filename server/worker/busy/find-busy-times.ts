import ICAL from 'ical.js';
import { findMoment } from '#shared/bookings/booking-slots.ts';
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
  const busy = readCalendars(text).flatMap((calendar) => [
    ...findEvents(calendar, window, agencyMail),
    ...findFreeBusy(calendar),
  ]);
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

function findEvents(calendar: ICAL.Component, window: Span, agencyMail: string): Span[] {
  const components = calendar.getAllSubcomponents('vevent');
  /** Moments of a series that an event of its own takes the place of, by UID. */
  const replaced = new Map<string, Set<number>>();
  for (const component of components) {
    const recurrence = component.getFirstProperty('recurrence-id');
    if (!recurrence) continue;
    const uid = uidOf(component);
    const moments = replaced.get(uid) ?? new Set();
    replaced.set(uid, moments.add(momentOf(recurrence.getFirstValue() as ICAL.Time, recurrence)));
  }
  return components.flatMap((component) =>
    isFree(component) || isTalkUid(uidOf(component), agencyMail)
      ? []
      : expand(component, window, replaced.get(uidOf(component)) ?? new Set()),
  );
}

const textOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
const uidOf = (component: ICAL.Component): string =>
  String(component.getFirstPropertyValue('uid') ?? '');

const isFree = (component: ICAL.Component): boolean =>
  textOf(component, 'transp') === 'TRANSPARENT' ||
  textOf(component, 'status') === 'CANCELLED' ||
  ['FREE', 'WORKINGELSEWHERE'].includes(textOf(component, 'x-microsoft-cdo-busystatus'));

function expand(component: ICAL.Component, window: Span, replaced: ReadonlySet<number>): Span[] {
  const starts = component.getFirstProperty('dtstart');
  if (!starts) return [];
  const event = new ICAL.Event(component);
  const { duration } = event;
  const spanAt = (start: ICAL.Time): Span => {
    const end = start.clone();
    end.addDuration(duration);
    return { from: momentOf(start, starts), to: momentOf(end, starts) };
  };
  if (!event.isRecurring()) return [spanAt(event.startDate)];
  const spans: Span[] = [];
  const repeats = event.iterator();
  for (let count = 0; count < MAX_REPEATS; count++) {
    const start = repeats.next();
    if (!start) return spans;
    const span = spanAt(start);
    if (span.from >= window.to) return spans;
    if (span.to > window.from && !replaced.has(span.from)) spans.push(span);
  }
  throw new CalendarProblem('Ein Termin wiederholt sich zu oft.');
}

function findFreeBusy(calendar: ICAL.Component): Span[] {
  return calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((component) => component.getAllProperties('freebusy'))
    .filter(
      (property) => String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() !== 'FREE',
    )
    .flatMap((property) =>
      (property.getValues() as ICAL.Period[]).map((period) => ({
        from: momentOf(period.start, property),
        to: momentOf(period.getEnd(), property),
      })),
    );
}

/**
 * By the zone of the file; where it describes none, by the zone that is named;
 * else by the agency's clock, whole days too.
 */
function momentOf(time: ICAL.Time, property: ICAL.Property): number {
  if (!time.isDate && time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1000;
  const { year, month, day, hour, minute, second } = time;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  const named = time.isDate ? undefined : property.getParameter('tzid');
  return findMoment(wall, typeof named === 'string' ? named : undefined);
}
