import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { waitFrom } from '#app/private/waits.ts';
import { railRow } from './waiting-list.tsx';

it('says by a sign, and aloud, where an entry came in', () => {
  const entry = { kind: 'kontakt', id: '1', title: 'Jana', text: 'Guten Tag' } as const;
  const { text, to, icon, iconTitle } = railRow({ ...entry, ...waitFrom('2026-11-30T09:00:00Z') });
  expect(renderToStaticMarkup(text)).toBe(
    '<span class="sr-only">Kontaktformular: </span>Guten Tag',
  );
  expect([to, icon, iconTitle]).toEqual(['/admin/eingang/kontakt/1', 'mail', 'Kontaktformular']);
});

it('names the way in where the title says it all', () => {
  const entry = { kind: 'chat', id: '1', title: 'Geht das?', text: '' } as const;
  expect(railRow({ ...entry, ...waitFrom('2026-11-30T09:00:00Z') }).text).toBe('Website-Chat');
});
