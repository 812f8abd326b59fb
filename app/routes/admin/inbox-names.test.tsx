import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { INBOX_KEY, type Waiting, type WayIn } from '#app/features/inbox/waiting.ts';
import { InboxSentence } from '#app/features/inbox/inbox-figures.tsx';
import { MemoryRouter } from 'react-router';
import { SECTIONS } from './sections.tsx';

const waiting = (kind: WayIn, id: string, isLate = false): Waiting => ({
  kind,
  id,
  title: id,
  text: '',
  at: '2026-11-20',
  due: isLate ? '2000-01-01' : '2100-01-01',
});

test('every page of the inbox counts what awaits an answer there, and the first one all of it', () => {
  const queries = new QueryClient();
  queries.setQueryData(INBOX_KEY, [
    waiting('anfrage', 'a', true),
    waiting('anfrage', 'b'),
    waiting('kunde', 'c'),
    waiting('kontakt', 'd'),
    waiting('angebot', 'h'),
    waiting('chat', 'e', true),
    waiting('chat', 'f'),
    waiting('chat', 'g'),
  ]);
  const linksOf = (name: string) => SECTIONS.find(({ label }) => label === name)!.links;
  // Questions about offers are answered there.
  const shown = [...linksOf('Posteingang'), ...linksOf('Angebote')].map(({ label, badge }) => {
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queries}>{badge}</QueryClientProvider>,
    );
    const text = html.replaceAll(/<[^>]+>/g, '');
    // Red only where something of it is late.
    return [label, html.includes('bg-danger') ? `${text}!` : text];
  });
  expect(shown).toEqual([
    ['Alles Offene', '8 warten auf Antwort!'],
    ['Angebotsanfragen', '2 warten auf Antwort!'],
    ['Kundennachrichten', '1 warten auf Antwort'],
    ['Kontaktformular', '1 warten auf Antwort'],
    ['Website-Chat', '3 warten auf Antwort!'],
    ['Angebote', '1 warten auf Antwort'],
  ]);
});

test('the overview says in a sentence what waits, and names in red what of it is late', () => {
  const say = (rows: readonly Waiting[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <InboxSentence rows={rows} />
      </MemoryRouter>,
    );
  const text = (html: string) =>
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const html = say([waiting('anfrage', 'a', true), waiting('chat', 'b'), waiting('chat', 'c')]);
  expect(text(html)).toBe(
    '3 warten auf Antwort , davon 1 überfällig Angebotsanfragen 1 Kundennachrichten 0 ' +
      'Fragen zu Angeboten 0 Kontaktformular 0 Website-Chat 2',
  );
  expect(html).toContain('text-danger');
  expect(text(say([waiting('kunde', 'a')]))).toContain('1 wartet auf Antwort Angebotsanfragen 0');
  expect(say([waiting('kunde', 'a')])).not.toContain('text-danger');
  expect(text(say([]))).toBe('Alles beantwortet');
});
