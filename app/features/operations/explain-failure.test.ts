import { expect, it } from 'vitest';
import { explainFailure, isServerFault } from './explain-failure.ts';

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
  ['Message failed: 550 5.7.1 Message rejected: DMARC authentication failed', 'unerwünscht'],
  ['451 4.4.2 timeout waiting for recipient', 'zurzeit nicht'],
])('explains %s', (error, words) => expect(explainFailure(error)).toContain(words));

it('adds nothing to what it does not know', () => expect(explainFailure('seltsam')).toBe(''));

it.each([
  ['Invalid login: 534-5.7.9 Application-specific password required', true],
  ['Missing credentials for "PLAIN"', true],
  ['535 5.7.8 Error: authentication failed', true],
  ['getaddrinfo EAI_AGAIN smtp.example', true],
  ['connect ECONNREFUSED 10.4.2.2:25', true],
  ['Greeting never received', true],
  ['self-signed certificate', true],
  // Said by a server that took the login, of one mail.
  ['Message failed: 550 5.7.1 Message rejected: DMARC authentication failed', false],
  ['550-5.7.26 Authentication results: spf=fail dkim=fail', false],
  ['451 4.4.2 timeout waiting for recipient', false],
  ["Can't send mail - all recipients were rejected: 550 5.7.10 TLS required", false],
  // What waited for a server is no fault of the one that is there by now.
  ['Es ist kein Mailserver eingetragen.', false],
])('knows whose fault it is: %s', (error, is) => expect(isServerFault(error)).toBe(is));
