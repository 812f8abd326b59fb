import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import AdminChatAnswers from './chat-answers.tsx';

const answer = (label: string) => ({
  id: label,
  label,
  text: { de: `${label} ab {price.startpaket}`, en: '', nl: '' },
  said: `${label} ab 590 €`,
  seen: '',
});

it('lists by the alphabet what the assistant says, with the values of today', () => {
  const answers = ['24 Stunden', 'Ändern', 'Angebot', 'Preis'].map(answer);
  const props = { loaderData: { answers } } as ComponentProps<typeof AdminChatAnswers>;
  const element = <AdminChatAnswers {...props} />;
  const shown = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
  const heads = [...shown.matchAll(/scope="rowgroup"[^>]*>([^<]*)</g)].map(([, head]) => head);
  expect(heads).toEqual(['0–9', 'A', 'P']);
  expect(shown).toContain('Preis ab 590 €');
  expect(shown).not.toContain('{price.startpaket}');
});
