// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { Command } from './command.ts';
import Palette from './palette.tsx';

// The code of dialogs comes on demand.

vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: () => new Promise(() => undefined),
}));

it('is not thrown off by an arrow key before there is anything to choose', async () => {
  const queries = new QueryClient();
  const page = (pages: readonly Command[]) => (
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <Palette
          search=""
          onSearch={() => undefined}
          pages={pages}
          actions={[]}
          onClose={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page([]));
  const field = await screen.findByRole('combobox');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  rerender(page([{ id: 'projekte', label: 'Projekte', icon: 'flow', to: '/admin/projekte' }]));
  expect(screen.getByRole('option').getAttribute('aria-selected')).toBe('true');
});
