import { expect, it } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';

it.each([
  'passwort1',
  '12345678',
  'password123',
  'Passwort!',
  'p4ssw0rt2026',
  'Passwort123',
  'pa$$wort',
  'Sommer2026',
  'München12',
  'qwertzuiop',
  '87654321',
  'abcdefgh',
  'aaaaaaaa',
  'abababab',
  'hallohallo',
  '1q2w3e4r',
])('finds %s easy to guess', (password) => expect(isGuessablePassword(password)).toBe(true));

it.each([
  'ein-langer-Satz-7',
  'Maasbogen-2026!',
  'Demo-Maasbogen-1',
  'Sicher-genug-2026',
  'korrektpferdbatterie',
  'Kx7!pw2q',
  'Test-1234',
  'Sommer mit Regen',
])('lets %s pass', (password) => expect(isGuessablePassword(password)).toBe(false));
