import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { INBOX_KEY, type Waiting, type WayIn } from '#app/features/inbox/waiting.ts';
import { tellWork } from '#app/features/inbox/use-inbox-work.ts';
import { SECTIONS } from './sections.tsx';

const waiting = (kind: WayIn, id: string, isLate = false): Waiting => ({
  kind,
  id,
  title: id,
  text: '',
  at: '2026-11-20',
  due: isLate ? '2000-01-01' : '2100-01-01',
});

const ROWS = [
  waiting('anfrage', 'a', true),
  waiting('anfrage', 'b'),
  waiting('kunde', 'c'),
  waiting('kontakt', 'd'),
  waiting('angebot', 'h'),
  waiting('chat', 'e', true),
  waiting('chat', 'f'),
  waiting('chat', 'g'),
];
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('every page of the inbox counts what awaits an answer there, and the first one their sum', () => {
  const queries = new QueryClient();
  const show = (badge: ReactNode) =>
    renderToStaticMarkup(<QueryClientProvider client={queries}>{badge}</QueryClientProvider>);
  queries.setQueryData(INBOX_KEY, ROWS);
  const inbox = SECTIONS.find(({ label }) => label === 'Posteingang')!;
  expect(inbox.links.map(({ label, badge }) => [label, plain(show(badge))])).toEqual([
    ['Alles Offene', '8 warten auf Antwort'],
    ['Angebotsanfragen', '2 warten auf Antwort'],
    ['Kundennachrichten', '1 wartet auf Antwort'],
    ['Kontaktformular', '1 wartet auf Antwort'],
    ['Website-Chat', '3 warten auf Antwort'],
    ['Fragen zu Angeboten', '1 wartet auf Antwort'],
  ]);
  // The entry of the inbox alone is filled, red once something is late.
  expect(inbox.links.map(({ badge }) => show(badge)).join('')).not.toContain('bg-');
  expect(show(inbox.badge)).toContain('bg-danger');
  queries.setQueryData(INBOX_KEY, [waiting('anfrage', 'b')]);
  expect(show(inbox.badge)).toContain('bg-accent');
  expect(SECTIONS.flatMap(({ label, badge }) => (badge ? [label] : []))).toEqual([
    'Posteingang',
    'Einstellungen',
  ]);
});

test('the work of the overview says of each of them where it came in, and how urgent it is', () => {
  const soon = { ...waiting('kunde', 'i'), due: new Date(Date.now() + 3_600_000).toISOString() };
  expect(tellWork([...ROWS.slice(0, 2), soon]).map(({ what, risk }) => [what, risk])).toEqual([
    ['Angebotsanfrage', 'promise broken'],
    ['Angebotsanfrage', 'later answer'],
    ['Kundennachricht', 'answer'],
  ]);
  expect(tellWork(ROWS)).toHaveLength(8);
});
