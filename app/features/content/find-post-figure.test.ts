import { expect, it } from 'vitest';
import type { Page } from '#content/pages.ts';
import { findPostFigure } from './find-post-figure.ts';

const SUM =
  '| Posten | Betrag | Art |\n|---|---|---|\n| A | 200 € | Bau |\n| B | 100 € | Pflege |\n';
const find = (figure: string | undefined, markdown: string) =>
  findPostFigure({ data: { figure } as Page<'blog'>['data'], markdown });

it('takes the figure that a post names, else what it adds up', () => {
  const text = `${SUM}| C | 1.000 € | Bau |\n| Zusammen | = | |`;
  expect(find('45 Minuten', text)).toEqual({ figure: '45 Minuten', pieces: [] });
  expect(find(undefined, text)).toEqual({ figure: '1.300\u00a0€', pieces: [1_200, 100] });
  expect(find(undefined, SUM)).toBeNull();
});
