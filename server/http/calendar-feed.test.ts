import ICAL from 'ical.js';
import { expect, it, onTestFinished } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { setTextSource } from '#shared/texts/text-group.ts';
import { buildFeed } from './calendar-feed.ts';

const talk = {
  id: '0a9b3c1d-0000-4000-8000-000000000001',
  reference: 'MT-2026-0001',
  starts_at: '2026-11-24T08:00:00+00:00',
  ends_at: '2026-11-24T08:15:00+00:00',
  name: 'Jörg „Käse“; Müller, Söhne\\Co\nBEGIN:VEVENT',
  phone: '+49 2431 000000',
  kind: 'phone',
  place: '',
  sequence: 2,
  confirm_by: null,
} as const;

it('calls a talk as the agency calls its kind', () => {
  const before = setTextSource(() => ({ gespraeche: { phone: 'Rückruf' } }));
  onTestFinished(() => void setTextSource(before));
  expect(buildFeed([talk], SAMPLE_COMPANY, 'https://agentur.example')).toContain(
    'SUMMARY:Rückruf: ',
  );
});

it('writes lines of 75 bytes at most and escapes what somebody entered (RFC 5545)', () => {
  const text = buildFeed(
    [{ ...talk, name: `${talk.name} ${'ß'.repeat(120)}` }],
    SAMPLE_COMPANY,
    'https://agentur.example',
  );
  const lines = text.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const [event] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(
    `Telefonat: ${talk.name} ${'ß'.repeat(120)}`,
  );
});

it('tells name, number or place, and how to open the talk, and nothing else of the customer', () => {
  const text = buildFeed(
    [
      talk,
      {
        ...talk,
        id: '0a9b3c1d-0000-4000-8000-000000000002',
        kind: 'video',
        place: 'https://meet.example/raum',
        confirm_by: '2026-11-23T08:00:00Z',
      },
    ],
    SAMPLE_COMPANY,
    'https://agentur.example',
  );
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) =>
      Object.fromEntries(
        ['description', 'location', 'status', 'sequence', 'uid', 'url'].map((name) => [
          name,
          event.getFirstPropertyValue(name),
        ]),
      ),
    );
  const domain = SAMPLE_COMPANY.email.split('@')[1];
  expect(events).toEqual([
    {
      description: `${talk.reference}\nhttps://agentur.example/admin/termine?woche=2026-11-24`,
      location: talk.phone,
      status: 'CONFIRMED',
      sequence: 2,
      uid: `${talk.id}@${domain}`,
      url: 'https://agentur.example/admin/termine?woche=2026-11-24',
    },
    expect.objectContaining({ location: 'https://meet.example/raum', status: 'TENTATIVE' }),
  ]);
});
