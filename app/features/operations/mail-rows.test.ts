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
    ({ id, status, last_error }) as Mail;
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
