import { expect, it } from 'vitest';
import { waitFrom } from '#app/private/waits.ts';
import { railRow } from './waiting-list.tsx';

it('says first where an entry came in, which is never cut off', () => {
  const entry = { kind: 'kontakt', id: '1', title: 'Jana', text: 'Guten Tag' } as const;
  const { text, to, person } = railRow({ ...entry, ...waitFrom('2026-11-30T09:00:00Z') });
  expect(text).toBe('Kontaktformular · Guten Tag');
  expect(to).toBe('/admin/eingang/kontakt/1');
  expect(person).toBe('Jana');
});
