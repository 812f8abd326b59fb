// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCallback, useEffect, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { Milestone } from './project-rows.ts';
import { WaitingSteps } from './waiting-steps.tsx';

const rpc = vi.fn();
vi.mock('#app/lib/supabase-browser.ts', () => ({ loadSupabase: async () => ({ rpc }) }));
afterEach(cleanup);

const STEP = {
  id: '0a20f929-17bb-42b9-8172-e73da089db4b',
  title: 'Entwurf',
  description: 'Der Entwurf steht. https://vorschau.example/laden',
  status: 'awaiting_approval',
  due_on: null,
  decided_at: null,
  updated_at: '2026-11-20T09:30:00.123456+00:00',
} as Milestone;

/** As the page does: a step stays while something unsent was typed about it. */
function Page({ step }: { step: Milestone }) {
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const note = useCallback(
    (id: string, isUnsent: boolean) => setUnsent(new Set(isUnsent ? [id] : [])),
    [],
  );
  return <WaitingSteps steps={[step]} unsent={unsent} canDecide onUnsent={note} />;
}

const queries = new QueryClient();
const within = (step: Milestone) => {
  const router = createMemoryRouter([{ path: '*', element: <Page step={step} /> }]);
  return (
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
};

/** Gives the function that changes the step, as the project's table does live. */
function showChanging(): (step: Milestone) => void {
  let change: (step: Milestone) => void = () => undefined;
  function Changing() {
    const [step, setStep] = useState(STEP);
    useEffect(() => void (change = setStep), []);
    return <Page step={step} />;
  }
  const router = createMemoryRouter([{ path: '*', element: <Changing /> }]);
  render(
    <QueryClientProvider client={queries}>
      <h3 id={`schritt-${STEP.id}`} tabIndex={-1}>
        Entwurf
      </h3>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return (step) => act(() => change(step));
}

it('asks in its heading, and has the preview directly above the two answers', () => {
  const html = renderToStaticMarkup(within(STEP));
  const places = [
    'Bitte geben Sie Schritt 1 von 1 frei: Entwurf',
    'Der Entwurf steht.',
    'Vorschau ansehen',
    'Schritt freigeben',
    'Änderungen anfordern',
  ].map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain('https://vorschau.example/laden');
});

it('is to be looked at first: until then the way to the preview is the filled button', () => {
  render(within(STEP));
  const isFilled = (element: HTMLElement): boolean => element.classList.contains('bg-accent');
  const preview = screen.getByRole('link', { name: /^Vorschau ansehen/ });
  const approve = screen.getByRole('button', { name: 'Schritt freigeben' });
  expect([isFilled(preview), isFilled(approve)]).toEqual([true, false]);
  preview.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(preview);
  expect([isFilled(preview), isFilled(approve)]).toEqual([false, true]);
});

it('decides on what was seen, and keeps with the reason what was typed when that is refused', async () => {
  const reason = 'Der Schritt wurde gerade geändert. Bitte sehen Sie ihn sich noch einmal an.';
  rpc.mockResolvedValue({ error: { code: '55000', message: reason } });
  const change = showChanging();
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen anfordern' }));
  const field = screen.getByLabelText<HTMLTextAreaElement>('Was sollen wir ändern?');
  fireEvent.change(field, { target: { value: 'Logo größer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Änderungen senden' }));
  await waitFor(() => expect(screen.getAllByText(reason).length).toBeGreaterThan(0));
  expect(rpc).toHaveBeenCalledWith('decide_milestone', {
    milestone_id: STEP.id,
    decision: 'changes_requested',
    comment: 'Logo größer',
    seen_at: STEP.updated_at,
  });
  // The new text stands above what was typed.
  change({ ...STEP, description: 'Neu gefasst.', updated_at: '2026-11-20T09:31:00+00:00' });
  await screen.findByText('Neu gefasst.');
  expect(field.value).toBe('Logo größer');
  // Decided elsewhere: what was typed stays to be copied, and is not sent.
  change({ ...STEP, status: 'changes_requested' });
  await screen.findByText(/wartet nicht mehr auf Sie/);
  expect(field.value).toBe('Logo größer');
  expect(
    screen.getByRole<HTMLButtonElement>('button', { name: 'Änderungen senden' }).disabled,
  ).toBe(true);
  fireEvent.change(field, { target: { value: '' } });
  await waitFor(() => expect(screen.queryByText(/wartet nicht mehr auf Sie/)).toBeNull());
});

it('leaves the focus at the step where its row is there before the answer is', async () => {
  const answer = Promise.withResolvers<{ error: null }>();
  rpc.mockReturnValue(answer.promise);
  const change = showChanging();
  rpc.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Schritt freigeben' }));
  fireEvent.click(screen.getByRole('button', { name: 'Ja, freigeben' }));
  await waitFor(() => expect(rpc).toHaveBeenCalled());
  change({ ...STEP, status: 'approved' });
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  answer.resolve({ error: null });
});

it('asks before it approves, and goes back to both answers from there', () => {
  rpc.mockClear();
  render(within(STEP));
  fireEvent.click(screen.getByRole('button', { name: 'Schritt freigeben' }));
  const question = screen.getByText('„Entwurf“ verbindlich freigeben?');
  expect(document.activeElement).toBe(question);
  expect(rpc).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Noch nicht' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Schritt freigeben' }));
});
