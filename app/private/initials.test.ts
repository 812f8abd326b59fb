import { expect, it } from 'vitest';
import { initialsOf } from './initials.tsx';

it('names a person by his first and his last name, or by the one that he has', () => {
  expect(initialsOf('Jana Musterfeld')).toBe('JM');
  expect(initialsOf('Sabine  Maria Probst')).toBe('SP');
  expect(initialsOf('Administration')).toBe('A');
  expect(initialsOf('kontakt@firma.example')).toBe('K');
  expect(initialsOf('')).toBe('');
});

it('takes no title for a name', () => {
  expect(initialsOf('Dr. Sabine Probst')).toBe('SP');
  expect(initialsOf('Prof. Dr.-Ing. J. Musterfeld')).toBe('JM');
});
