// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { COMPANY } from '#tests/support/invoice-samples.ts';
import { AssignAnswer } from './assign-answer.tsx';
import { LearnedList } from './learned-list.tsx';

const EXAMPLE = {
  id: 7,
  answer: 'prices',
  content: 'Watt kost dat?',
  created_at: '2026-11-20T09:30:00Z',
};
const ANSWERS = [{ id: 'prices', label: 'Was kostet eine Website?' }];

const table = vi.hoisted(() => ({
  rows: [] as object[],
  remove: vi.fn(async (_column: string, _id: number) => ({ error: null })),
  upsert: vi.fn(async (_row: object, _options: object) => ({ error: null })),
}));
const toast = vi.hoisted(() => vi.fn(async (_toast: { title: string }) => undefined));
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({
    from: () => ({
      select: () => ({ order: async () => ({ data: table.rows, error: null }) }),
      delete: () => ({ eq: table.remove }),
      upsert: table.upsert,
    }),
  }),
}));
vi.mock('#app/ui/feedback/toast.ts', () => ({ showToast: toast, showFailure: toast }));
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const show = (part: React.ReactNode, url = '') => {
  const supabase: SiteData['supabase'] = { url, anonKey: '', sessionCookie: '' };
  const site: SiteData = {
    company: COMPANY,
    supabase,
    claims: {},
    isDemo: false,
    hasChatModel: false,
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PageContext value={{ site, pathname: '/admin/chat/lernen', search: '' }}>{part}</PageContext>
    </QueryClientProvider>,
  );
};

it('shows what was learned for which answer, and takes it back', async () => {
  table.rows = [EXAMPLE];
  show(<LearnedList answers={ANSWERS} />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/Watt kost dat\?.*Was kostet eine Website\?, seit/);
  fireEvent.click(within(row).getByRole('button', { name: 'Entfernen: Watt kost dat?' }));
  const dialog = await screen.findByRole('dialog', { name: 'Gelernte Nachricht entfernen?' });
  expect(table.remove).not.toHaveBeenCalled();
  table.rows = [];
  fireEvent.click(within(dialog).getByRole('button', { name: 'Entfernen' }));
  expect(await screen.findByText('Nichts gelernt')).toBeTruthy();
  expect(table.remove).toHaveBeenCalledWith('id', 7);
});

it.each([
  ['', 'Gespeichert. Der Assistent lernt es in den nächsten Sekunden.'],
  ['https://project.example', 'Zuordnung gespeichert'],
])('promises to learn only where it does: backend at "%s"', async (url, told) => {
  table.rows = [];
  show(<AssignAnswer question="Watt kost dat?" answers={ANSWERS} label="Zuordnen" />, url);
  fireEvent.click(screen.getByRole('button'));
  const choice = screen.getByRole<HTMLSelectElement>('combobox');
  await waitFor(() => expect(choice.disabled).toBe(false));
  fireEvent.change(choice, { target: { value: 'prices' } });
  await waitFor(() => expect(toast).toHaveBeenCalledWith({ title: told }));
  expect(table.upsert).toHaveBeenCalledWith(
    { answer: 'prices', content: 'Watt kost dat?' },
    { onConflict: 'content' },
  );
});
