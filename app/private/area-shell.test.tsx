// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { COMPANY } from '#tests/support/invoice-samples.ts';
import { AreaShell } from './area-shell.tsx';

const shown = vi.hoisted(() => new Set<string>());
vi.unmock('#app/ui/feedback/toaster.tsx');
vi.mock('sonner', () => {
  // The title is drawn by a part that keeps numbers on one line.
  const show = ({ props: { children: title } }: { props: { children: string } }): string => {
    shown.add(title);
    return title;
  };
  const dismiss = (title: string): boolean => shown.delete(title);
  return { Toaster: () => null, toast: Object.assign(show, { error: show, dismiss }) };
});

afterEach(cleanup);

it('ends messages of errors with their page, and tells on the next what is done', async () => {
  const site = { company: COMPANY, claims: {} } as SiteData;
  const element = (
    <PageContext value={{ site, pathname: '/portal', search: '' }}>
      <AreaShell title="Kundenportal" person="Jana Musterfeld" actions={null}>
        Seite
      </AreaShell>
    </PageContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  void showToast({ title: 'Nicht gespeichert', tone: 'destructive' });
  void showToast({ title: 'Gespeichert' });
  await waitFor(() => expect(shown.size).toBe(2));
  await act(() => router.navigate('/?seite=2'));
  await vi.dynamicImportSettled();
  expect(shown.size).toBe(2);
  await act(() => router.navigate('/andere'));
  await waitFor(() => expect([...shown]).toEqual(['Gespeichert']));
});
