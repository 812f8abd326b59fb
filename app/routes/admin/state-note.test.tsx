import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { StateNote, type SiteState } from './state-note.tsx';

const show = (at: string, state: Partial<SiteState>): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[at]}>
      <StateNote state={{ hasSamples: false, isHeldBack: false, ...state }} />
    </MemoryRouter>,
  );

it('leads to what is missing, or to the list of it, and is silent there', () => {
  expect(show('/admin/rechnungen', {})).toBe('');
  const samples = show('/admin/rechnungen', { hasSamples: true });
  expect(samples).toContain('Muster, auch auf Rechnungen');
  expect(samples).toContain('href="/admin/firma"');
  expect(show('/admin/angebote', { hasSamples: true })).toBe('');
  const both = show('/admin/rechnungen', { hasSamples: true, isHeldBack: true });
  expect(both).toMatch(/Muster.*noch nicht auf/);
  expect(both).toContain('href="/admin/start"');
  expect(show('/admin/einrichten/adresse', { isHeldBack: true })).toContain('Was noch fehlt');
});
