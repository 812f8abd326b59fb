// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useTalkMoments } from './talk-moments.tsx';

const talkFrom = (minutes: number) => ({
  id: String(minutes),
  status: 'booked',
  kind: 'phone',
  confirm_by: null,
  starts_at: new Date(Date.now() + minutes * 60_000).toISOString(),
  ends_at: new Date(Date.now() + (minutes + 30) * 60_000).toISOString(),
});
const rows = {
  select: () => rows,
  eq: () => rows,
  order: async () => ({ data: [-40, -10, 10].map(talkFrom), error: null }),
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({ from: () => rows }),
}));
vi.mock('#app/lib/use-texts.ts', () => ({ useTexts: () => ({ phone: 'Telefonat' }) }));

it('counts a talk as past once it has ended, not while it runs', async () => {
  const queries = new QueryClient();
  const { result } = renderHook(() => useTalkMoments('k1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.talks.data).toBeDefined());
  expect(result.current.talks.data!.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    ['-40', false],
    ['-10', true],
    ['10', true],
  ]);
});
