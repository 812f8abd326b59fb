import { expect, it } from 'vitest';
import { buildReference, deriveId } from './identity.ts';

it('derives the same id from the same facts, for ever', () => {
  const facts = ['jana@firma.example', '2026-11-20T10:00:00.000Z', 'website', 'data:x'];
  expect(deriveId(facts)).toBe('5a9d2a2f-d762-8ab5-b66e-4868aacf8578');
  expect(deriveId([...facts, ''])).not.toBe(deriveId(facts));
});

it('makes references that are easy to read aloud', () => {
  expect(buildReference('MD', new Date('2026-11-20'))).toMatch(/^MD-2026-[2-9A-HJ-NP-Z]{6}$/);
});
