import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure.ts';

it.each([
  ['Es ist kein Mailserver eingetragen.', 'kein Mailserver'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'Benutzer oder Passwort'],
  ['getaddrinfo ENOTFOUND smtp.example', 'nicht zu finden'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'nicht zu erreichen'],
  ['Message failed: 550 5.1.1 User unknown', 'gibt es beim Empfänger nicht'],
  ['552 5.2.2 Mailbox full', 'ist voll'],
  ['554 5.7.1 Blocked by policy', 'unerwünscht'],
  ['451 4.7.1 Greylisted, try again later', 'zurzeit nicht'],
  ['550 Nein', 'nicht an'],
])('explains %s', (error, words) => expect(explainFailure(error)).toContain(words));

it('adds nothing to what it does not know', () => expect(explainFailure('seltsam')).toBe(''));
