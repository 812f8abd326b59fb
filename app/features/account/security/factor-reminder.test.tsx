import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { FactorGate } from './factor-reminder.tsx';

const show = (path: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <FactorGate reminder={{ isDue: false, isQuiet: false, dueAt: '2026-12-02T12:00:00Z' }}>
        Die Seite
      </FactorGate>
    </MemoryRouter>,
  );

it('reminds of the second factor, but not where one is set up', () => {
  expect(show('/admin/firma')).toContain('Bitte richten Sie einen zweiten Faktor ein.');
  for (const path of ['/admin/konto', '/admin/einrichten/zweiter-faktor'])
    expect(show(path)).toBe('Die Seite');
});
