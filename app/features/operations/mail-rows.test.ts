import { expect, it } from 'vitest';
import { groupMails, stateOf, type Mail } from './mail-rows.ts';

it.each([
  [{ status: 'sent', kept: null, last_error: null }, 'Gesendet', 'success'],
  // No mail server took it: nobody has got it.
  [{ status: 'sent', kept: true, last_error: null }, 'Nur gespeichert', 'neutral'],
  [{ status: 'pending', kept: null, last_error: null }, 'Wartet', 'neutral'],
  [{ status: 'pending', kept: null, last_error: '421' }, 'Neuer Versuch folgt', 'danger'],
  [{ status: 'dead', kept: null, last_error: '550' }, 'Gescheitert', 'danger'],
] as const)('calls %j %s', (mail, label, tone) => expect(stateOf(mail)).toEqual({ label, tone }));

it('puts what has failed before what waits, and that before what has left', () => {
  const mail = (id: string, status: string, last_error: string | null = null) =>
    ({ id, status, last_error, created_at: '2026-11-20T10:00:00Z' }) as Mail;
  const groups = groupMails([
    mail('sent', 'sent'),
    mail('waits', 'pending'),
    mail('again', 'pending', '421'),
    mail('dead', 'dead', '550'),
    mail('held', 'held'),
  ]);
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ id }) => id)])).toEqual([
    ['Nicht gesendet', 'again', 'dead', 'held'],
    ['Wartet', 'waits'],
    ['Verlauf', 'sent'],
  ]);
});

it('lists them by the moment that each row shows', () => {
  const mail = (id: string, created_at: string, sent_at: string | null) =>
    ({ id, status: 'sent', created_at, sent_at }) as Mail;
  const [left] = groupMails([
    mail('late', '2026-11-21T10:00:00Z', '2026-11-21T10:01:00Z'),
    mail('after an outage', '2026-11-20T10:00:00Z', '2026-11-22T09:00:00Z'),
  ]);
  expect(left!.rows.map(({ id }) => id)).toEqual(['after an outage', 'late']);
});
