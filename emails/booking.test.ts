import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { renderMail } from './templates.ts';

const booking = {
  kind: 'booked',
  id: 'b1',
  reference: 'MT-1',
  startsAt: '2026-11-30T09:00:00Z',
  endsAt: '2026-11-30T09:15:00Z',
  name: 'Eve";X-EVIL=1:mailto:else@evil.example,\nATTENDEE:mailto:a@evil.example',
  email: 'eve@firma.example',
  phone: '1\nDESCRIPTION:evil\nEND:VEVENT',
  note: 'x',
  sequence: 0,
  changeUrl: 'https://site.example/termin/x',
  origin: 'https://site.example',
};

it.each(['booking-visitor', 'booking-agency'])(
  '%s: a name writes nothing into the calendar',
  (template) => {
    const mail = renderMail(template, booking, SAMPLE_COMPANY);
    const file = String(mail.attachments?.[0]?.content).replaceAll(/\r\n[ \t]/g, '');
    const lines = file.split('\r\n');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(
      /^ATTENDEE;[^"]*CN="[^"]*"[^"]*:mailto:eve@firma\.example$/i,
    );
    expect(lines.filter((line) => /^(DESCRIPTION|END:VEVENT)/.test(line))).toHaveLength(2);
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
  },
);

it('tells the calendar of the agency who it is about, as its feed does', () => {
  const talk = { ...booking, name: 'Jana Weber', phone: '+49 2431 1', note: 'Shop' };
  const fileOf = (changes: object): string =>
    String(
      renderMail('booking-agency', { ...talk, ...changes }, SAMPLE_COMPANY).attachments?.[0]
        ?.content,
    ).replaceAll(/\r\n[ \t]/g, '');
  const file = fileOf({});
  for (const line of [
    'SUMMARY:Telefonat: Jana Weber',
    'LOCATION:+49 2431 1',
    'METHOD:PUBLISH',
    'URL;VALUE=URI:https://site.example/admin/termine?woche=2026-11-30',
  ])
    expect(file).toContain(`${line}\r\n`);
  expect(file).toContain('DESCRIPTION:MT-1\\n+49 2431 1\\neve@firma.example\\nShop\\nhttps:');
  expect(fileOf({ kind: 'cancelled' })).toContain('METHOD:CANCEL');
  expect(fileOf({ talk: 'visit', place: 'Markt 1' })).toContain('LOCATION:Markt 1\r\n');
});
