// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useProjectMoments } from './project-moments.tsx';

const step = (status: string) => ({
  id: status,
  title: status,
  status,
  needs_approval: true,
  decided_at: '2026-11-20T09:00:00Z',
});
const PROJECT = {
  id: 'p1',
  title: 'Website',
  number: 'PR-1',
  status: 'active',
  due_on: null,
  created_at: '2026-11-01T09:00:00Z',
  project_milestones: ['approved', 'done', 'changes_requested', 'in_progress'].map(step),
};
const rows = {
  select: () => rows,
  eq: () => rows,
  order: () => rows,
  throwOnError: async () => ({ data: [PROJECT] }),
};
vi.mock('#app/lib/supabase-browser.ts', () => ({
  loadSupabase: async () => ({ from: () => rows }),
}));

it('says of each decision what the state of its step still knows of it', async () => {
  const queries = new QueryClient();
  const { result } = renderHook(() => useProjectMoments('k1'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(
    Object.fromEntries(result.current.data!.slice(1).map(({ title, kind }) => [title, kind])),
  ).toEqual({
    approved: 'Schritt freigegeben',
    done: 'Schritt freigegeben',
    changes_requested: 'Änderungen gewünscht',
    in_progress: 'Schritt entschieden',
  });
});
