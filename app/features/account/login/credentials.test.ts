import { expect, it } from 'vitest';
import { isGuessablePassword } from '#shared/account/guessable-password.ts';
import { findFieldErrors, type AuthValues } from './credentials.ts';

const valid: AuthValues = {
  fullName: 'Jana Peters',
  email: 'jana@firma.de',
  password: 'acht-zei',
  code: '123456',
};
const CHOSEN = { isGuessable: isGuessablePassword };
const ALL = ['fullName', 'email', 'password', 'code'] as const;

it('accepts a complete form', () => expect(findFieldErrors(valid, ALL, CHOSEN)).toEqual({}));

it.each([
  [{ fullName: ' ' }, 'fullName', 'vollständigen Namen'],
  [{ email: '' }, 'email', 'E-Mail-Adresse ein'],
  [{ email: 'jana' }, 'email', 'gültige E-Mail-Adresse'],
  [{ password: '' }, 'password', 'wählen Sie ein Passwort'],
  [{ password: 'sieben7' }, 'password', 'mindestens 8 Zeichen'],
  [{ password: 'passwort1' }, 'password', 'leicht zu erraten'],
  [{ password: '12345678' }, 'password', 'leicht zu erraten'],
  [{ code: '12345' }, 'code', 'sechsstelligen Code'],
])('explains %j', (change, field, text) => {
  const errors = findFieldErrors({ ...valid, ...change }, ALL, CHOSEN);
  expect(Object.keys(errors)).toEqual([field]);
  expect(Object.values(errors)[0]).toContain(text);
});

it('does not judge an existing password', () => {
  expect(findFieldErrors({ ...valid, password: 'passwort1' }, ['password'])).toEqual({});
  expect(findFieldErrors({ ...valid, password: 'kurz' }, ['password'])).toEqual({});
});
