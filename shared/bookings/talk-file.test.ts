import { expect, it } from 'vitest';
import { buildTalkFile } from './talk-file.ts';

const TALK = {
  id: '0a20f929-17bb-42b9-8172-e73da089db4b',
  sequence: 2,
  startsAt: '2026-11-30T08:00:00+00:00',
  endsAt: '2026-11-30T08:15:00.000Z',
  title: 'Gespräch; kurz, mit Maasbogen',
  place: `https://video.example/${'raum'.repeat(20)}`,
};
const build = (change: Partial<typeof TALK> = {}): string =>
  buildTalkFile(
    { ...TALK, ...change },
    'kontakt@agentur.example',
    new Date('2026-11-27T10:00:00Z'),
  );

it('is the entry of the invitation, by the same name', () => {
  const file = build();
  expect(file).toContain(`UID:${TALK.id}@agentur.example`);
  expect(file).toContain('SEQUENCE:2\r\nDTSTAMP:20261127T100000Z\r\nDTSTART:20261130T080000Z');
  expect(file).toContain('DTEND:20261130T081500Z');
  expect(file).toContain('SUMMARY:Gespräch\\; kurz\\, mit Maasbogen');
});

it('folds long lines, and leaves out a place that there is not', () => {
  const file = build();
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${TALK.place}`);
  expect(build({ place: '' })).not.toContain('LOCATION');
});
