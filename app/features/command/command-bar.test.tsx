// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CommandBar } from './command-bar.tsx';

vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => new Promise(() => undefined),
}));

it('keeps what is typed while the palette is fetched, out of the field of the page', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <CommandBar pages={[]} actions={[]} />
        <main>
          <input aria-label="Notiz" />
          <button data-key="e" onClick={() => expect.unreachable('a letter acted as a shortcut')}>
            Bearbeiten
          </button>
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const note = screen.getByRole('textbox', { name: 'Notiz' });
  note.focus();
  fireEvent.keyDown(note, { key: 'k', ctrlKey: true });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(fireEvent.keyDown(note, { key: 'M' })).toBe(false);
  for (const key of ['e', 'x', 'Backspace', 'r']) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole<HTMLInputElement>('combobox', {}, { timeout: 30_000 });
  expect(field.value).toBe('Mer');
  // From here on the field has its keys for itself.
  expect(fireEvent.keyDown(field, { key: 'x' })).toBe(true);
});
