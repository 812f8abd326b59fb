import type { UseQueryResult } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { OpenMoments, Timeline, type Moment, type Moments } from './moments.tsx';

const moment = (title: string, at: string, isOpen = false): Moment => ({
  id: title,
  at,
  icon: 'file',
  kind: 'Angebot',
  title,
  isOpen,
  to: '/admin/angebote/1',
});
const part = (data: Moment[] | undefined): Moments => ({
  query: { data } as UseQueryResult<unknown>,
  data,
});
const PARTS = [
  part([moment('Laden', '2026-11-02', true)]),
  part([moment('Ältestes', '2026-11-01'), moment('Neuestes', '2026-11-03T12:00:00Z', true)]),
];
const show = (what: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter>{what}</MemoryRouter>).replaceAll(/<[^>]*>/g, ' ');

it('tells everything that happened in one order, the newest first', () => {
  expect(show(<Timeline parts={PARTS} />)).toMatch(/Verlauf.*Neuestes.*Laden.*Ältestes/);
  expect(show(<Timeline parts={[part([])]} />)).toContain('Noch nichts geschehen.');
});

it('leads with what is open, in the order of the subjects', () => {
  const open = show(<OpenMoments parts={PARTS} />);
  expect(open).toMatch(/Offen.*Laden.*Neuestes/);
  expect(open).not.toContain('Ältestes');
  expect(show(<OpenMoments parts={[part([moment('Alt', '2026-11-01')])]} />)).toBe('');
  // Before the last subject is read nothing stands there that would be pushed away.
  expect(show(<OpenMoments parts={[...PARTS, part(undefined)]} />)).toBe('');
});
