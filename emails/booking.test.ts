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
