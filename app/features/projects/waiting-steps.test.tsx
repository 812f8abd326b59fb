import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Milestone } from './project-rows.ts';
import { WaitingSteps } from './waiting-steps.tsx';

const STEP = {
  id: '0a20f929-17bb-42b9-8172-e73da089db4b',
  title: 'Entwurf',
  description: 'Der Entwurf steht. https://vorschau.example/laden',
  status: 'awaiting_approval',
  due_on: null,
  decided_at: null,
} as Milestone;

it('has the preview directly above the two answers, and the files below them', () => {
  const router = createMemoryRouter([{ path: '*', element: <WaitingSteps steps={[STEP]} /> }]);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const places = ['Der Entwurf steht.', 'Vorschau ansehen', 'Schritt freigeben', '#dateien'].map(
    (text) => html.indexOf(text),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain('https://vorschau.example/laden');
});
