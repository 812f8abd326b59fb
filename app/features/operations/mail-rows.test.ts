import { expect, it } from 'vitest';
import { stateOf } from './mail-rows.ts';

it.each([
  [{ status: 'sent', kept: null, last_error: null }, 'Gesendet', 'success'],
  // No mail server took it: nobody has got it.
  [{ status: 'sent', kept: true, last_error: null }, 'Nur gespeichert', 'neutral'],
  [{ status: 'pending', kept: null, last_error: null }, 'Wartet', 'neutral'],
  [{ status: 'pending', kept: null, last_error: '421' }, 'Neuer Versuch folgt', 'danger'],
  [{ status: 'dead', kept: null, last_error: '550' }, 'Gescheitert', 'danger'],
] as const)('calls %j %s', (mail, label, tone) => expect(stateOf(mail)).toEqual({ label, tone }));
