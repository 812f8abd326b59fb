import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { RecordRail } from './record-rail.tsx';

it('begins each row at one edge: with initials, or with a sign where nobody is named', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RecordRail
        rows={[
          { id: '1', to: '/1', title: 'Jana Musterfeld', text: '', person: 'Jana Musterfeld' },
          { id: '2', to: '/2', title: 'Kann der Shop das?', text: '', icon: 'chat' },
        ]}
      />
    </MemoryRouter>,
  );
  const tiles = [...html.matchAll(/<span aria-hidden="true" class="grid size-\[2rem\][^>]*>(.)/g)];
  expect(tiles.map(([, first]) => first)).toEqual(['J', '<']);
});
