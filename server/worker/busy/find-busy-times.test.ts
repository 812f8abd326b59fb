import { describe, expect, it } from 'vitest';
import { CalendarProblem } from './calendar-problem.ts';
import { findBusyTimes } from './find-busy-times.ts';

const window = { from: Date.parse('2026-11-23T00:00Z'), to: Date.parse('2026-12-07T00:00Z') };
const read = (...lines: string[]): string[] =>
  findBusyTimes(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x', ...lines, 'END:VCALENDAR'].join('\r\n'),
    window,
    'hallo@agentur.example',
  ).map(({ from, to }) => `${short(from)}/${short(to)}`);
const short = (moment: number): string => new Date(moment).toISOString().slice(5, 16);
const event = (...lines: string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const NEW_YORK = [
  'BEGIN:VTIMEZONE',
  'TZID:Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('findBusyTimes', () => {
  it('reads moments of UTC, of a zone of the file, of a named zone, and of no zone', () => {
    expect(
      read(
        ...NEW_YORK,
        ...event('UID:a', 'DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z'),
        ...event('UID:b', 'DTSTART;TZID=Eastern Standard Time:20261124T080000', 'DURATION:PT30M'),
        ...event('UID:c', 'DTSTART;TZID=Asia/Tokyo:20261125T080000', 'DURATION:PT1H'),
        ...event('UID:d', 'DTSTART:20261126T080000', 'DURATION:PT1H'),
        ...event('UID:e', 'DTSTART;TZID=Nirgendwo:20261127T080000', 'DURATION:PT1H'),
      ),
    ).toEqual([
      '11-24T08:00/11-24T09:00',
      '11-24T13:00/11-24T13:30',
      '11-24T23:00/11-25T00:00',
      '11-26T07:00/11-26T08:00',
      '11-27T07:00/11-27T08:00',
    ]);
  });

  it('takes whole days by the clock of the agency', () => {
    expect(
      read(...event('UID:a', 'DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126')),
    ).toEqual(['11-23T23:00/11-25T23:00']);
  });

  it('repeats over the clock change, leaves out, adds and moves', () => {
    expect(
      read(
        ...event(
          'UID:a',
          'DTSTART;TZID=Europe/Berlin:20260901T100000',
          'DTEND;TZID=Europe/Berlin:20260901T110000',
          'RRULE:FREQ=WEEKLY;BYDAY=TU,TH',
          'EXDATE;TZID=Europe/Berlin:20261126T100000',
          'RDATE;TZID=Europe/Berlin:20261127T100000',
        ),
        ...event(
          'UID:a',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261201T100000',
          'DTSTART;TZID=Europe/Berlin:20261202T150000',
          'DTEND;TZID=Europe/Berlin:20261202T160000',
        ),
        ...event(
          'UID:a',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261203T100000',
          'STATUS:CANCELLED',
          'DTSTART;TZID=Europe/Berlin:20261203T100000',
        ),
      ),
    ).toEqual(['11-24T09:00/11-24T10:00', '11-27T09:00/11-27T10:00', '12-02T14:00/12-02T15:00']);
  });

  it('unfolds a series in a zone that the file only names', () => {
    const BERLIN = 'DTSTART;TZID=Europe/Berlin:20261123T100000';
    const daily = event(
      'UID:a',
      BERLIN,
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;UNTIL=20261126T090000Z',
      'EXDATE:20261124T090000Z',
    );
    const moved = event('UID:a', 'RECURRENCE-ID:20261125T090000Z', 'DTSTART:20261125T150000Z');
    const expected = ['11-23T09:00/11-23T10:00', '11-26T09:00/11-26T10:00'];
    expect(read(...daily, ...moved)).toEqual(expected);
    const empty = ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'END:VTIMEZONE'];
    expect(read(...empty, ...daily, ...moved)).toEqual(expected);
    expect(read(...event('UID:b', BERLIN, 'DTEND:20261123T100000Z'))).toEqual([
      '11-23T09:00/11-23T10:00',
    ]);
  });

  it('leaves out by moment or by day, also after one that was none of the series', () => {
    const daily = (...lines: string[]) =>
      event(
        'UID:a',
        'DTSTART:20261123T100000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        ...lines,
      );
    const expected = ['11-23T10:00/11-23T11:00', '11-25T10:00/11-25T11:00'];
    expect(read(...daily('EXDATE:20261124T080000Z,20261124T100000Z'))).toEqual(expected);
    expect(read(...daily('EXDATE;VALUE=DATE:20261124'))).toEqual(expected);
    expect(
      read(...daily(), ...event('UID:a', 'RECURRENCE-ID;VALUE=DATE:20261124', 'STATUS:CANCELLED')),
    ).toEqual(expected);
  });

  it('reads the others beside an entry that is broken', () => {
    const whole = event('UID:b', 'DTSTART:20261125T100000Z', 'DURATION:PT1H');
    for (const lines of [
      ['DTSTART:2026-11-24T10:00:00Z', 'DURATION:PT1H'],
      ['DTSTART:', 'DURATION:PT1H'],
      ['DTSTART:20261124T100000Z', 'DURATION:1H'],
      ['RECURRENCE-ID:', 'DTSTART:20261124T100000Z'],
    ])
      expect(read(...event('UID:a', ...lines), ...whole)).toEqual(['11-25T10:00/11-25T11:00']);
  });

  it('leaves out what keeps nobody busy, and talks that were booked here', () => {
    const at = (hour: string) => `DTSTART:20261124T${hour}0000Z`;
    expect(
      read(
        ...event('UID:a', at('08'), 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
        ...event('UID:b', at('09'), 'DURATION:PT1H', 'STATUS:CANCELLED'),
        ...event('UID:c', at('10'), 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
        ...event(
          'UID:0a9b3c1d-0000-4000-8000-000000000001@agentur.example',
          at('11'),
          'DURATION:PT15M',
        ),
        ...event('UID:d', 'SUMMARY:ohne Beginn'),
        ...event('UID:e', at('12'), 'DURATION:PT1H', 'STATUS:TENTATIVE'),
      ),
    ).toEqual(['11-24T12:00/11-24T13:00']);
  });

  it('reads free and busy files', () => {
    expect(
      read(
        'BEGIN:VFREEBUSY',
        'FREEBUSY;FBTYPE=BUSY:20261124T080000Z/PT1H,20261124T120000Z/20261124T130000Z',
        'FREEBUSY;FBTYPE=FREE:20261124T140000Z/PT1H',
        'END:VFREEBUSY',
      ),
    ).toEqual(['11-24T08:00/11-24T09:00', '11-24T12:00/11-24T13:00']);
  });

  it('joins what no talk fits between, so that a talk meets one time of a calendar at most', () => {
    expect(
      read(
        ...event('UID:a', 'DTSTART:20261124T080000Z', 'DURATION:PT1H'),
        ...event('UID:b', 'DTSTART:20261124T083000Z', 'DURATION:PT1H'),
        ...event('UID:c', 'DTSTART:20261124T094400Z', 'DURATION:PT1H'),
        ...event('UID:d', 'DTSTART:20261124T105900Z', 'DURATION:PT1H'),
      ),
    ).toEqual(['11-24T08:00/11-24T10:44', '11-24T10:59/11-24T11:59']);
  });

  it('cuts at the window', () => {
    expect(
      read(
        ...event('UID:a', 'DTSTART:20261101T080000Z', 'DTEND:20261123T030000Z'),
        ...event('UID:b', 'DTSTART:20261206T230000Z', 'DTEND:20270101T030000Z'),
        ...event('UID:c', 'DTSTART:20270101T080000Z', 'DURATION:PT1H'),
      ),
    ).toEqual(['11-23T00:00/11-23T03:00', '12-06T23:00/12-07T00:00']);
  });

  it.each([
    ['<!doctype html><title>Kalender</title>', 'im iCal-Format'],
    ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR', 'beschädigt'],
    [
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:19700101T000000Z\r\nDURATION:PT1S\r\nRRULE:FREQ=SECONDLY\r\nEND:VEVENT\r\nEND:VCALENDAR',
      'zu oft',
    ],
  ])('says what is wrong with %j', (text, words) => {
    const read = () => findBusyTimes(text, window, 'hallo@agentur.example');
    expect(read).toThrow(CalendarProblem);
    expect(read).toThrow(words);
  });
});
