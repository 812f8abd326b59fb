import { readSum } from '#content/markdown.ts';
import type { Page } from '#content/pages.ts';
import { formatWholePrice } from '#shared/core/format.ts';

export type PostFigureData = {
  /** An amount or a time, with its unit. */
  figure: string;
  /** In whole euros what it is the sum of; empty for what is none. */
  pieces: readonly number[];
};

/** What a post measures: the figure that it names, else the sum that its text adds up; null without. */
export function findPostFigure({
  data,
  markdown,
}: Pick<Page<'blog'>, 'data' | 'markdown'>): PostFigureData | null {
  if (data.figure) return { figure: data.figure, pieces: [] };
  const pieces = readSum(markdown).map(({ sum }) => sum);
  const total = pieces.reduce((rest, piece) => rest + piece, 0);
  return total > 0 ? { figure: formatWholePrice(total), pieces } : null;
}
