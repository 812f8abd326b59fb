import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BlogPostSchema } from '#content/schemas/blog.ts';
import { Decision } from './decision.tsx';

/** A press as a bracket: (its word, what it opens). */
const read = (html: string): string =>
  html
    .replace(/<details[^>]*>/g, '(')
    .replaceAll('</details>', ')')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll(' )', ')')
    .trim();

it('puts the next question under the answer that does not end', () => {
  const html = renderToStaticMarkup(
    <Decision
      steps={[
        { question: 'A?', yes: undefined, no: 'Nicht erfasst.' },
        { question: 'B?', yes: 'Erfasst.', no: 'Ausgenommen.' },
      ]}
    />,
  );
  expect(read(html)).toBe(
    '1. A? ( Nein Nicht erfasst.)( Ja 2. B? ( Ja Erfasst.)( Nein Ausgenommen.))',
  );
});

it('wants a way that ends', () => {
  const { decision } = BlogPostSchema.shape;
  const ends = { question: 'B?', yes: 'Ja.', no: 'Nein.' };
  expect(decision.safeParse([{ question: 'A?', no: 'Nein.' }, ends]).success).toBe(true);
  expect(decision.safeParse([ends, ends]).success).toBe(false);
  expect(decision.safeParse([{ question: 'A?', no: 'Nein.' }]).success).toBe(false);
});
