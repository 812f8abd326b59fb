// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { FactorGate } from './factor-reminder.tsx';

vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({ rpc: async () => ({}) }),
}));

const REMINDER = { isDue: false, isQuiet: false, dueAt: '2026-12-02T12:00:00Z' };

const show = (path: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <FactorGate reminder={REMINDER}>Die Seite</FactorGate>
    </MemoryRouter>,
  );

it('reminds of the second factor, but not where one is set up', () => {
  expect(show('/admin/firma')).toContain('Bitte richten Sie einen zweiten Faktor ein.');
  for (const path of ['/admin/konto', '/admin/einrichten/zweiter-faktor'])
    expect(show(path)).toBe('Die Seite');
});

it('keeps what was typed below when it is put off', () => {
  render(
    <MemoryRouter initialEntries={['/admin/firma']}>
      <FactorGate reminder={REMINDER}>
        <input aria-label="Inhaber" />
      </FactorGate>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Inhaber');
  field.value = 'Angefangen';
  fireEvent.click(screen.getByRole('button', { name: 'Später' }));
  expect(screen.queryByRole('button', { name: 'Später' })).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Inhaber').value).toBe('Angefangen');
});
