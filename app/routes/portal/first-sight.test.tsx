// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { SampleInvoice, SampleOffer } from './first-sight.tsx';

afterEach(cleanup);

it.each([true, false])(
  'shows what will come, and opens all of it (pictured: %s)',
  (arePictured) => {
    const id = 'routes/portal/_layout';
    const element = (
      <>
        <SampleOffer />
        <SampleInvoice />
      </>
    );
    const router = createMemoryRouter([{ id, path: '/', loader: () => null, element }], {
      hydrationData: { loaderData: { [id]: { arePictured } } },
    });
    render(<RouterProvider router={router} />);
    for (const kind of ['angebot', 'rechnung']) {
      const link = screen.getByRole('link', { name: new RegExp(`Muster${kind} öffnen`) });
      expect(link.getAttribute('href')).toBe(`/dokumente/muster/${kind}.pdf`);
    }
    expect(screen.queryAllByRole('img')).toHaveLength(arePictured ? 2 : 0);
  },
);
