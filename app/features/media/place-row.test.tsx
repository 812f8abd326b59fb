import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { PlaceRow } from './place-row.tsx';

const PLACE = { id: 'case:a', name: 'A', where: '', page: '/', advice: '', ratio: '16 / 9' };

function show(delivered?: string): string {
  const element = <PlaceRow place={{ ...PLACE, delivered }} media={[]} picture={undefined} />;
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
}

it('shows the picture that stands in a place without one of the agency', () => {
  expect(show()).toContain('>leer<');
  expect(show('/a.avif')).toMatch(/src="\/a\.avif".*mitgeliefert/);
  expect(show('/a.avif')).not.toContain('>leer<');
});
