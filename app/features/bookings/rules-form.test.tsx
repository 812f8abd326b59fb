// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveTogether } from '#app/private/save-bar.tsx';
import { RulesForm } from './rules-form.tsx';

const update = vi.fn();
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => {
    const rows = {
      update: (values: unknown) => {
        update(values);
        return rows;
      },
      eq: () => rows,
      select: async () => ({ data: [{ id: true }], error: null }),
    };
    return { from: () => rows };
  },
}));
afterEach(cleanup);

const RULES = {
  kinds: ['phone', 'video'],
  video_url: 'https://meet.example/raum',
  visit_address: '',
  capacity: 1,
  grid_minutes: 30,
  lead_hours: 4,
  days_ahead: 14,
  updated_at: '2026-11-28T09:00:00Z',
};

it('saves without videos whatever stood in the field of their link, which is gone', async () => {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <SaveTogether>
        <RulesForm rules={RULES} />
      </SaveTogether>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  fireEvent.change(screen.getByLabelText(/^Videolink/), { target: { value: 'mein Raum' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^Video/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await vi.waitFor(() =>
    expect(update.mock.lastCall?.[0]).toMatchObject({
      kinds: ['phone'],
      video_url: RULES.video_url,
    }),
  );
});
