import { expect, it } from 'vitest';
import { initialsOf } from './initials.tsx';

it('names a person by his first and his last name, or by the one that he has', () => {
  expect(initialsOf('Jana Musterfeld')).toBe('JM');
  expect(initialsOf('Dr. Sabine  Maria Probst')).toBe('DP');
  expect(initialsOf('Administration')).toBe('A');
  expect(initialsOf('kontakt@firma.example')).toBe('K');
  expect(initialsOf('')).toBe('');
});
